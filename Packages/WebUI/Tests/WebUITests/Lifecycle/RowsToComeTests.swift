import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

private struct LongGrid: View {
    var count = 200

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
            ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)") }
        }
    }
}

private struct LongRow: View {
    var body: some View {
        LazyVStack {
            HStack { ForEach(0..<200, id: \.self) { Text(verbatim: "row \($0)") } }
        }
    }
}

struct RowsToComeTests {
    private func rows(_ host: ViewHost) -> Int { host.visibleText.count { $0.hasPrefix("row ") } }

    private func comeNear(_ host: ViewHost) {
        #expect(host.send("visible", flag: true) { $0.classes.contains("rows-to-come") })
    }

    @Test func `a long collection in a lazy grid is drawn in parts as one scrolls`() {
        let host = ViewHost(LongGrid())
        #expect(rows(host) == 60)
        comeNear(host)
        #expect(rows(host) == 120)
        #expect(host.matchesFreshRender)
        comeNear(host)
        #expect(rows(host) == 200)
        #expect(host.element("rows-to-come") == nil)
        #expect(host.matchesFreshRender)
    }

    @Test func `what is drawn stays while the page sleeps and the collection changes`() {
        let host = ViewHost(LongGrid())
        comeNear(host)
        host.sleep()
        comeNear(host)
        #expect(rows(host) == 200)
        host.set(LongGrid(count: 90))
        #expect(rows(host) == 90)
        host.set(LongGrid(count: 300))
        #expect(rows(host) == 240)
        #expect(host.matchesFreshRender)
    }

    @Test func `a short collection, and one that is no row of the container, is drawn whole`() {
        #expect(rows(ViewHost(LongGrid(count: 60))) == 60)
        #expect(ViewHost(LongGrid(count: 60)).element("rows-to-come") == nil)
        #expect(rows(ViewHost(LongRow())) == 200)
    }

    @Test func `a page that is kept for later has all rows`() {
        let graph = ViewGraph()
        graph.drawsAllRows = true
        graph.setRoot(LongGrid())
        let document = TestDocument()
        document.reset(graph.renderAll())
        #expect(document.root.descendants.count { $0.tag.isEmpty && $0.text.hasPrefix("row ") } == 200)
    }
}
