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
        let style = node.inputs.environment.controls.picker
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

/// The options, as a native select, as segments or as rows.
private struct OptionsView: PrimitiveView {
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

/// Looks of pickers.
public protocol PickerStyle {
    static var _name: String { get }
}

/// The look that suits the place.
public struct DefaultPickerStyle: PickerStyle {
    /// The engine's name for it.
    public static let _name = "automatic"
}

/// A menu.
public struct MenuPickerStyle: PickerStyle {
    /// The engine's name for it.
    public static let _name = "menu"
}

/// Side by side.
public struct SegmentedPickerStyle: PickerStyle {
    /// The engine's name for it.
    public static let _name = "segmented"
}

/// One under the other.
public struct InlinePickerStyle: PickerStyle {
    /// The engine's name for it.
    public static let _name = "inline"
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The look that suits the place.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// One under the other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A turning wheel; on the web a menu, which is a wheel where the system has them.
public struct WheelPickerStyle: PickerStyle {
    /// The engine's name for it.
    public static let _name = "menu"
}

/// A screen of its own; on the web a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// The engine's name for it.
    public static let _name = "menu"
}

/// Symbols side by side.
public struct PalettePickerStyle: PickerStyle {
    /// The engine's name for it.
    public static let _name = "segmented"
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A turning wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A screen of its own.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Symbols side by side.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
    /// The look of pickers in the view.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(value: S._name) { $0.controls.picker = S._name })
    }

    /// Names the view as an option or tab.
    public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(TraitModifier { $0.tag = AnyHashable(tag) })
    }

    /// Hides the labels of controls; they are still read.
    public func labelsHidden() -> some View { decorated { $0.classes.append("labels-hidden") } }
}

/// Says something about a view to the list, tab view or picker it stands in.
struct TraitModifier: InputModifier {
    let change: (inout ItemTraits) -> Void

    func inputs(for node: _ViewNode) -> ViewInputs {
        guard let list = node.inputs.list else { return node.inputs }
        var inputs = node.inputs
        inputs.list = list.adding(change)
        return inputs
    }
}
