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
            draft.flexibility = .frame(x: true, y: nil)
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

    /// Hides the labels of controls; they are still read.
    public func labelsHidden() -> some View { decorated { $0.classes.append("labels-hidden") } }
}
