import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

private struct Letters: View {
    @State private var letter: String?
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            List(selection: $letter) {
                ForEach(["a", "b"], id: \.self) { NavigationLink("letter \($0)", value: $0) }
                Button("open b") {
                    letter = "b"
                    column = .detail
                }
            }
            .navigationTitle("Letters")
        } detail: {
            if let letter {
                Counter("count \(letter)").id(letter).navigationTitle("Letter \(letter)")
            } else {
                Text("choose one")
            }
        }
    }
}

private struct Numbers: View {
    var body: some View {
        NavigationSplitView {
            List { NavigationLink("one", value: 1) }
                .navigationDestination(for: Int.self) { Text("number \($0)") }
        } detail: {
            Text("none yet")
        }
    }
}

private struct Titled: View {
    var body: some View {
        NavigationSplitView {
            List { NavigationLink("one") { Text("number 1").navigationTitle("One") } }.navigationTitle("All")
        } detail: {
            Text("none yet")
        }
    }
}

struct NavigationSplitViewTests {
    private func column(in host: ViewHost) -> String? { host.elements("split").first?.attributes["data-column"] }

    @Test func `both columns are there before anything is chosen`() {
        let host = ViewHost(Letters())
        #expect(host.visibleText.contains("Letters"))
        #expect(host.visibleText.contains("choose one"))
        #expect(column(in: host) == "sidebar")
    }

    @Test func `a link in the sidebar's list chooses its value and shows the detail`() {
        let host = ViewHost(Letters())
        host.tap("letter a")
        #expect(host.visibleText.contains("count a 0"))
        #expect(column(in: host) == "detail")
        let current = host.elements("navlink").filter { $0.attributes["aria-current"] == "true" }
        #expect(current.map(\.textContent) == ["letter a"])
    }

    @Test func `going back shows the sidebar and keeps what is chosen`() {
        let host = ViewHost(Letters())
        host.tap("letter a")
        host.tap("count a 0")
        host.tap("Back")
        #expect(column(in: host) == "sidebar")
        host.tap("letter a")
        #expect(column(in: host) == "detail")
        #expect(host.visibleText.contains("count a 1"))
    }

    @Test func `the column and the selection can be set from outside`() {
        let host = ViewHost(Letters())
        host.tap("open b")
        #expect(host.visibleText.contains("count b 0"))
        #expect(column(in: host) == "detail")
    }

    @Test func `a page is called after what is opened, and after the list where nothing is`() {
        let host = ViewHost(Titled())
        #expect(host.graph.rendered.firstHeading == "All")
        host.tap("one")
        #expect(host.graph.rendered.firstHeading == "One")
        host.tap("Back")
        #expect(host.graph.rendered.firstHeading == "All")
    }

    @Test func `without a selection a link shows its destination in place of the detail`() {
        let host = ViewHost(Numbers())
        host.tap("one")
        #expect(host.visibleText.contains("number 1"))
        #expect(!host.visibleText.contains("none yet"))
        #expect(column(in: host) == "detail")
    }
}
