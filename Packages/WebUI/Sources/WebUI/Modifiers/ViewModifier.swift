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
    public static func _update<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        node.updateModifier(modifier, content)
    }

    public static var _role: _ViewRole { .composite }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("A primitive modifier has no body.") }
}

/// The view a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, StructuralView {
    let content: any View

    public static func _update(_ view: Self, _ node: _ViewNode) {
        node.update(0, view.content, inputs: node.inputs)
    }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError("A primitive view has no body.") }
    public static var _role: _ViewRole { Modifier._role }

    public static func _update(_ view: Self, _ node: _ViewNode) {
        Modifier._update(view.modifier, view.content, node)
    }
}

extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension _ViewNode {
    /// Evaluates a modifier with a body.
    ///
    /// It is never skipped: its content is a new value each time.
    fileprivate func updateModifier<M: ViewModifier, C: View>(_ modifier: M, _ content: C) {
        var bound = modifier
        DynamicFields.of(M.self).bind(&bound, to: self)
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
    public static var _role: _ViewRole { .structural }

    public static func _update<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        node.update(0, content, inputs: modifier.inputs(for: node))
    }
}

/// A modifier that puts a box around its content.
protocol BoxModifier: ViewModifier where Body == Never {
    func draw(_ draft: inout ElementDraft, in environment: EnvironmentValues)
}

extension BoxModifier {
    public static var _role: _ViewRole { .unary }

    public static func _update<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        node.setElement("div") { modifier.draw(&$0, in: node.inputs.environment) }
        node.update(0, content, inputs: node.inputs.inside)
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
