/// Rows in a column.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let content: Content
    private let selection: Binding<SelectionValue?>?

    init(body content: Content, selection: Binding<SelectionValue?>? = nil) {
        self.content = content
        self.selection = selection
    }

    /// Brings the node up to date with this value.
    public static func _update(_ view: List, _ node: _ViewNode) {
        let environment = node.inputs.environment
        let context = node.memory as? RowContext ?? RowContext()
        node.memory = context
        let style = environment.isForm ? "inset" : environment.controls.list
        let refresh = environment.refreshAction
        node.setElement("div") { draft in
            draft.classes = ["list", "list-\(style)"]
            if environment.isForm { draft.classes.append("form") }
            if !context.hasSections { draft.attributes["role"] = "list" }
            draft.flexibility = .fixed(x: true, y: true)
            refresh?.draw(&draft, graph: node.graph, locale: environment.locale)
        }
        var chrome = ScreenChrome()
        chrome.isGrouped = style == "inset"
        node.setPreference(ScreenChrome.self, chrome)
        node.readPreference(SectionPresence.self) { [weak node, weak context] in
            guard let node, let context else { return }
            let hasSections = node.reduced(SectionPresence.self)
            guard context.hasSections != hasSections else { return }
            context.hasSections = hasSections
            node.invalidate()
        }
        context.selection = view.selection.map(ListSelection.init)
        // Asked once for all rows: what each watches by itself takes a kilobyte.
        let isEdited = node.tracked(view) { environment.editMode?.wrappedValue.isEditing == true }
        if let selection = context.selection {
            node.update(1, SelectionWatch(selection: selection, context: context), inputs: node.inputs.inside)
        }
        var inputs = node.inputs.inside
        inputs.isLazy = true
        inputs.list = context
        let content = view.content.modifier(
            EnvironmentModifier(value: [view.selection != nil, isEdited]) { environment in
                environment.refreshAction = nil
                environment.isForm = false
                environment.isListEdited = isEdited
                environment.selectingList = view.selection == nil ? nil : context
            }
        )
        node.update(0, content, inputs: inputs)
    }
}

extension List {
    /// A list in which a row's link, or a row's tag, can be chosen; `nil` when none is.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(body: content(), selection: selection)
    }
}

extension List where SelectionValue == Never {
    /// Rows of these views.
    public init(@ViewBuilder content: () -> Content) { self.init(body: content()) }

    /// A row for each element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(body: ForEach(data, content: rowContent))
    }

    /// A row for each element, whose identity is at a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(body: ForEach(data, id: id, content: rowContent))
    }
}

/// Controls in groups.
public struct Form<Content: View>: View {
    private let content: Content

    /// Controls of these views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// What it is made of.
    public var body: some View {
        List { content }.environment(\.isForm, true)
    }
}

nonisolated extension EnvironmentValues {
    private struct IsFormKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    var isForm: Bool {
        get { self[IsFormKey.self] }
        set { self[IsFormKey.self] = newValue }
    }
}

/// Whether a list has sections; rows of a list without any are items of the list itself.
struct SectionPresence: PreferenceKey {
    static let defaultValue = false

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Looks of lists.
public protocol ListStyle {
    static var _name: String { get }
}

/// The look that suits the place: groups on a soft ground.
public struct DefaultListStyle: ListStyle {
    /// The engine's name for it.
    public static let _name = "inset"
}

/// Edge to edge.
public struct PlainListStyle: ListStyle {
    /// The engine's name for it.
    public static let _name = "plain"
}

/// Groups on a soft ground.
public struct InsetGroupedListStyle: ListStyle {
    /// The engine's name for it.
    public static let _name = "inset"
}

/// Groups on a soft ground.
public struct GroupedListStyle: ListStyle {
    /// The engine's name for it.
    public static let _name = "inset"
}

/// Rows set in from the edges.
public struct InsetListStyle: ListStyle {
    /// The engine's name for it.
    public static let _name = "plain"
}

/// A list of places to go.
public struct SidebarListStyle: ListStyle {
    /// The engine's name for it.
    public static let _name = "sidebar"
}

extension ListStyle where Self == DefaultListStyle {
    /// The look that suits the place.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups on a soft ground.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Groups on a soft ground.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows set in from the edges.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// A list of places to go.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// The look of lists in the view.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(value: S._name) { $0.controls.list = S._name })
    }
}
