import SwiftUI
import Testing
import WebUITesting

struct DisclosureGroupTests {
    @Test func `a press on the label shows the content, another hides it`() {
        let host = ViewHost(DisclosureGroup("More") { Text("inside") })
        let label = { host.element("disclosure-label")?.attributes["aria-expanded"] }
        #expect(host.visibleText == ["More"])
        #expect(label() == "false")
        host.tap("More")
        #expect(host.visibleText == ["More", "inside"])
        #expect(label() == "true")
        host.tap("More")
        #expect(host.visibleText == ["More"])
        #expect(host.matchesFreshRender)
    }
}
