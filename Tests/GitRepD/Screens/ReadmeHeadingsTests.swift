import Foundation
import RepositoriesDomain
import Testing

@testable import RepositoryScreens

struct ReadmeHeadingsTests {
    @Test(arguments: [
        (["Install"], ["install"]), (["Usage", "Usage", "Usage"], ["usage", "usage-1", "usage-2"]),
        (["What's new in v2.0?"], ["whats-new-in-v20"]), (["✨ Features & more"], ["-features--more"]),
        (["使い方", "Ärger_x"], ["使い方", "ärger_x"]),
    ])
    func `headings are called as GitHub calls them`(words: [String], names: [String]) {
        let blocks = words.map { Readme.Block.heading(level: 2, [.text($0)]) }
        #expect(blocks.headingNames.sorted { $0.key < $1.key }.map(\.value) == names)
    }

    @Test func `only links to headings that are there lead to them`() throws {
        let id = try #require(Repository.ID(fullName: "octo/boat"))
        let texts = ["https://github.com/octo/boat#usage", "https://github.com/Octo/Boat#USAGE"]
        let others = ["https://github.com/octo/boat#other", "https://github.com/octo/boat/blob/main/a.md#usage"]
        func list(_ addresses: [String]) throws -> Readme.Block {
            let links = try addresses.map { Readme.Inline.link(try #require(URL(string: $0)), [.text("a")]) }
            return .list(start: nil, [.init(blocks: [.quote([.paragraph([.strong(links)])])])])
        }
        let heading = Readme.Block.heading(level: 1, [.code("Usage")])
        let readme = Readme(blocks: [heading, try list(texts), try list(others)])
        let expected = Readme(blocks: [heading, try list(["#usage", "#usage"]), try list(others)])
        #expect(readme.leadingToHeadings(of: id) == expected)
    }
}
