import Foundation

/// Screens side by side, one of which shows.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Tabs, and which of them shows.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: TabView, _ node: _ViewNode) {
        let context = node.memory as? TabContext ?? TabContext(node: node)
        node.memory = context
        context.select = view.selection.map { selection in
            { tag in if let value = tag.base as? SelectionValue { selection.wrappedValue = value } }
        }
        let chosen = node.tracked(view) { view.selection.map { AnyHashable($0.wrappedValue) } ?? context.local }
        context.selected = chosen
        let isPaged = node.inputs.environment.controls.tabs.hasPrefix("page")
        node.setElement("div") { draft in
            draft.classes = isPaged ? ["pages"] : ["tabs"]
            draft.flexibility = .fixed(x: true, y: true)
            if isPaged { context.drawSwiping(&draft) }
        }
        node.readPreference(TabItems.self) { [weak node] in node.map { updateBar($0, context) } }
        let panels = HTMLElement(
            "div",
            draw: { draft in
                draft.classes = ["tab-panels"]
                draft.flexibility = .fixed(x: true, y: true)
            }
        ) { TabPanels(content: AnyView(view.content), context: context) }
        var inputs = node.inputs.inside
        inputs.environment.controls.tabs = "automatic"
        node.update(0, panels, inputs: inputs)
        updateBar(node, context)
    }

    private static func updateBar(_ node: _ViewNode, _ context: TabContext) {
        let items = node.reduced(TabItems.self).items
        if context.selected == nil, let first = items.first { context.choose(first.tag) }
        context.items = items.map(\.tag)
        let style = node.inputs.environment.controls.tabs
        if style == "page without dots" { return node.clear(1) }
        if style == "page" {
            let dots = PageDots(count: items.count, selected: items.firstIndex { $0.tag == context.selected }) {
                context.choose(items[$0].tag)
            }
            return node.update(1, dots, inputs: node.inputs.inside)
        }
        node.update(1, TabBar(items: items, context: context, selected: context.selected), inputs: node.inputs.inside)
    }
}

extension TabView where SelectionValue == Int {
    /// Tabs that keep which of them shows.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

/// What the tabs share.
private final class TabContext {
    var selected: AnyHashable?
    var local: AnyHashable?
    var select: ((AnyHashable) -> Void)?
    var items: [AnyHashable] = []
    private weak var node: _ViewNode?

    init(node: _ViewNode) { self.node = node }

    /// Turns pages by swiping and with the arrow keys.
    func drawSwiping(_ draft: inout ElementDraft) {
        draft.attributes["data-drag"] = "none"
        draft.attributes["data-keys"] = "ArrowLeft ArrowRight"
        draft.on("drag") { [weak self] payload in
            guard let report = DragReport(payload), report.step == .end else { return }
            let way = report.value.predictedEndTranslation.width
            if abs(way) > 60 { self?.turn(by: way < 0 ? 1 : -1) }
        }
        draft.on("key") { [weak self] payload in self?.turn(by: payload.text == "ArrowRight" ? 1 : -1) }
    }

    private func turn(by step: Int) {
        guard let place = items.firstIndex(where: { $0 == selected }) else { return }
        let isMirrored = node?.inputs.environment.layoutDirection == .rightToLeft
        let next = place + (isMirrored ? -step : step)
        if items.indices.contains(next) { choose(items[next]) }
    }

    func choose(_ tag: AnyHashable) {
        if let select {
            select(tag)
        } else {
            local = tag
            node?.invalidate()
        }
    }
}

private struct TabPanels: StructuralView {
    let content: AnyView
    let context: TabContext

    static func _update(_ view: TabPanels, _ node: _ViewNode) {
        var inputs = node.inputs.inside
        inputs.list = TabListContext(context: view.context)
        node.update(0, view.content, inputs: inputs)
    }
}

/// Makes a panel of each view in a tab view.
private final class TabListContext: ListContext {
    let context: TabContext
    private var traits = ItemTraits()

    init(context: TabContext) { self.context = context }

    override func wraps(_ role: _ViewRole) -> Bool { role != .structural }

