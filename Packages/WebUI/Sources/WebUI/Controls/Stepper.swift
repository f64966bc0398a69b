/// A value that goes up and down in steps.
public struct Stepper<Label: View>: View {
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?

    /// Two buttons with actions of their own.
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
    }

    /// A value with a label of any views, within bounds.
    public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label,
            onIncrement: { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) },
            onDecrement: { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) }
        )
    }

    /// What it is made of.
    public var body: some View {
        HTMLElement(
            "div",
            draw: { draft in
                draft.classes = ["stepper"]
                draft.flexibility = .frame(x: true, y: nil)
            }
        ) {
            HTMLElement("span", draw: { $0.classes = ["stepper-label"] }) { label }
            HTMLElement("span", draw: { $0.classes = ["stepper-buttons"] }) {
                Button(action: { decrement?() }) { Image(systemName: "minus") }
                    .disabled(decrement == nil)
                    .accessibilityLabel("Decrease")
                    .decorated { $0.attributes["data-repeat"] = "" }
                Button(action: { increment?() }) { Image(systemName: "plus") }
                    .disabled(increment == nil)
                    .accessibilityLabel("Increase")
                    .decorated { $0.attributes["data-repeat"] = "" }
            }
        }
    }
}

extension Stepper where Label == Text {
    /// A value with a localized title, within bounds.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step) { Text(titleKey) }
    }

    /// A value with a title, within bounds.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step) { Text(title) }
    }
}
