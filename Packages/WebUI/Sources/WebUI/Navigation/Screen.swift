import Observation

/// One screen of a stack, or a column of a split view: its bar, its search field and its content.
struct Screen: PrimitiveView {
    /// Whether another screen of its stack lies over it.
    enum Place {
        case shown, covered
    }

    let context: NavigationContext
    let depth: Int
    var place = Place.shown
    let content: AnyView

    static func _update(_ view: Screen, _ node: _ViewNode) {
        view.draw(node)
        node.documentOrder = [1, 0]
        let context = view.context
        let depth = view.depth
        let editing = node.memory as? ScreenEditing ?? ScreenEditing()
        node.memory = editing
        let main = HTMLElement(
            "div",
            draw: { draft in
                draft.classes = ["screen-content"]
                draft.flexibility = .fixed(x: true, y: true)
            }
        ) { view.content }
        .modifier(
            EnvironmentModifier(value: depth) { environment in
                environment.navigation = context
                environment.editModeSource = editing.source
                if depth > 0 {
                    environment.dismissAction = DismissAction { context.pop(to: depth - 1) }
                    environment.presented = true
                }
            }
        )
        node.readPreference(ScreenChrome.self) { [weak node] in node.map { view.draw($0) } }
        node.update(0, main, inputs: node.inputs.inside)
        view.draw(node)
    }

    private func draw(_ node: _ViewNode) {
        let chrome = node.reduced(ScreenChrome.self)
        node.setElement("section") { draft in
            draft.classes = chrome.isGrouped ? ["screen", "grouped"] : ["screen"]
            draft.attributes["data-depth"] = String(depth)
            draft.flexibility = .fixed(x: true, y: true)
            if place == .covered {
                draft.attributes["hidden"] = ""
                draft.attributes["inert"] = ""
            }
        }
        if !node.children.isEmpty { updateBar(node, chrome) }
    }

    private func updateBar(_ node: _ViewNode, _ chrome: ScreenChrome) {
        let bar = ScreenBar(chrome: chrome, depth: depth, back: { [context, depth] in context.pop(to: depth - 1) })
        var inputs = node.inputs.inside
        inputs.environment.editModeSource = (node.memory as? ScreenEditing)?.source
        inputs.environment.submitActions = chrome.searchSubmit.map { SubmitActions(search: $0) }
        node.update(1, bar, inputs: inputs)
    }
}

/// What a screen's content says about its bar.
struct ScreenChrome: PreferenceKey {
    var title: Text?
    var isLarge: Bool?
    var items: [_ToolbarEntry] = []
    var search: SearchField?
    var searchSubmit: (() -> Void)?
    var hidesBack = false
    var hidesBar = false
    /// CSS of the bar's ground; `nil` for the usual one, which shows once something is under it.
    var barBackground: String?
    /// It holds groups of rows, which lie on a soft ground.
    var isGrouped = false

    static var defaultValue: ScreenChrome { ScreenChrome() }

    static func reduce(value: inout ScreenChrome, nextValue: () -> ScreenChrome) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.isLarge = value.isLarge ?? next.isLarge
        value.items += next.items
        value.search = value.search ?? next.search
        value.searchSubmit = value.searchSubmit ?? next.searchSubmit
        value.hidesBack = value.hidesBack || next.hidesBack
        value.hidesBar = value.hidesBar || next.hidesBar
        value.barBackground = value.barBackground ?? next.barBackground
        value.isGrouped = value.isGrouped || next.isGrouped
    }
}

/// The bar at the top of a screen.
private struct ScreenBar: View {
    let chrome: ScreenChrome
    let depth: Int
    let back: () -> Void

    private var isLarge: Bool { chrome.title != nil && (chrome.isLarge ?? (depth == 0)) }

