import DesignSystem
import Testing

@testable import Destiny

struct GuideMarkdownTests {
    @Test func `paragraphs, points and emphasis are read`() {
        let blocks = ProseMarkdown.blocks("One **two**\nthree\n\n- *four*\n2. five")
        #expect(
            blocks == [
                .paragraph([.init(text: "One "), .init(text: "two", isStrong: true), .init(text: " three")]),
                .point("•", [.init(text: "four", isEmphasised: true)]),
                .point("2.", [.init(text: "five")]),
            ]
        )
    }

    @Test func `emphasis that is still being written shows no marks`() {
        #expect(ProseMarkdown.plain("Your house is **Ari") == "Your house is Ari")
    }

    @Test func `a whole text keeps the marks that nothing closes, and its headings stand out`() {
        let blocks = ProseMarkdown.blocks("## Why *now*\nOf **five, 2 ** 3 and a*", isWhole: true)
        #expect(
            blocks == [
                .paragraph([.init(text: "Why ", isStrong: true), .init(text: "now", isStrong: true)]),
                .paragraph([.init(text: "Of "), .init(text: "five, 2 ", isStrong: true), .init(text: " 3 and a*")]),
            ]
        )
        #expect(ProseMarkdown.blocks("**a and #b", isWhole: true) == [.paragraph([.init(text: "**a and #b")])])
    }

    @Test(arguments: ["2 * 3", "<script>", "[a](http://b)"])
    func `everything else is the text it is`(_ text: String) {
        #expect(ProseMarkdown.plain(text) == text)
    }

    @Test func `the reading stands behind a line, also while the text is written`() {
        let whole = GuideMarkdown.parts("Yes.\n\nBecause.\n\n---\n\nThe house.")
        #expect(whole.answer == "Yes.\n\nBecause." && whole.reading == "The house.")
        #expect(GuideMarkdown.parts("Yes.\n\n---").reading == nil)
        #expect(GuideMarkdown.parts("Yes.").answer == "Yes.")
        #expect(!ProseMarkdown.plain("Yes.\n\n---\n\nThe house.").contains("---"))
    }
}
