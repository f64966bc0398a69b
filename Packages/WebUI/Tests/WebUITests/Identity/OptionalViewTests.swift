import SwiftUI
import Testing
import WebUITesting

private struct Holder: View {
    @State private var name: String? = "A"

    var body: some View {
        Button("Rename") { name = "B" }
        Button("Remove") { name = nil }
        Button("Restore") { name = "A" }
        name.map { Counter($0) }
    }
}

struct OptionalViewTests {
    @Test func `a new value in an optional view keeps the state`() {
        let host = ViewHost(Holder())
        host.tap("A 0")
        host.tap("Rename")
        #expect(host.visibleText.last == "B 1")
    }

    @Test func `a view that was nil in between starts anew`() {
        let host = ViewHost(Holder())
        host.tap("A 0")
        host.tap("Remove")
        #expect(host.visibleText.last == "Restore")
        host.tap("Restore")
        #expect(host.visibleText.last == "A 0")
    }
}
