/// Builds views from closures.
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var children: [any View] = []
        repeat children.append(each content)
        return TupleView(children: children)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .first(first))
    }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .second(second))
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views, one after the other.
public struct TupleView<T>: View, StructuralView {
    let children: [any View]

    public static func _update(_ view: TupleView, _ node: _ViewNode) {
        for (slot, child) in view.children.enumerated() {
            node.update(slot, child, inputs: node.inputs)
        }
    }
}

/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, StructuralView {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    public static func _update(_ view: Self, _ node: _ViewNode) {
        // The branches are different places: state does not pass from one to the other, even of the same type.
        switch view.storage {
        case .first(let content): node.update(0, content, tag: true, inputs: node.inputs)
        case .second(let content): node.update(0, content, tag: false, inputs: node.inputs)
        }
    }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("A primitive view has no body.") }
    public static var _role: _ViewRole { .structural }

    public static func _update(_ view: Wrapped?, _ node: _ViewNode) {
        if let view { node.update(0, view, inputs: node.inputs) } else { node.clear(0) }
    }
}

/// A view of any type; another type in the same place is another view.
public struct AnyView: View, StructuralView {
    let content: any View

    public init<V: View>(_ view: V) { content = view }

    public init<V: View>(erasing view: V) { content = view }

    public static func _update(_ view: AnyView, _ node: _ViewNode) {
        node.update(0, view.content, inputs: node.inputs)
    }
}

/// Several views as one, without any layout of its own.
public struct Group<Content: View>: View, StructuralView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _update(_ view: Group, _ node: _ViewNode) {
        node.update(0, view.content, inputs: node.inputs)
    }
}
