import Foundation

/// Makes a row of each view in a list.
final class RowContext: ListContext, ReaderList {
    var hasSections = false
    var isSection = false
    var selection: ListSelection?
    /// The chosen value, of which the rows' links are readers.
    var chosen: StateLocation<AnyHashable?>?
    private(set) var traits = ItemTraits()
    private var base: RowContext?

    func forgetReaders() { chosen?.forgetReaders() }

    /// What is said of a section's rows all at once.
    func takeBackground(from outer: RowContext?) { traits.rowBackground = outer?.traits.rowBackground }

    override func adding(_ change: (inout ItemTraits) -> Void) -> ListContext {
        let copy = RowContext()
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
        let list = base ?? self
        let isItem = list.isSection || !list.hasSections
        var inputs = inputs
        inputs.list = nil
        let decorations = inputs.decorations
        inputs.decorations = []
        node.place(
            slot,
            RowView(content: view, traits: traits, isItem: isItem, decorations: decorations),
            tag: tag,
            inputs: inputs
        )
    }
}

/// One row, with what can be done to it by swiping.
private struct RowView<Content: View>: PrimitiveView {
    let content: Content
    let traits: ItemTraits
    let isItem: Bool
    let decorations: [Decoration]

    static func _update(_ view: RowView, _ node: _ViewNode) {
        let leading = view.traits.swipeActions.filter { $0.edge == .leading }
        let trailing = view.trailingActions(in: node.inputs.environment.locale)
        let isEdited = node.inputs.environment.isListEdited
        let hasActions = !isEdited && (!leading.isEmpty || !trailing.isEmpty)
        let fullSwipe =
            (leading.last?.allowsFullSwipe == true ? ["leading"] : [])
            + (trailing.last?.allowsFullSwipe == true ? ["trailing"] : [])
        node.setElement("div") { draft in
            draft.classes = hasActions ? ["row", "swipe"] : ["row"]
            if view.isItem { draft.attributes["role"] = "listitem" }
            if view.traits.hidesSeparator { draft.classes.append("no-separator") }
            if isEdited { draft.classes.append("editing") }
            if isEdited, let move = view.traits.move {
                draft.on("move") { payload in
                    // Beyond the list's ends is at them.
                    if let places = payload.numbers.first?.whole(in: -1_000_000...1_000_000) { move.by(places) }
                }
            }
            if hasActions, !fullSwipe.isEmpty {
                draft.attributes["data-full-swipe"] = fullSwipe.joined(separator: " ")
            }
            view.drawInsets(&draft)
        }
        node.documentOrder = [4, 5, 1, 0, 2, 3, 6]
        view.placeEditing(isEdited, node)
        view.place(isEdited ? [] : leading, .leading, 1, node)
        let content = HTMLElement(
            "div",
            draw: { draft in
                draft.classes = ["row-content"]
                draft.flexibility = .fixed(x: true, y: false)
            }
        ) { view.content.modifier(DecorationModifier(decorations: view.decorations)) }
        node.update(0, content, inputs: node.inputs.inside)
        view.place(isEdited ? [] : trailing, .trailing, 2, node)
        if hasActions {
            // iOS shows no sign of what it adds itself; here keyboards and readers need something to reach.
            let isQuiet = view.traits.swipeActions.isEmpty
            node.update(3, MoreButton(isQuiet: isQuiet), inputs: node.inputs.inside)
        } else {
            node.clear(3)
        }
        if let background = view.traits.rowBackground {
            let layer = HTMLElement(
                "div",
                draw: {
                    $0.classes = ["row-background"]
                    $0.flexibility = .outOfFlow
                }
            ) { AnyView(erasing: background) }
            node.update(4, layer, inputs: node.inputs.inside)
        } else {
            node.clear(4)
        }
    }

    private func placeEditing(_ isEdited: Bool, _ node: _ViewNode) {
        if isEdited, let delete = traits.delete {
            node.update(5, RowDeleteButton(action: delete), inputs: node.inputs.inside)
        } else {
            node.clear(5)
        }
        if isEdited, traits.move != nil {
            node.update(6, RowHandle(), inputs: node.inputs.inside)
        } else {
            node.clear(6)
        }
    }

    private func trailingActions(in locale: Locale) -> [SwipeActions] {
        let own = traits.swipeActions.filter { $0.edge == .trailing }
        return moves(in: locale) + (own.isEmpty ? deletion(in: locale) : own)
    }

