import SwiftUI
import Testing
import WebUITesting

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text(verbatim: "Count \(count)")
            if count > 1 { Text(verbatim: "many") }
            Button("Add") { count += 1 }
        }
    }
}

struct CounterTests {
    @Test func `a tap changes the text it changes and nothing else`() {
        let host = ViewHost(Counter())
        #expect(host.visibleText == ["Count 0", "Add"])
        #expect(host.tap("Add"))
        #expect(host.visibleText == ["Count 1", "Add"])
        #expect(host.lastOperationCount == 1)
        host.tap("Add")
        #expect(host.visibleText == ["Count 2", "many", "Add"])
        #expect(host.matchesFreshRender)
    }
}
