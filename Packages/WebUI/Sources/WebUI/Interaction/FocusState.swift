/// Which field has the focus, as the view wants it and as it is.
@propertyWrapper
public struct FocusState<Value: Hashable>: StoredProperty {
    var stored: StoredValue<Value>

    /// A connection to the focus.
    @propertyWrapper
    public struct Binding {
        let get: () -> Value
        let set: (Value) -> Void

        /// What has the focus.
        public var wrappedValue: Value {
            get { get() }
            nonmutating set { set(newValue) }
        }

        /// The connection itself.
        public var projectedValue: Binding { self }
    }

    /// A focus of one view.
    public init() where Value == Bool { stored = StoredValue(false) }

    /// A focus of one of several views, or of none.
    public init<T: Hashable>() where Value == T? { stored = StoredValue(nil) }

    /// What has the focus.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    /// A connection to the focus.
    public var projectedValue: Binding {
        Binding(get: { stored.value }, set: { stored.value = $0 })
    }
}

private struct FocusModifier: ViewModifier {
    let isFocused: () -> Bool
    let setFocused: (Bool) -> Void

    typealias Body = Never
    static var _role: _ViewRole { .composite }

    static func _update<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        let view = ModifiedContent(content: content, modifier: modifier)
        let wanted = node.tracked(view) { modifier.isFocused() }
        let graph = node.graph
        node.update(
            0,
            content,
            inputs: node.inputs.decorated(forControl: true) { draft in
                draft.on("focus") { _ in modifier.setFocused(true) }
                draft.on("blur") { _ in modifier.setFocused(false) }
            }
        )
        graph.add(
            Effect(phase: .change) { [weak node] in
                guard let element = node?.firstControl else { return }
                let hasFocus = graph.hasFocus(element)
                if wanted, !hasFocus {
                    graph.focusedElement = element.id
                    graph.send(.focus(element.id))
                } else if !wanted, hasFocus {
                    graph.focusedElement = nil
                    graph.send(.blur)
                }
            }
        )
    }
}

extension _ViewNode {
    /// The element that takes the focus: a field in its box, else the first one.
    fileprivate var firstControl: Element? {
        var elements: [Element] = []
        appendElements(to: &elements)
        return elements.firstNonNil(\.firstField) ?? elements.first
    }
}

extension Element {
    fileprivate var firstField: Element? {
        if ["input", "textarea", "select"].contains(tag) { return self }
        var elements: [Element] = []
        for child in node?.orderedChildren ?? [] { child.appendElements(to: &elements) }
        return elements.firstNonNil(\.firstField)
    }
}

extension View {
    /// Connects the focus of the view with a value.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(
            FocusModifier(isFocused: { binding.wrappedValue == value }) { isFocused in
                if isFocused {
                    binding.wrappedValue = value
                } else if binding.wrappedValue == value {
                    binding.clear()
                }
            }
        )
    }

    /// Connects the focus of the view with a condition.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusModifier(isFocused: { condition.wrappedValue }) { condition.wrappedValue = $0 })
    }
}

extension FocusState.Binding {
    /// Nothing has the focus; only optional and Boolean states can say that.
    fileprivate func clear() {
        if let none = Value.self as? any ExpressibleByNilLiteral.Type {
            func open<T: ExpressibleByNilLiteral>(_ type: T.Type) {
                if let value = T(nilLiteral: ()) as? Value { set(value) }
            }
            open(none)
        } else if let off = false as? Value {
            set(off)
        }
    }
}
