/// A value chosen along a line.
public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let label: Label
    private let minimum: ValueLabel?
    private let maximum: ValueLabel?
    private let onEditingChanged: (Bool) -> Void

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>,
        _ bounds: ClosedRange<V>,
        _ step: V.Stride?,
        _ label: Label,
        _ minimum: ValueLabel?,
        _ maximum: ValueLabel?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
        self.onEditingChanged = onEditingChanged
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: Slider, _ node: _ViewNode) {
        node.setElement("label", isBox: true) { draft in
            draft.classes = ["slider"]
            draft.flexibility = .fixed(x: true, y: false)
        }
        let label = HTMLElement("span", draw: { $0.classes = ["visually-hidden"] }) { view.label }
        node.update(0, label, inputs: node.inputs.inside)
        node.update(1, view.minimum, inputs: node.inputs.inside)
        let track = SliderTrack(
            value: view.value,
            bounds: view.bounds,
            step: view.step,
            onEditingChanged: view.onEditingChanged
        )
        node.update(2, track, inputs: node.inputs.insideBox)
        node.update(3, view.maximum, inputs: node.inputs.inside)
    }
}

/// The line itself; the browser draws the thumb and says where it is.
private struct SliderTrack: PrimitiveView {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: (Bool) -> Void

    static func _update(_ view: SliderTrack, _ node: _ViewNode) {
        let value = node.tracked(view) { view.value.wrappedValue }
        let isEnabled = node.inputs.environment.isEnabled
        let length = view.bounds.upperBound - view.bounds.lowerBound
        let part = length > 0 ? (value - view.bounds.lowerBound) / length : 0
        let element = node.setElement("input") { draft in
            draft.attributes["type"] = "range"
            draft.attributes["min"] = view.bounds.lowerBound.number
            draft.attributes["max"] = view.bounds.upperBound.number
            // With "any" an arrow key would move it by 1, which may be the whole way.
            draft.attributes["step"] = (view.step ?? length / 100).number
            draft.styles["--part"] = min(max(part, 0), 1).number
            if !isEnabled { draft.attributes["disabled"] = "" }
            draft.value = .value(value.number)
        }
        guard isEnabled else { return }
        element.draft.on("change") { [weak element] payload in
            guard let element, let text = payload.text, let new = Double(text), new.isFinite else { return }
            element.edit = payload.edit ?? element.edit
            element.shownValue = .value(text)
            element.draft.value = .value(text)
            view.onEditingChanged(true)
            view.value.wrappedValue = view.nearest(to: new)
            view.onEditingChanged(false)
            element.node?.invalidate()
        }
    }

    /// What the browser says is a claim: it is brought within bounds and onto a step.
    private func nearest(to value: Double) -> Double {
        let inside = min(max(value, bounds.lowerBound), bounds.upperBound)
        guard let step, step > 0 else { return inside }
        return min(bounds.lowerBound + ((inside - bounds.lowerBound) / step).rounded() * step, bounds.upperBound)
    }
}

extension Slider {
    /// A slider with a label, which is read and not shown, and with labels at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// A slider that goes in steps, with a label and with labels at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label, which is read and not shown.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), nil, nil, onEditingChanged)
    }

    /// A slider that goes in steps, with a label, which is read and not shown.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), nil, nil, onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), nil, nil, onEditingChanged)
    }

    /// A slider that goes in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, EmptyView(), nil, nil, onEditingChanged)
    }
}
