/// What a button does to the person's data.
public nonisolated struct ButtonRole: Equatable, Sendable {
    let name: String

    /// It takes something away.
    public static let destructive = ButtonRole(name: "destructive")
    /// It leaves things as they are.
    public static let cancel = ButtonRole(name: "cancel")
}

/// A thing to press.
public struct Button<Label: View>: PrimitiveView {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label

    /// A button with a label of any views.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button that says what it does to the data.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: Button, _ node: _ViewNode) {
        let environment = node.inputs.environment
        if let custom = environment.customButtonStyle {
            node.setElement("button") { view.draw(&$0, environment, style: "custom") }
            node.update(0, AnyView(custom.body(view.role, AnyView(view.label))), inputs: node.inputs.labelInputs)
            return
        }
        node.setElement("button") { view.draw(&$0, environment, style: environment.controls.button) }
        node.update(0, view.label, inputs: node.inputs.labelInputs)
    }

    private func draw(_ draft: inout ElementDraft, _ environment: EnvironmentValues, style: String) {
        draft.classes = ["btn", "btn-\(style)"]
        if let role { draft.classes.append(role.name) }
        if let size = environment.controls.size { draft.classes.append("control-\(size)") }
        draft.attributes["type"] = "button"
        if let radius = environment.controls.buttonShape, style == "bordered" || style == "prominent" {
            draft.styles["border-radius"] = radius
        }
        if environment.isInMenu { draft.attributes["role"] = "menuitem" }
        if !environment.isEnabled { draft.attributes["disabled"] = "" }
        if let foreground = environment.text.foreground { draft.styles["color"] = foreground }
        environment.text.font?.draw(&draft)
        guard environment.isEnabled else { return }
        if let dismiss = environment.dialogDismiss { draft.on("tap") { _ in dismiss.action() } }
        let action = action
        draft.on("tap") { _ in action() }
    }
}

extension ViewInputs {
    /// For a control's label: the control itself draws font and colour.
    var labelInputs: ViewInputs {
        var copy = inside
        copy.environment.customButtonStyle = nil
        copy.environment.dialogDismiss = nil
        return copy
    }
}

extension Button where Label == Text {
    /// A button with a localized title.
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button with a localized title that says what it does to the data.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a title that says what it does to the data.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == WebUI.Label<Text, Image> {
    /// A button with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
        self.init(action: action) { WebUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
        self.init(action: action) { WebUI.Label(title, systemImage: systemImage) }
    }

    /// A button with a localized title and a symbol that says what it does to the data.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { WebUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title and a symbol that says what it does to the data.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { WebUI.Label(title, systemImage: systemImage) }
    }
}
