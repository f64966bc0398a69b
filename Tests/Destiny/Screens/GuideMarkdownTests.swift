import Testing

@testable import Destiny

struct GuideMarkdownTests {
    @Test func `paragraphs, points and emphasis are read`() {
        let blocks = GuideMarkdown.blocks("One **two**\nthree\n\n- *four*\n2. five")
        #expect(
            blocks == [
                .paragraph([.init(text: "One "), .init(text: "two", isStrong: true), .init(text: " three")]),
                .point("•", [.init(text: "four", isEmphasised: true)]),
                .point("2.", [.init(text: "five")]),
            ]
        )
    }

    @Test func `emphasis that is still being written shows no marks`() {
        #expect(GuideMarkdown.plain("Your house is **Ari") == "Your house is Ari")
    }

    @Test(arguments: ["2 * 3", "<script>", "[a](http://b)"])
    func `everything else is the text it is`(_ text: String) {
        #expect(GuideMarkdown.plain(text) == text)
    }

    @Test func `the reading stands behind a line, also while the text is written`() {
        let whole = GuideMarkdown.parts("Yes.\n\nBecause.\n\n---\n\nThe house.")
        #expect(whole.answer == "Yes.\n\nBecause." && whole.reading == "The house.")
        #expect(GuideMarkdown.parts("Yes.\n\n---").reading == nil)
        #expect(GuideMarkdown.parts("Yes.").answer == "Yes.")
        #expect(!GuideMarkdown.plain("Yes.\n\n---\n\nThe house.").contains("---"))
    }
}
