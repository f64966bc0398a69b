/// Gives a view to the browser as text instead of elements.
///
/// The browser makes elements of it when it needs them. Until then it costs neither style nor layout there, and no nodes
/// here.
package struct StillModifier: ViewModifier {
    package typealias Body = Never

    package static var _role: _ViewRole { .unary }

    /// Attributes of the view's element that are to be found on the text's, too.
    private let shared: [String]

    package init(sharing attributes: [String]) { shared = attributes }

    package static func _update<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        let still = StillMarkup(content, environment: node.inputs.environment)
        let attributes = still.attributes
        if node.element?.draft.attributes[StillMarkup.attribute] == still.digest { still.markup.forget() }
        node.setElement("i") { draft in
            draft.attributes["hidden"] = ""
            for name in modifier.shared { draft.attributes[name] = attributes[name] }
            draft.attributes[StillMarkup.attribute] = still.digest
            draft.still = still
        }
    }
}

/// The markup of a view that nobody can press.
///
/// It is kept until it is written for the first time, and rendered again whenever it is written anew: a page may hold
/// dozens.
struct StillMarkup {
    /// The attribute that carries it.
    ///
    /// What the server remembers as its value is the digest.
    static let attribute = "data-still"

    /// Tells markup from other markup within this process.
    let digest: String
    /// What the view's element says.
    let attributes: SortedDictionary<String>
    let markup: Markup

    /// Markup that can be made again.
    final class Markup {
        private var html: String?
        private let render: () -> String

        init(_ html: String, render: @escaping () -> String) { (self.html, self.render) = (html, render) }

        func forget() { html = nil }

        func take() -> String {
            defer { forget() }
            return html ?? render()
        }
    }

    init<V: View>(_ view: V, environment: EnvironmentValues) {
        let render = {
            let graph = ViewGraph(environment: environment, isStill: true)
            defer { graph.tearDown() }
            graph.setRoot(view)
            _ = graph.commit()
            var writer = HTMLWriter(isStill: true)
            for element in graph.rendered.children { writer.write(element) }
            return (writer.html, graph.rendered.children.first?.draft.attributes ?? [:])
        }
        let (html, attributes) = render()
        digest = String(html.hashValue, radix: 36)
        self.attributes = attributes
        markup = Markup(html) { render().0 }
    }
}

extension View {
    /// Gives the view to the browser as text; see `StillModifier`.
    package func still(sharing attributes: [String]) -> some View {
        modifier(StillModifier(sharing: attributes))
    }
}
