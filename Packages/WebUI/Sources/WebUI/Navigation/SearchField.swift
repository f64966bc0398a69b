/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
    /// Where it suits.
    public static let automatic = SearchFieldPlacement()
    /// In the bar; on the web under the title.
    public static let toolbar = SearchFieldPlacement()
    /// In the sidebar; on the web under the title.
    public static let sidebar = SearchFieldPlacement()
    /// Under the title.
    public static let navigationBarDrawer = SearchFieldPlacement()

    /// Whether the field hides while scrolling.
    public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }

    /// Under the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }
}

/// The search field of a screen.
struct SearchField: View {
    let text: Binding<String>
    let prompt: Text?
    @Environment(\.locale) private var locale

    var body: some View {
        HTMLElement(
            "form",
            draw: { draft in
                draft.classes = ["search"]
                draft.attributes["role"] = "search"
                draft.attributes["action"] = ""
            }
        ) {
            Image(systemName: "magnifyingglass")
            SearchInput(text: text, prompt: prompt)
            HTMLElement(
                "button",
                draw: { draft in
                    draft.classes = ["search-clear"]
                    draft.attributes["type"] = "button"
                    draft.attributes["aria-label"] = OwnWords.text("Clear search", in: locale)
                    draft.attributes["hidden"] = ""
                }
            ) {
                Image(systemName: "xmark.circle.fill")
            }
        }
    }
}

private struct SearchInput: PrimitiveView {
    let text: Binding<String>
    let prompt: Text?

    static func _update(_ view: SearchInput, _ node: _ViewNode) {
        let environment = node.inputs.environment
        let value = node.tracked(view) { view.text.wrappedValue }
        let prompt = (view.prompt ?? Text("Search")).string(in: environment)
        let name = node.graph.fieldName(for: node, title: "search")
        let element = node.setElement("input") { draft in
            draft.classes = ["search-input"]
            draft.attributes["type"] = "search"
            draft.attributes["name"] = name
            draft.attributes["placeholder"] = prompt
            draft.attributes["aria-label"] = prompt
            draft.attributes["enterkeyhint"] = "search"
            draft.attributes["autocapitalize"] = "none"
            draft.attributes["autocomplete"] = "off"
            draft.attributes["autocorrect"] = "off"
            draft.attributes["spellcheck"] = "false"
            draft.value = .value(value)
        }
        element.connect(view.text, submit: environment.submitAction(for: .search))
    }
}
