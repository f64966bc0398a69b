/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder func body(content: Content) -> Body

    static func _update<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode)
    static var _role: _ViewRole { get }
}

extension ViewModifier {
    /// Brings the node up to date with this value.
    public static func _update<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        node.updateModifier(modifier, content)
    }

    /// How the view takes part in containers that look at their children.
    public static var _role: _ViewRole { .composite }
}

extension ViewModifier where Body == Never {
    /// Never called.
    public func body(content: Content) -> Never { noBody() }
}

/// The view a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, StructuralView {
    let content: any View

    /// Brings the node up to date with this value.
    public static func _update(_ view: Self, _ node: _ViewNode) {
        node.update(0, view.content, inputs: node.inputs)
    }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// What is applied to it.
    public var modifier: Modifier

    /// A view with a modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// What it is made of.
    public var body: Never { noBody() }
    /// How the view takes part in containers that look at their children.
    public static var _role: _ViewRole { Modifier._role == .unary && !Content._isOne ? .structural : Modifier._role }
    /// Whether the type alone says that this is one view.
    public static var _isOne: Bool { Modifier.Body.self == Never.self ? Content._isOne : Modifier.Body._isOne }

    /// Brings the node up to date with this value.
    public static func _update(_ view: Self, _ node: _ViewNode) {
        Modifier._update(view.modifier, view.content, node)
    }
}

extension View {
    /// Applies a modifier.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension _ViewNode {
    /// Evaluates a modifier with a body.
    ///
    /// It is never skipped: its content is a new value each time.
    fileprivate func updateModifier<M: ViewModifier, C: View>(_ modifier: M, _ content: C) {
        let fields = DynamicFields.of(M.self)
        guard M.Body.self != Never.self else { return failWithoutBody(M.self) }
        guard canEvaluate(modifier, fields) else { return }
        var bound = modifier
        fields.bind(&bound, to: self)
        let body = tracked(ModifiedContent(content: content, modifier: modifier)) {
            bound.body(content: _ViewModifier_Content<M>(content: content))
        }
        update(0, body, inputs: inputs)
    }
}

/// A modifier that changes what is handed down and draws nothing.
protocol InputModifier: ViewModifier where Body == Never {
    func inputs(for node: _ViewNode) -> ViewInputs
}

extension InputModifier {
    /// How the view takes part in containers that look at their children.
    public static var _role: _ViewRole { .structural }

    /// Brings the node up to date with this value.
    public static func _update<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        node.update(0, content, inputs: modifier.inputs(for: node))
    }
}

/// A modifier that makes one thing of its content.
///
/// Of content that is several views, such as a group, it makes as many.
protocol UnaryModifier: ViewModifier where Body == Never {
    /// Draws around content that is one view, which is to be updated with `node.contentInputs`.
    static func surround<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode)
}

extension UnaryModifier {
    /// How the view takes part in containers that look at their children.
    public static var _role: _ViewRole { .unary }

    /// Brings the node up to date with this value.
    public static func _update<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        if C._isOne { surround(modifier, content, node) } else { node.distribute(modifier, over: content) }
    }
}

/// A modifier that puts a box around its content.
protocol BoxModifier: UnaryModifier {
    func draw(_ draft: inout ElementDraft, in environment: EnvironmentValues)
}

extension BoxModifier {
    static func surround<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        node.setElement("div") { modifier.draw(&$0, in: node.inputs.environment) }
        node.update(0, content, inputs: node.contentInputs)
    }
}

/// Puts attributes or handlers on the first element below.
struct DecorationModifier: InputModifier {
    let decorations: [Decoration]

    func inputs(for node: _ViewNode) -> ViewInputs {
        var inputs = node.inputs
        inputs.decorations += decorations
        return inputs
    }
}

extension View {
    package func decorated(forControl: Bool = false, _ apply: @escaping (inout ElementDraft) -> Void) -> some View {
        modifier(DecorationModifier(decorations: [Decoration(isForControl: forControl, apply: apply)]))
    }
}
