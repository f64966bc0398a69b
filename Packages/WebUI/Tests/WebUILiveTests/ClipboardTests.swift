import Foundation
import SwiftUI
import Testing
import WebUIOptimistic

@testable import WebUI
@testable import WebUITesting

struct ClipboardTests {
    @Test func `a text goes to the clipboard of the page whose button was pressed, as it is`() {
        let page = ViewHost(Button("Copy") { PersonsClipboard.copy("if x:\n\ty()  ") })
        let other = ViewHost(Text("Another page"))
        page.tap("Copy")
        #expect(page.graph.takeCommands() == [.copy("if x:\n\ty()  ")])
        #expect(other.graph.takeCommands() == [])
    }

    @Test func `outside of any action nothing is copied`() {
        let page = ViewHost(Text("A page"))
        PersonsClipboard.copy("nobody's")
        #expect(page.graph.takeCommands() == [])
    }
}

struct PictureNameTests {
    @Test func `the label of a picture is its alternative, which a browser writes in its place`() throws {
        let address = try #require(URL(string: "https://example.org/a.png"))
        let host = ViewHost(
            AsyncImage(url: address) { phase in
                if let image = phase.image { image.accessibilityLabel("A lighthouse") }
            }
        )
        let picture = try #require(host.document.root.first { $0.tag == "img" })
        #expect(picture.attributes["alt"] == "A lighthouse")
        #expect(picture.attributes["aria-label"] == nil)
    }
}