    private func deletion(in locale: Locale) -> [SwipeActions] {
        guard let delete = traits.delete else { return [] }
        let title = OwnWords.text("Delete", in: locale)
        let button = Button(role: .destructive, action: delete) { Label(title, systemImage: "trash") }
        return [SwipeActions(edge: .trailing, allowsFullSwipe: true, content: button)]
    }

    private func moves(in locale: Locale) -> [SwipeActions] {
        guard let move = traits.move else { return [] }
        func action(_ english: String, _ symbol: String, by places: Int) -> SwipeActions {
            let title = OwnWords.text(english, in: locale)
            let button = Button {
                move.by(places)
            } label: {
                Label(title, systemImage: symbol)
            }
            return SwipeActions(edge: .trailing, allowsFullSwipe: false, content: button)
        }
        let up = move.position > 0 ? [action("Move Up", "arrow.up", by: -1)] : []
        return move.position < move.count - 1 ? up + [action("Move Down", "arrow.down", by: 1)] : up
    }

    private func place(_ actions: [SwipeActions], _ edge: HorizontalEdge, _ slot: Int, _ node: _ViewNode) {
        guard !actions.isEmpty else { return node.clear(slot) }
        let group = HTMLElement(
            "div",
            draw: { draft in
                draft.classes = ["swipe-actions", edge == .leading ? "leading" : "trailing"]
                draft.attributes["inert"] = ""
                draft.flexibility = .outOfFlow
            }
        ) {
            ForEach(0..<actions.count) { AnyView(erasing: actions[$0].content) }
        }
        var inputs = node.inputs.inside
        inputs.environment.controls.button = "swipe"
        node.update(slot, group, inputs: inputs)
    }

    private func drawInsets(_ draft: inout ElementDraft) {
        guard let insets = traits.rowInsets else { return }
        draft.styles["--row-block-start"] = insets.top.px
        draft.styles["--row-block-end"] = insets.bottom.px
        draft.styles["--row-inline-start"] = insets.leading.px
        draft.styles["--row-inline-end"] = insets.trailing.px
    }
}

/// Opens the row's actions as a menu; the way of the keyboard and of assistive technology.
private struct MoreButton: View {
    /// Seen only while it has the focus or the pointer is on its row.
    let isQuiet: Bool
    @Environment(\.locale) private var locale

    var body: some View {
        HTMLElement(
            "button",
            draw: { draft in
                draft.classes = isQuiet ? ["row-more", "quiet"] : ["row-more"]
                draft.attributes["type"] = "button"
                draft.attributes["aria-haspopup"] = "menu"
                draft.attributes["aria-label"] = OwnWords.text("More actions", in: locale)
            }
        ) {
            Image(systemName: "ellipsis")
        }
    }
}

/// What one `swipeActions` modifier says.
struct SwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: any View
}

/// Whether something shows.
public nonisolated enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

extension View {
    /// Buttons that swiping the row shows; a menu has them as well.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        let actions = SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content())
        return modifier(TraitModifier { $0.swipeActions.append(actions) })
    }

    /// The room between the row and its content.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier { $0.rowInsets = insets })
    }

    /// What is behind the row.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(TraitModifier { $0.rowBackground = view })
    }

    /// Shows or hides the lines above and below the row.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier { $0.hidesSeparator = visibility == .hidden })
    }

    /// Shows or hides the lines above and below a section; by itself a section has none.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            TraitModifier {
                if visibility == .visible {
                    $0.sectionSeparators.formUnion(edges)
                } else {
                    $0.sectionSeparators.subtract(edges)
                }
            }
        )
    }

    /// Shows or hides the ground of lists.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        decorated { if visibility == .hidden { $0.classes.append("no-ground") } }
    }

    /// Actions behind a long press, a right click or the keyboard's menu key.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }
}

extension VerticalEdge {
    /// Top, bottom or both.
    public nonisolated struct Set: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int8

        /// The bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The top.
        public static let top = Set(rawValue: 1)
        /// The bottom.
        public static let bottom = Set(rawValue: 2)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}

private struct ContextMenuModifier<Items: View>: UnaryModifier {
    let items: Items

    static func surround<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        node.setElement("div") { $0.classes = ["box", "context"] }
        node.update(0, content, inputs: node.contentInputs)
        let menu = HTMLElement(
            "div",
            draw: { draft in
                draft.classes = ["menu-items"]
                draft.attributes["role"] = "menu"
                draft.attributes["popover"] = "auto"
                draft.flexibility = .outOfFlow
            }
        ) { modifier.items.environment(\.isInMenu, true) }
        var inputs = node.inputs.inside
        inputs.environment.controls.button = "plain"
        node.update(1, menu, inputs: inputs)
    }
}
