/// Work under way: a spinner, or a bar when it is known how far it is.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label?

    public var body: some View {
        HTMLElement("div", draw: { $0.classes = ["progress-view"] }) {
            if let fraction {
                HTMLElement(
                    "progress",
                    draw: { draft in
                        draft.classes = ["progress"]
                        draft.attributes["max"] = "1"
                        draft.attributes["value"] = fraction.number
                        draft.greed = .fixed(x: true, y: false)
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
            label
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init() { self.init(fraction: nil, label: nil) }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(fraction: value.map { Double($0 / total) }, label: nil)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey) { self.init(fraction: nil, label: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(fraction: nil, label: Text(title)) }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(title))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label()) }
}
