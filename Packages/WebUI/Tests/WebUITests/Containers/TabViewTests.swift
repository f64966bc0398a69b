import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

private struct Tabs: View {
    @State var selection = "a"
    var names = ["a", "b"]
    let log: EventLog

    var body: some View {
        TabView(selection: $selection) {
            ForEach(names, id: \.self) { name in
                VStack {
                    Counter("count \(name)")
                    Button("to b") { selection = "b" }
                }
                .onAppear { log.note("+\(name)") }
                .tabItem { Label("tab \(name)", systemImage: "star") }
                .tag(name)
            }
        }
    }
}

private struct Unbound: View {
    var body: some View {
        TabView {
            Text("first").tabItem { Text("one") }
            Text("second").tabItem { Text("two") }
        }
    }
}

struct TabViewTests {
    private let log = EventLog()

    private func items(_ host: ViewHost) -> [String] { host.elements("tab-item").map(\.textContent) }

    @Test func `the selected tab shows`() {
        let host = ViewHost(Tabs(selection: "b", log: log))
        #expect(host.visibleText.contains("count b 0"))
        #expect(!host.visibleText.contains("count a 0"))
        #expect(host.elements("tab-item").map { $0.attributes["aria-current"] } == [nil, "page"])
    }

    @Test func `a tab keeps its state while another shows`() {
        let host = ViewHost(Tabs(log: log))
        host.tap("count a 0")
        host.tap("tab b")
        #expect(!host.visibleText.contains("count a 1"))
        host.tap("tab a")
        #expect(host.visibleText.contains("count a 1"))
    }

    @Test func `a tab is made when it is first chosen`() {
        let host = ViewHost(Tabs(log: log))
        #expect(host.elements("tab-panel").map(\.children.count) == [1, 0])
        #expect(!host.document.root.textContent.contains("count b"))
        host.tap("tab b")
        #expect(host.elements("tab-panel").map(\.children.count) == [1, 1])
    }

    @Test func `code changes the tab through the binding`() {
        let host = ViewHost(Tabs(log: log))
        host.tap("to b")
        #expect(host.visibleText.contains("count b 0"))
        #expect(host.matchesFreshRender)
    }

    @Test func `without a binding the first tab shows and taps change it`() {
        let host = ViewHost(Unbound())
        #expect(host.visibleText.contains("first"))
        host.tap("two")
        #expect(host.visibleText.contains("second"))
        #expect(!host.visibleText.contains("first"))
    }

    @Test func `tabs that move keep state and selection`() {
        let host = ViewHost(Tabs(log: log))
        host.tap("count a 0")
        host.set(Tabs(names: ["b", "c", "a"], log: log))
        #expect(items(host) == ["tab b", "tab c", "tab a"])
        #expect(host.visibleText.contains("count a 1"))
    }

    @Test func `pages are turned by swiping, by arrow keys and by their dots`() throws {
        struct Pages: View {
            @State private var page = 0

            var body: some View {
                TabView(selection: $page) {
                    ForEach(0..<3, id: \.self) { Text("page \($0)") }
                }
                .tabViewStyle(.page)
            }
        }
        let host = ViewHost(Pages())
        let id = try #require(host.element("pages")?.id)
        #expect(host.visibleText == ["page 0"])
        host.graph.dispatch("drag", to: id, EventPayload(numbers: [2, -90, 4, -300, 0].map(UntrustedNumber.init)))
        host.update()
        #expect(host.visibleText == ["page 1"])
        host.graph.dispatch("key", to: id, EventPayload(text: "ArrowLeft"))
        host.update()
        #expect(host.visibleText == ["page 0"])
        host.tap("Page 3 of 3")
        #expect(host.visibleText == ["page 2"])
        #expect(host.matchesFreshRender)
    }

    @Test(arguments: [(PageTabViewStyle.IndexDisplayMode.automatic, 2), (.never, 0)])
    func `pages have dots unless they are not wanted`(mode: PageTabViewStyle.IndexDisplayMode, count: Int) {
        let pages = TabView {
            Text("a")
            Text("b")
        }
        #expect(ViewHost(pages.tabViewStyle(.page(indexDisplayMode: mode))).elements("page-dot").count == count)
    }
}
