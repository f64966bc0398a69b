import SwiftUI
import Testing
import WebUITesting

struct CutTextTests {
    private func classes(_ text: Text, _ direction: LayoutDirection, lines: Int? = 2) -> Set<String> {
        let host = ViewHost(text.lineLimit(lines).environment(\.layoutDirection, direction))
        return host.document.root.first { $0.classes.contains("text") }?.classes ?? []
    }

    /// Chromium draws the dots of such a text outside of its edge.
    @Test func `a text that is cut and runs against the page is marked`() {
        let (english, arabic) = (Text(verbatim: "1. Sensors for harbours"), Text(verbatim: "«مجسات» for harbours"))
        #expect(classes(english, .rightToLeft).contains("against"))
        #expect(classes(arabic, .leftToRight).contains("against"))
        #expect(classes(Text(verbatim: "Sensors ") + Text(verbatim: "مجسات"), .rightToLeft).contains("against"))
        #expect(!classes(english, .leftToRight).contains("against"))
        #expect(!classes(arabic, .rightToLeft).contains("against"))
        #expect(!classes(Text(verbatim: "12 + 3"), .rightToLeft).contains("against"))
        for lines in [1, nil] { #expect(!classes(english, .rightToLeft, lines: lines).contains("against")) }
    }
}
