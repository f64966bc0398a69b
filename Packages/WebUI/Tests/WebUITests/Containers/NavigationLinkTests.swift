import SwiftUI
import Testing
import WebUITesting

private struct Browsing: View {
    @State private var shows = false
    @State private var count = 0
    @State private var chosen: Int?

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("Go") {
                    Text("count \(count)")
                    Button("Add") { count += 1 }
                }
                Button("Show") { shows = true }
                Button("Choose") { chosen = 7 }
                Text(verbatim: "shows \(shows) chosen \(chosen.map(String.init) ?? "none")")
            }
            .navigationDestination(isPresented: $shows) { Text("shown") }
            .navigationDestination(item: $chosen) { Text("chose \($0)") }
        }
    }
}

struct NavigationLinkTests {
    private let host = ViewHost(Browsing())

    private var top: String? { host.elements("screen").last { !$0.isHidden }?.textContent }

    @Test func `a link to a view puts it on the stack, and the view follows the state around it`() {
        host.tap("Go")
        #expect(host.elements("screen").count == 2)
        host.tap("Add")
        #expect(top?.contains("count 1") == true)
        host.tap("Back")
        #expect(host.elements("screen").count == 1)
        #expect(host.matchesFreshRender)
    }

    @Test func `a screen shows while its condition holds, and going back makes it false`() {
        host.tap("Show")
        #expect(top?.contains("shown") == true)
        host.tap("Back")
        #expect(host.elements("screen").count == 1)
        #expect(host.visibleText.contains("shows false chosen none"))
    }

    @Test func `a screen shows for an item, and going back takes the item away`() {
        host.tap("Choose")
        #expect(top?.contains("chose 7") == true)
        host.tap("Back")
        #expect(host.visibleText.contains("shows false chosen none"))
    }
}
