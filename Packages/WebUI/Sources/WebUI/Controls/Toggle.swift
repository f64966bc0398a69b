/// A switch.
public struct Toggle<Label: View>: PrimitiveView {
    private let isOn: Binding<Bool>
    private let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public static func _update(_ view: Toggle, _ node: _ViewNode) {
        node.setElement("label", isBox: true) { draft in
            draft.classes = ["toggle"]
            draft.greed = .frame(x: true, y: nil)
        }
        let label = HTMLElement("span", draw: { $0.classes = ["toggle-label"] }) { view.label }
        node.update(0, label, inputs: node.inputs.inside)
        node.update(1, SwitchView(isOn: view.isOn), inputs: node.inputs.insideBox)
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

private struct SwitchView: PrimitiveView {
    let isOn: Binding<Bool>

    static func _update(_ view: SwitchView, _ node: _ViewNode) {
        let value = node.tracked(view) { view.isOn.wrappedValue }
        let isEnabled = node.inputs.environment.isEnabled
        let element = node.setElement("input") { draft in
            draft.classes = ["switch"]
            draft.attributes["type"] = "checkbox"
            draft.attributes["role"] = "switch"
            if !isEnabled { draft.attributes["disabled"] = "" }
            draft.value = .checked(value)
        }
        guard isEnabled else { return }
        element.draft.on("change") { [weak element] payload in
            guard let element, let new = payload.flag else { return }
            element.edit = payload.edit ?? element.edit
            element.shownValue = .checked(new)
            element.draft.value = .checked(new)
            view.isOn.wrappedValue = new
            element.node?.invalidate()
        }
    }
}
