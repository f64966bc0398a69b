import SwiftUI
import Testing
import WebUITesting

private struct Searching: View {
    let log: EventLog
    @State private var query = ""

    var body: some View {
        NavigationStack {
            VStack {
                Text("results for \(query)")
                Button("Clear") { query = "" }
            }
            .searchable(text: $query, prompt: "Find")
            .onSubmit(of: .search) { log.note("search \(query)") }
        }
    }
}

struct SearchableTests {
    private let log = EventLog()

    @Test func `typing searches`() {
        let host = ViewHost(Searching(log: log))
        host.type("swift", into: "Find")
        #expect(host.visibleText.contains("results for swift"))
        #expect(host.matchesFreshRender)
    }

    @Test func `what code writes shows in the field`() {
        let host = ViewHost(Searching(log: log))
        host.type("swift", into: "Find")
        host.tap("Clear")
        #expect(host.field("Find")?.value == "")
    }

    @Test func `Enter submits what was typed`() {
        let host = ViewHost(Searching(log: log))
        host.type("swift", into: "Find")
        host.send("submit") { $0.attributes["type"] == "search" }
        #expect(log.lines == ["search swift"])
    }
}
