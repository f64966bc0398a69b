/// A button that opens a list of actions.
public struct Menu<Label: View, Content: View>: PrimitiveView {
    private let label: Label
    private let content: Content

    /// A menu with a label of any views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: Menu, _ node: _ViewNode) {
        let environment = node.inputs.environment
        node.setElement("div") { $0.classes = ["menu"] }
        let button = HTMLElement(
            "button",
            draw: { draft in
                draft.classes = ["menu-label", "btn", "btn-\(environment.controls.button)"]
                if environment.isInMenu { draft.classes.append("submenu") }
                draft.attributes["type"] = "button"
                draft.attributes["aria-haspopup"] = "menu"
                if !environment.isEnabled { draft.attributes["disabled"] = "" }
            }
        ) { view.label }
        var inputs = node.inputs.inside
        node.update(0, button, inputs: inputs)
        inputs.environment.controls.button = "plain"
        // A bar shows its own labels as icons; a menu's items are words.
        inputs.environment.controls.labelTitle = true
        let items = HTMLElement(
            "div",
            draw: { draft in
                draft.classes = ["menu-items"]
                draft.attributes["role"] = "menu"
                draft.attributes["popover"] = "auto"
                draft.flexibility = .outOfFlow
            }
        ) { view.content.environment(\.isInMenu, true) }
        node.update(1, items, inputs: inputs)
    }
}

extension Menu where Label == Text {
    /// A menu with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == WebUI.Label<Text, Image> {
    /// A menu with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { WebUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { WebUI.Label(title, systemImage: systemImage) }
    }
}

nonisolated extension EnvironmentValues {
    private struct IsInMenuKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Buttons and links are menu items.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}