    var body: some View {
        if !chrome.hidesBar {
            HTMLElement(
                "header",
                draw: { draft in
                    draft.classes = chrome.barBackground == nil ? ["bar"] : ["bar", "bar-own"]
                    if let background = chrome.barBackground { draft.styles["--bar-ground"] = background }
                }
            ) {
                HTMLElement("div", draw: { $0.classes = ["bar-leading"] }) {
                    if depth > 0, !chrome.hidesBack { BackButton(action: back) }
                    items(.leading)
                }
                if let title = chrome.title {
                    HTMLElement(
                        isLarge ? "span" : "h1",
                        draw: { draft in
                            draft.classes = ["bar-title"]
                            if isLarge { draft.attributes["aria-hidden"] = "true" }
                        }
                    ) { title }
                }
                HTMLElement("div", draw: { $0.classes = ["bar-trailing"] }) { items(.trailing) }
            }
            if isLarge, let title = chrome.title {
                HTMLElement("h1", draw: { $0.classes = ["large-title"] }) { title }
            }
        }
        if let search = chrome.search { search }
        if chrome.items.contains(where: { $0.side == .bottom }) {
            HTMLElement("div", draw: { $0.classes = ["bottom-bar"] }) { items(.bottom) }
        }
    }

    private func items(_ side: _ToolbarEntry.Side) -> some View {
        let shown = chrome.items.filter { $0.side == side }
        return ForEach(0..<shown.count) { index in AnyView(erasing: shown[index].content) }
            .labelStyle(.iconOnly)
    }
}

private struct BackButton: View {
    let action: () -> Void
    @Environment(\.locale) private var locale

    var body: some View {
        HTMLElement(
            "button",
            draw: { draft in
                draft.classes = ["bar-back"]
                draft.attributes["type"] = "button"
                draft.attributes["aria-label"] = OwnWords.text("Back", in: locale)
                draft.on("tap") { _ in action() }
            }
        ) {
            Image(systemName: "chevron.backward")
        }
    }
}

/// How large a screen's title is.
public enum NavigationBarItem {
    /// Large on top of the content, small in the bar, or as the depth suggests.
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension View {
    private func chrome(_ change: (inout ScreenChrome) -> Void) -> some View {
        var chrome = ScreenChrome()
        change(&chrome)
        return preference(key: ScreenChrome.self, value: chrome)
    }

    /// The title of the screen.
    public func navigationTitle(_ title: Text) -> some View { chrome { $0.title = title } }

    /// The title of the screen.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// The title of the screen.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// How large the title is.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        chrome { $0.isLarge = displayMode == .automatic ? nil : displayMode == .large }
    }

    /// Hides the way back in the bar.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        chrome { $0.hidesBack = hidesBackButton }
    }

    /// Shows or hides a bar.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        chrome { $0.hidesBar = visibility == .hidden && (bars.isEmpty || bars.contains(.navigationBar)) }
    }

    /// The ground of a bar.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let css = style._css(in: EnvironmentValues())
        return chrome { if bars.isEmpty || bars.contains(.navigationBar) { $0.barBackground = css } }
    }

    /// Shows or hides the ground of a bar.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        chrome { chrome in
            guard bars.isEmpty || bars.contains(.navigationBar) else { return }
            if visibility == .hidden { chrome.barBackground = "transparent" }
            if visibility == .visible { chrome.barBackground = "var(--surface)" }
        }
    }

    /// Puts views at the end of the bar.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = _ToolbarEntry(side: .trailing, content: content())
        return chrome { $0.items = [entry] }
    }

    /// Puts items in the bars.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let entries = content()._entries
        return chrome { $0.items = entries }
    }

    /// A search field on the screen.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(field: SearchField(text: text, prompt: prompt)))
    }

    /// A search field on the screen, with localized words for when it is empty.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// A search field on the screen, with words for when it is empty.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
}

/// Hands the search field to the screen, with the submit action that stands around the modifier.
private struct SearchableModifier: InputModifier {
    let field: SearchField

    func inputs(for node: _ViewNode) -> ViewInputs {
        var chrome = ScreenChrome()
        chrome.search = field
        chrome.searchSubmit = node.inputs.environment.submitAction(for: .search)
        node.setPreference(ScreenChrome.self, chrome)
        return node.inputs
    }
}

/// Whether the lists of a screen are edited.
@Observable
private final class ScreenEditing {
    private var mode = EditMode.inactive

    var source: EditModeSource {
        let binding = Binding { [weak self] in
            self?.mode ?? .inactive
        } set: { [weak self] in
            self?.mode = $0
        }
        return EditModeSource(binding: binding, owner: ObjectIdentifier(self))
    }
}
