import SwiftUI
import Testing
import WebUITesting

struct MarkdownTests {
    private func drawn(_ text: Text) -> [String] {
        ViewHost(text).elements("text").filter { !$0.textContent.isEmpty && $0.children.allSatisfy { $0.tag.isEmpty } }
            .map { "\($0.textContent)|\($0.attributes["style"] ?? $0.attributes["href"] ?? "")" }
    }

    @Test func `a localized text may hold emphasis, code and links`() {
        #expect(
            drawn(Text("a **b** *c* [d](https://e.org)"))
                == ["a |", "b|font-weight:700", " |", "c|font-style:italic", " |", "d|https://e.org"]
        )
    }

    @Test func `what is filled in is not read as Markdown`() {
        let name = "**x**"
        #expect(drawn(Text("**Hello** \(name)")) == ["Hello|font-weight:700", " **x**|"])
        #expect(drawn(Text(verbatim: "**a**")) == ["**a**|"])
        #expect(drawn(Text("\(name)")) == ["**x**|"])
    }

    @Test(arguments: ["5 * 3 * 2", "snake_case_name", "a [b", "**", "~ tilde"])
    func `marks that enclose nothing are letters`(text: String) {
        #expect(drawn(Text(LocalizedStringKey(text))) == ["\(text)|"])
    }
}
