/// A column of places and a column of what is chosen there; one column at a time where there is little room.
///
/// A link in the sidebar chooses a value of the list around it (`List(selection:)`), or shows the sidebar's
/// `navigationDestination(for:)` in place of the detail.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    private let column: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    private let detail: Detail

    /// Brings the node up to date with this value.
    public static func _update(_ view: NavigationSplitView, _ node: _ViewNode) {
        let columns = node.memory as? SplitColumns ?? SplitColumns(node: node)
        node.memory = columns
        columns.binding = view.column
        let column = node.tracked(view) { columns.shown }
        node.setElement("div") { draft in
            draft.classes = ["nav", "split"]
            draft.attributes["data-column"] = column == .sidebar ? "sidebar" : "detail"
            draft.flexibility = .fixed(x: true, y: true)
        }
        node.readPreference(NavigationDestinations.self) { [weak node] in node?.invalidate() }
        let inputs = node.inputs.inside
        node.update(0, Screen(context: columns.context, depth: 0, content: AnyView(view.sidebar)), inputs: inputs)
        let context = columns.context
        let shown = context.shown.last
        let pushed = shown.map(AnyHashable.init) ?? context.localPath.last
        // There is always the detail above the sidebar, to be left.
        context.path = [AnyHashable(NavigationSplitViewColumn.detail)] + context.shown.map(AnyHashable.init)
        let destinations = node.reduced(NavigationDestinations.self)
        let detail =
            shown.map { AnyView(ShownContent(shown: $0)) } ?? pushed.flatMap { destinations.view(for: $0) }
            ?? AnyView(view.detail)
        node.update(1, Screen(context: context, depth: 1, content: detail), tag: pushed, inputs: inputs)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// A sidebar and the detail of what is chosen in it.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        column = nil
        self.sidebar = sidebar()
        self.detail = detail()
    }

    /// A sidebar and the detail of what is chosen in it, and which of them is on top where only one fits.
    ///
    /// Going back sets the column to `.sidebar`.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        column = preferredCompactColumn
        self.sidebar = sidebar()
        self.detail = detail()
    }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let index: Int

    /// The places to choose from.
    public static let sidebar = NavigationSplitViewColumn(index: 0)
    /// The middle column of three.
    public static let content = NavigationSplitViewColumn(index: 1)
    /// What is chosen.
    public static let detail = NavigationSplitViewColumn(index: 2)
}

/// Which column a split view shows where one fits, and what its links have done to it.
private final class SplitColumns {
    let context: NavigationContext
    var binding: Binding<NavigationSplitViewColumn>?
    private var own = NavigationSplitViewColumn.sidebar
    private weak var node: _ViewNode?

    init(node: _ViewNode) {
        context = NavigationContext(node: node)
        self.node = node
        context.showDetail = { [weak self] in self?.show(.detail) }
        context.truncate = { [weak self] _ in self?.show(.sidebar) }
    }

    var shown: NavigationSplitViewColumn { binding?.wrappedValue ?? own }

    private func show(_ column: NavigationSplitViewColumn) {
        if let binding { binding.wrappedValue = column } else { own = column }
        node?.invalidate()
    }
}