    override func adding(_ change: (inout ItemTraits) -> Void) -> ListContext {
        let copy = TabListContext(context: context)
        copy.traits = traits
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
        var inputs = inputs
        inputs.list = nil
        node.place(slot, TabPanel(content: view, traits: traits, context: context), tag: tag, inputs: inputs)
    }
}

/// One tab's screen.
///
/// It is made when it is first chosen, and kept from then on.
private struct TabPanel<Content: View>: PrimitiveView {
    let content: Content
    let traits: ItemTraits
    let context: TabContext

    static func _update(_ view: TabPanel, _ node: _ViewNode) {
        let tag = view.traits.tag ?? AnyHashable(node.lastingIdentity)
        node.setPreference(
            TabItems.self,
            TabItems(items: [TabItem(tag: tag, label: view.traits.tabItem, badge: view.traits.badge)])
        )
        let isSelected = view.context.selected == tag
        node.setElement("div") { draft in
            draft.classes = ["tab-panel"]
            draft.flexibility = .fixed(x: true, y: true)
            if !isSelected {
                draft.attributes["hidden"] = ""
                draft.attributes["inert"] = ""
            }
        }
        guard isSelected || !node.children.isEmpty else { return }
        node.update(0, view.content, inputs: node.inputs.inside)
    }
}

private struct TabItem {
    let tag: AnyHashable
    let label: (any View)?
    let badge: Text?
}

private struct TabItems: PreferenceKey {
    var items: [TabItem] = []

    static var defaultValue: TabItems { TabItems() }

    static func reduce(value: inout TabItems, nextValue: () -> TabItems) { value.items += nextValue().items }
}

/// A dot for each page.
private struct PageDots: View {
    let count: Int
    let selected: Int?
    let choose: (Int) -> Void

    var body: some View {
        if count > 1 {
            HTMLElement(
                "div",
                draw: { draft in
                    draft.classes = ["page-dots"]
                    draft.attributes["role"] = "group"
                    draft.attributes["aria-label"] = "Pages"
                }
            ) {
                ForEach(0..<count) { index in
                    HTMLElement("button") { draft in
                        draft.classes = ["page-dot"]
                        draft.attributes["type"] = "button"
                        draft.attributes["aria-label"] = "Page \(index + 1) of \(count)"
                        if index == selected { draft.attributes["aria-current"] = "page" }
                        draft.on("tap") { _ in choose(index) }
                    }
                }
            }
        }
    }
}

/// The bar with a link for each tab.
private struct TabBar: PrimitiveView {
    let items: [TabItem]
    let context: TabContext
    let selected: AnyHashable?

    static func _update(_ view: TabBar, _ node: _ViewNode) {
        node.setElement("nav") { draft in
            draft.classes = ["tab-bar"]
            draft.attributes["aria-label"] = OwnWords.text("Tabs", in: node.inputs.environment.locale)
        }
        for (slot, item) in view.items.enumerated() {
            node.update(
                slot,
                TabBarItem(item: item, isSelected: item.tag == view.selected, context: view.context),
                tag: item.tag,
                inputs: node.inputs.inside
            )
        }
        node.trim(to: view.items.count)
    }
}

private struct TabBarItem: PrimitiveView {
    let item: TabItem
    let isSelected: Bool
    let context: TabContext

    static func _update(_ view: TabBarItem, _ node: _ViewNode) {
        let address = node.inputs.environment.address?(view.item.tag) ?? "#"
        node.setElement("a") { draft in
            draft.classes = ["tab-item"]
            draft.attributes["href"] = address
            if view.isSelected { draft.attributes["aria-current"] = "page" }
            draft.on("tap") { [context = view.context, tag = view.item.tag] _ in context.choose(tag) }
        }
        if let label = view.item.label { node.update(0, AnyView(erasing: label), inputs: node.inputs.inside) }
        if let badge = view.item.badge {
            let bubble = HTMLElement("span", draw: { $0.classes = ["badge"] }) { badge }
            node.update(1, bubble, inputs: node.inputs.inside)
        } else {
            node.clear(1)
        }
    }
}

extension View {
    /// What stands in the tab bar for the view.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return modifier(TraitModifier { $0.tabItem = label })
    }

    /// A number beside the tab or row; none for 0.
    public func badge(_ count: Int) -> some View {
        modifier(TraitModifier { $0.badge = count == 0 ? nil : Text(verbatim: String(count)) })
    }

    /// A word beside the tab or row.
    public func badge(_ label: Text?) -> some View { modifier(TraitModifier { $0.badge = label }) }
}
