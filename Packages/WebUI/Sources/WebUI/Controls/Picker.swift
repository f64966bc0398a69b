/// A choice among options.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content

    /// A choice with a label of any views.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: Picker, _ node: _ViewNode) {
        let selected = node.tracked(view) { AnyHashable(view.selection.wrappedValue) }
        // In a menu the options are items of it, whatever the style.
        let style = node.inputs.environment.isInMenu ? "inline" : node.inputs.environment.controls.picker
        let isList = style == "segmented" || style == "inline"
        node.setElement("div", isBox: true) { draft in
            draft.classes = [isList ? "picker-list" : "picker"]
            draft.greed = .frame(x: true, y: nil)
        }
        let label = HTMLElement(
            "span",
            draw: {
                $0.classes = isList ? ["picker-label", "visually-hidden"] : ["picker-label"]
            }
        ) { view.label }
        node.update(0, label, inputs: node.inputs.inside)
        let name = node.labelText(0)
        let choose: (AnyHashable) -> Void = { tag in
            if let value = tag.base as? SelectionValue { view.selection.wrappedValue = value }
        }
        let options = OptionsView(
            content: AnyView(view.content),
            style: style,
            name: name,
            selected: selected,
            choose: choose
        )
        node.update(1, options, inputs: node.inputs.insideBox)
    }
}

extension _ViewNode {
    /// The text a child shows.
    fileprivate func labelText(_ slot: Int) -> String {
        guard slot < children.count, let child = children[slot] else { return "" }
        var elements: [Element] = []
        child.appendElements(to: &elements)
        for element in elements { element.collectChildren() }
        return elements.map(\.textContent).joined(separator: " ")
    }
}

extension Picker where Label == Text {
    /// A choice with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// A choice with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == WebUI.Label<Text, Image> {
    /// A choice with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { WebUI.Label(titleKey, systemImage: systemImage) }
    }
}
