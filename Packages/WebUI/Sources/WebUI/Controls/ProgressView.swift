import Foundation

/// Work under way: a spinner, or a bar when it is known how far it is.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    private let fraction: Double?
    private let label: Label?
    private let current: CurrentValueLabel?

    private init(fraction: Double?, label: Label?, current: CurrentValueLabel? = nil) {
        self.fraction = fraction
        self.label = label
        self.current = current
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: ProgressView, _ node: _ViewNode) {
        let isRing = node.inputs.environment.controls.progress == "circular"
        node.setElement("div", isBox: true) { $0.classes = ["progress-view"] }
        node.update(0, ProgressMeter(fraction: view.fraction, isRing: isRing), inputs: node.inputs.insideBox)
        node.update(1, view.label, inputs: node.inputs.inside)
        node.update(2, view.current, inputs: node.inputs.inside)
    }
}

/// How far it is, as a bar, a ring or something that turns: what is named and read.
private struct ProgressMeter: View {
    let fraction: Double?
    let isRing: Bool

    var body: some View {
        if let fraction, isRing {
            ring(fraction)
        } else if let fraction {
            HTMLElement(
                "progress",
                draw: { draft in
                    draft.classes = ["progress"]
                    draft.attributes["max"] = "1"
                    draft.attributes["value"] = fraction.number
                    draft.flexibility = .fixed(x: true, y: false)
                }
            )
        } else {
            HTMLElement(
                "span",
                draw: { draft in
                    draft.classes = ["spinner"]
                    draft.attributes["role"] = "progressbar"
                    draft.attributes["aria-label"] = "Loading"
                }
            )
        }
    }

    private func ring(_ fraction: Double) -> some View {
        ZStack {
            Circle().stroke(Color(css: "var(--fill-strong)"), lineWidth: 4)
            Circle().trim(from: 0, to: CGFloat(fraction)).rotation(.degrees(-90))
                .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 4, lineCap: .round))
        }
        .padding(2)
        .frame(width: 32, height: 32)
        .decorated { draft in
            draft.attributes["role"] = "progressbar"
            draft.attributes["aria-valuemax"] = "1"
            draft.attributes["aria-valuenow"] = fraction.number
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Work of unknown length.
    public init() { self.init(fraction: nil, label: nil) }

    /// Work that is so far done; of unknown length without a value.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(fraction: value.map { Double($0 / total) }, label: nil)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Work of unknown length, with a localized title.
    public init(_ titleKey: LocalizedStringKey) { self.init(fraction: nil, label: Text(titleKey)) }

    /// Work of unknown length, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(fraction: nil, label: Text(title)) }

    /// Work that is so far done, with a localized title.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey))
    }

    /// Work that is so far done, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(title))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Work of unknown length, with a label of any views.
    public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label()) }
}

extension ProgressView {
    /// A bar with a label and with words for how far it is.
    public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: value.map { Double($0 / total) }, label: label(), current: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A bar with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: value.map { Double($0 / total) }, label: label())
    }
}

/// Looks of progress views.
public protocol ProgressViewStyle {
    /// The engine's name for it.
    static var _name: String { get }
}

/// The look that suits the place.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The engine's name for it.
    public static let _name = "automatic"
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// The engine's name for it.
    public static let _name = "linear"
}

/// A ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// The engine's name for it.
    public static let _name = "circular"
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The look that suits the place.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    /// The look of progress views in the view.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(value: S._name) { $0.controls.progress = S._name })
    }
}
