import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

struct HTMLWriterTests {
    private func markup<V: View>(_ view: V) -> String {
        let graph = ViewGraph()
        graph.setRoot(view)
        return graph.renderAll()
    }

    @Test(arguments: [
        ("plain", "plain"), ("<b>", "&lt;b&gt;"), ("a & b", "a &amp; b"), ("\"quoted\"", "&quot;quoted&quot;"),
        ("&lt;", "&amp;lt;"),
        ("</span><script>alert(1)</script>", "&lt;/span&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("日本語 👩🏽‍🚀", "日本語 👩🏽‍🚀"), ("", ""),
    ])
    func `text is text`(text: String, written: String) {
        let markup = markup(Text(verbatim: text))
        #expect(markup.hasPrefix("<span data-w=\"1\" class=\"text"))
        #expect(markup.hasSuffix("\">\(written)</span>"))
    }

    @Test func `an attribute cannot be left`() {
        let view = Text("x").accessibilityLabel("\" onclick=\"alert(1)\" <")
        #expect(markup(view).contains("aria-label=\"&quot; onclick=&quot;alert(1)&quot; &lt;\""))
    }

    @Test func `a field's value is escaped`() {
        let written = markup(TextField("Name", text: .constant("\"><script>")))
        #expect(written.contains("value=\"&quot;&gt;&lt;script&gt;\""))
    }

    @Test func `an editor's text is escaped and keeps its first line break`() {
        let written = markup(TextEditor(text: .constant("\n</textarea>")))
        #expect(written.contains(">\n\n&lt;/textarea&gt;</textarea>"))
    }

    @Test func `elements without content have no end tag`() {
        #expect(!markup(TextField("Name", text: .constant(""))).contains("</input>"))
    }

    @Test func `attributes are in a stable order`() {
        let view = Button("Go") {}.accessibilityLabel("a").help("b").accessibilityIdentifier("c")
        #expect(
            markup(view).hasPrefix(
                """
                <button data-w="1" class="btn btn-automatic" aria-label="a" data-testid="c" title="b" type="button" \
                data-on="tap">
                """
            )
        )
    }

    @Test(arguments: ["plain", "<&\">'", "a\nb", "\u{2028}", "ünïcode 🎈"])
    func `what is written is read back`(text: String) {
        let host = ViewHost(Text(verbatim: text).help(text))
        #expect(host.element("text")?.textContent == text)
        #expect(host.element("text")?.attributes["title"] == text)
    }
}
