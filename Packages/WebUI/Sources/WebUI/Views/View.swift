@_spi(Reflection) import Swift

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

/// Builds views from closures.
@resultBuilder
public enum ViewBuilder {
    /// One statement of the closure.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// An empty closure.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// The statements, one after the other.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// The statements, one after the other.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView(value: (repeat each content))
    }

    /// What stands under an `if` without an `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// What stands under an `else`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .first(first))
    }

    /// What stands under an `else`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .second(second))
    }

    /// What stands under a check of the system's version.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views, one after the other.
public struct TupleView<T>: View, StructuralView {
    /// A tuple of views; without an existential for each, which would be an allocation for most.
    let value: T

    /// Brings the node up to date with this value.
    public static func _update(_ view: TupleView, _ node: _ViewNode) {
        withUnsafeBytes(of: view.value) { bytes in
            for (slot, part) in TupleParts.of(T.self).parts.enumerated() {
                guard let base = bytes.baseAddress else { return }
                part.type.place(at: base + part.offset, in: slot, of: node)
            }
        }
    }
}

extension View {
    /// Mounts or updates the view that lies at an address.
    fileprivate static func place(at address: UnsafeRawPointer, in slot: Int, of node: _ViewNode) {
        node.update(slot, address.assumingMemoryBound(to: Self.self).pointee, inputs: node.inputs)
    }
}

/// Where the views of a tuple lie, found once per type.
private final class TupleParts {
    let parts: [(offset: Int, type: any View.Type)]

    private static var cache: [ObjectIdentifier: TupleParts] = [:]

    static func of(_ type: Any.Type) -> TupleParts {
        if let known = cache[ObjectIdentifier(type)] { return known }
        let new = TupleParts(type)
        cache[ObjectIdentifier(type)] = new
        return new
    }

    private init(_ type: Any.Type) {
        var parts: [(offset: Int, type: any View.Type)] = []
        _forEachField(of: type) { _, offset, type, _ in
            if let type = type as? any View.Type { parts.append((offset, type)) }
            return true
        }
        self.parts = parts
    }
}

/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, StructuralView {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    /// Brings the node up to date with this value.
    public static func _update(_ view: Self, _ node: _ViewNode) {
        // The branches are different places: state does not pass from one to the other, even of the same type.
        switch view.storage {
        case .first(let content): node.update(0, content, tag: true, inputs: node.inputs)
        case .second(let content): node.update(0, content, tag: false, inputs: node.inputs)
        }
    }
}

extension Optional: View where Wrapped: View {
    /// What it is made of.
    public var body: Never { noBody() }
    /// How the view takes part in containers that look at their children.
    public static var _role: _ViewRole { .structural }

    /// Brings the node up to date with this value.
    public static func _update(_ view: Wrapped?, _ node: _ViewNode) {
        if let view { node.update(0, view, inputs: node.inputs) } else { node.clear(0) }
    }
}

/// A view of any type; another type in the same place is another view.
public struct AnyView: View, StructuralView {
    let content: any View

    /// Forgets what kind of view it is.
    public init<V: View>(_ view: V) { content = view }

    /// Forgets what kind of view it is.
    public init<V: View>(erasing view: V) { content = view }

    /// Brings the node up to date with this value.
    public static func _update(_ view: AnyView, _ node: _ViewNode) {
        node.update(0, view.content, inputs: node.inputs)
    }
}

/// Several views as one, without any layout of its own.
public struct Group<Content: View>: View, StructuralView {
    let content: Content

    /// Several views as one.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Brings the node up to date with this value.
    public static func _update(_ view: Group, _ node: _ViewNode) {
        node.update(0, view.content, inputs: node.inputs)
    }
}
