/// Content that a press on its label shows and hides.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?
    @State private var isOpen = false

    /// Content that is hidden at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        isExpanded = nil
    }

    /// Content that shows while a condition holds.
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        self.isExpanded = isExpanded
    }

    /// What it is made of.
    public var body: some View {
        let binding = isExpanded ?? $isOpen
        HTMLElement(
            "div",
            draw: { draft in
                draft.classes = ["disclosure"]
                draft.flexibility = .frame(x: true, y: nil)
            }
        ) {
            HTMLElement(
                "button",
                draw: { draft in
                    draft.classes = ["disclosure-label"]
                    draft.attributes["type"] = "button"
                    draft.attributes["aria-expanded"] = binding.wrappedValue ? "true" : "false"
                    draft.on("tap") { _ in binding.wrappedValue.toggle() }
                }
            ) { label }
            if binding.wrappedValue {
                HTMLElement("div", draw: { $0.classes = ["disclosure-content"] }) { content() }
            }
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Content under a title, hidden at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Content under a title, which shows while a condition holds.
    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Content under a title, hidden at first.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    /// Content under a title, which shows while a condition holds.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}
