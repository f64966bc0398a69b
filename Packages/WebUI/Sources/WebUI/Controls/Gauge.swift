import Foundation

/// A value within a range, as a bar or a ring.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    private let fraction: Double
    private let label: Label
    private let current: CurrentValueLabel
    private let minimum: BoundsLabel
    private let maximum: BoundsLabel
    @Environment(\.controls.gauge) private var style

    private init<V: BinaryFloatingPoint>(
        _ value: V,
        _ bounds: ClosedRange<V>,
        _ label: Label,
        _ current: CurrentValueLabel,
        _ minimum: BoundsLabel,
        _ maximum: BoundsLabel
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        fraction = length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
        self.label = label
        self.current = current
        self.minimum = minimum
        self.maximum = maximum
    }

    /// What it is made of.
    public var body: some View {
        // A meter must have a name; a label of other views cannot be one.
        if let text = label as? Text { meter.accessibilityLabel(text) } else { meter }
    }

    private var meter: some View {
        HTMLElement(
            "div",
            draw: { draft in
                draft.classes = ["gauge", isRing ? "gauge-ring" : "gauge-bar"] + (isDial ? ["gauge-dial"] : [])
                draft.attributes["role"] = "meter"
                draft.attributes["aria-valuemin"] = "0"
                draft.attributes["aria-valuemax"] = "1"
                draft.attributes["aria-valuenow"] = fraction.number
                draft.styles["--part"] = fraction.number
                draft.flexibility = .fixed(x: !isRing, y: false)
            }
        ) {
            if isDial {
                dial
            } else if isRing {
                ring
            } else {
                bar
            }
        }
    }

    private var isRing: Bool { style.hasPrefix("circular") }
    private var isDial: Bool { style == "circular dial" }

    @ViewBuilder private var bar: some View {
        HTMLElement("div", draw: { $0.classes = ["gauge-label"] }) { label }
        HTMLElement("div", draw: { $0.classes = ["gauge-line"] }) {
            minimum
            HTMLElement("div", draw: { $0.classes = ["gauge-track"] })
            maximum
        }
        HTMLElement("div", draw: { $0.classes = ["gauge-value"] }) { current }
    }

    @ViewBuilder private var ring: some View {
        Circle().stroke(Color.accentColor.opacity(0.18), lineWidth: 6)
        Circle().trim(from: 0, to: fraction).rotation(.degrees(-90))
            .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        HTMLElement("div", draw: { $0.classes = ["gauge-value"] }) { current }
        HTMLElement("div", draw: { $0.classes = ["visually-hidden"] }) { label }
    }

    /// Three quarters of a ring with a marker; at the gap below are the ends, or else what it measures.
    @ViewBuilder private var dial: some View {
        arc(from: 0, to: 1).stroke(Color.accentColor, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        let marker = arc(from: fraction, to: fraction + 0.001)
        marker.stroke(.background, style: StrokeStyle(lineWidth: 11, lineCap: .round))
        marker.stroke(Color.accentColor, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        HTMLElement("div", draw: { $0.classes = ["gauge-value"] }) { current }
        if BoundsLabel.self == EmptyView.self {
            HTMLElement("div", draw: { $0.classes = ["gauge-ends"] }) { label }
        } else {
            HTMLElement("div", draw: { $0.classes = ["gauge-ends"] }) {
                minimum
                maximum
            }
            HTMLElement("div", draw: { $0.classes = ["visually-hidden"] }) { label }
        }
    }

    private func arc(from start: Double, to end: Double) -> some Shape {
        Circle().trim(from: start * 0.75, to: end * 0.75).rotation(.degrees(135))
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge that says what its value is.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge that says what its value is and what its ends are.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

/// Looks of gauges.
public protocol GaugeStyle {
    /// The engine's name for it.
    static var _name: String { get }
}

/// The look that suits the place.
public struct DefaultGaugeStyle: GaugeStyle {
    /// The engine's name for it.
    public static let _name = "automatic"
}

/// A bar that fills up.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// The engine's name for it.
    public static let _name = "linear"
}

/// A ring that fills up.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// The engine's name for it.
    public static let _name = "circular"
}

/// An open ring with a marker.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// The engine's name for it.
    public static let _name = "circular dial"
}

/// A small bar that fills up.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// The engine's name for it.
    public static let _name = "linear"
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The look that suits the place.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills up.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills up.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a marker.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that fills up.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension View {
    /// The look of gauges in the view.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(value: S._name) { $0.controls.gauge = S._name })
    }
}
