/// A part of the screen, described by a value.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }

    /// Brings a node up to date with this value. Views with a body have it for free.
    static func _update(_ view: Self, _ node: _ViewNode)

    /// How the view takes part in lists, tabs and pickers.
    static var _role: _ViewRole { get }

    /// Whether the type alone says that the view is one thing on the screen, never none or several.
    static var _isOne: Bool { get }
}

extension View {
    /// Brings the node up to date with this value.
    public static func _update(_ view: Self, _ node: _ViewNode) { node.updateComposite(view) }
    /// How the view takes part in containers that look at their children.
    public static var _role: _ViewRole { .composite }
    /// Whether the type alone says that this is one view.
    public static var _isOne: Bool { Body.self == Never.self ? _role == .unary : Body._isOne }
}

extension Never: View {
    /// What it is made of.
    public var body: Never { noBody() }
}

/// A view that draws itself.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// What it is made of.
    public var body: Never { noBody() }
    /// How the view takes part in containers that look at their children.
    public static var _role: _ViewRole { .unary }
}

/// A view that only stands for other views.
protocol StructuralView: View where Body == Never {}

extension StructuralView {
    /// What it is made of.
    public var body: Never { noBody() }
    /// How the view takes part in containers that look at their children.
    public static var _role: _ViewRole { .structural }
}

/// A view that shows nothing.
public struct EmptyView: View, StructuralView {
    /// Nothing.
    public init() {}

    /// Brings the node up to date with this value.
    public static func _update(_ view: EmptyView, _ node: _ViewNode) {}
}
