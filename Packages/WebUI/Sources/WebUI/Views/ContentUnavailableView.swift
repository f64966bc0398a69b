/// What a screen shows when it has nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A label, a sentence and what to do next.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// What it is made of.
    public var body: some View {
        HTMLElement(
            "div",
            draw: { draft in
                draft.classes = ["unavailable"]
                draft.flexibility = .fixed(x: true, y: true)
            }
        ) {
            HTMLElement("div", draw: { $0.classes = ["unavailable-label"] }) { label }
            HTMLElement("div", draw: { $0.classes = ["unavailable-description"] }) { description }
            HTMLElement("div", draw: { $0.classes = ["unavailable-actions"] }) { actions }
        }
    }
}

extension ContentUnavailableView where Label == WebUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title under a symbol, with a sentence.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            WebUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// A title under a symbol, with a sentence.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            WebUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label,
    Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A search that found nothing.
    public static var search: ContentUnavailableView<Label, Description, Actions> { search(text: "") }

    /// A search for this text that found nothing.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

/// The parts of what a search shows that found nothing.
public struct SearchUnavailableContent {
    /// That there are no results.
    public struct Label: View {
        let text: String

        /// What it is made of.
        public var body: some View {
            WebUI.Label {
                if text.isEmpty { Text("No Results") } else { Text("No Results for “\(text)”") }
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// What to try.
    public struct Description: View {
        /// What it is made of.
        public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// Nothing.
    public struct Actions: View {
        /// What it is made of.
        public var body: some View { EmptyView() }
    }
}
