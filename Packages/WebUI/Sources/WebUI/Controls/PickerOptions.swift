/// The options, as a native select, as segments or as rows.
struct OptionsView: PrimitiveView {
    let content: AnyView
    let style: String
    let name: String
    let selected: AnyHashable
    let choose: (AnyHashable) -> Void

    static func _update(_ view: OptionsView, _ node: _ViewNode) {
        let isList = view.style == "segmented" || view.style == "inline"
        let isEnabled = node.inputs.environment.isEnabled
        let isInMenu = node.inputs.environment.isInMenu
        let element = node.setElement(isList ? "div" : "select") { draft in
            draft.classes = [isList ? view.style : "select"]
            draft.attributes["aria-label"] = view.name
            if isList { draft.attributes["role"] = isInMenu ? "group" : "radiogroup" }
            if !isEnabled { draft.attributes["disabled"] = "" }
        }
        var inputs = node.inputs.inside
        let context = OptionContext(
            selected: view.selected,
            isButton: isList,
            choose: isEnabled ? view.choose : { _ in }
        )
        inputs.list = context
        node.update(0, view.content, inputs: inputs)
        let shown = context.options.firstIndex { $0.tag == view.selected }
        guard !isList else {
            element.draft.styles["--segments"] = String(context.options.count)
            element.draft.styles["--segment"] = String(shown ?? -1)
            return
        }
        if let shown { element.draft.value = .value(String(context.options[shown].id)) }
        guard isEnabled else { return }
        element.draft.on("change") { [weak element] payload in
            element?.edit = payload.edit ?? 0
            guard let text = payload.text, let chosen = context.options.first(where: { String($0.id) == text })
            else { return }
            element?.shownValue = .value(text)
            view.choose(chosen.tag)
        }
    }
}

/// Makes an option of each view in a picker.
private final class OptionContext: ListContext {
    let selected: AnyHashable
    let isButton: Bool
    let choose: (AnyHashable) -> Void
    private(set) var options: [(id: Int, tag: AnyHashable)] = []
    private var traits = ItemTraits()
    private weak var base: OptionContext?

    init(selected: AnyHashable, isButton: Bool, choose: @escaping (AnyHashable) -> Void) {
        self.selected = selected
        self.isButton = isButton
        self.choose = choose
    }

    override func wraps(_ role: _ViewRole) -> Bool { role != .structural }

    /// As on iOS, where `ForEach(2..<100)` gives its first option the tag 0.
    override var countsPlaces: Bool { true }

    override func adding(_ change: (inout ItemTraits) -> Void) -> ListContext {
        let copy = OptionContext(selected: selected, isButton: isButton, choose: choose)
        copy.traits = traits
        copy.base = base ?? self
        change(&copy.traits)
        return copy
    }

    override func update<V: View>(
        _ node: _ViewNode,
        _ slot: Int,
        _ view: V,
        tag: AnyHashable?,
        inputs: ViewInputs
    ) {
        let value = traits.tag
        let option = OptionView(
            content: view,
            isSelected: value == selected,
            isButton: isButton,
            choose: { [choose] in if let value { choose(value) } },
            register: { [self] id in if let value { (base ?? self).options.append((id, value)) } }
        )
        var inputs = inputs
        inputs.list = nil
        node.place(slot, option, tag: tag, inputs: inputs)
    }
}

private struct OptionView<Content: View>: PrimitiveView {
    let content: Content
    let isSelected: Bool
    let isButton: Bool
    let choose: () -> Void
    let register: (Int) -> Void

    static func _update(_ view: OptionView, _ node: _ViewNode) {
        let isInMenu = node.inputs.environment.isInMenu
        if view.isButton {
            let element = node.setElement("button") { draft in
                draft.classes = ["segment"]
                draft.attributes["type"] = "button"
                draft.attributes["role"] = isInMenu ? "menuitemradio" : "radio"
                draft.attributes["aria-checked"] = view.isSelected ? "true" : "false"
                draft.on("tap") { _ in view.choose() }
            }
            view.register(element.id)
        } else {
            let element = node.setElement("option") { $0.flattensText = true }
            element.draft.attributes["value"] = String(element.id)
            if view.isSelected { element.draft.attributes["selected"] = "" }
            view.register(element.id)
        }
        node.update(0, view.content, inputs: node.inputs.inside)
    }
}
