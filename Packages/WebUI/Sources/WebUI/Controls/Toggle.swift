/// A switch.
public struct Toggle<Label: View>: PrimitiveView {
    private let isOn: Binding<Bool>
    private let label: Label

    /// A switch with a label of any views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: Toggle, _ node: _ViewNode) {
        if node.inputs.environment.controls.toggle == "button" {
            return node.update(0, ToggleButton(isOn: view.isOn, label: view.label), inputs: node.inputs)
        }
        node.setElement("label", isBox: true) { draft in
            draft.classes = ["toggle"]
            draft.flexibility = .frame(x: true, y: nil)
        }
        let label = HTMLElement("span", draw: { $0.classes = ["toggle-label"] }) { view.label }
        node.update(0, label, inputs: node.inputs.inside)
        node.update(1, SwitchView(isOn: view.isOn), inputs: node.inputs.insideBox)
    }
}

extension Toggle where Label == Text {
    /// A switch with a localized title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A switch with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == WebUI.Label<Text, Image> {
    /// A switch with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { WebUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A switch with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { WebUI.Label(title, systemImage: systemImage) }
    }
}

/// A switch that looks like a button.
private struct ToggleButton<Label: View>: View {
    let isOn: Binding<Bool>
    let label: Label

    var body: some View {
        let value = isOn.wrappedValue
        Button(action: { isOn.wrappedValue.toggle() }) { label }
            .modifier(EnvironmentModifier(value: value) { $0.controls.button = value ? "bordered" : "borderless" })
            .decorated(forControl: true) { $0.attributes["aria-pressed"] = value ? "true" : "false" }
    }
}

/// Looks of switches.
public protocol ToggleStyle {
    /// The engine's name for it.
    static var _name: String { get }
}

/// The look that suits the place.
public struct DefaultToggleStyle: ToggleStyle {
    /// The engine's name for it.
    public static let _name = "automatic"
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle {
    /// The engine's name for it.
    public static let _name = "switch"
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
    /// The engine's name for it.
    public static let _name = "button"
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The look that suits the place.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
    /// The look of switches in the view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(value: S._name) { $0.controls.toggle = S._name })
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
