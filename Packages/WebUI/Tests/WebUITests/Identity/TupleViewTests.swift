import SwiftUI
import Testing
import WebUITesting

private struct Nested: View {
    @State private var shows = false

    var body: some View {
        VStack {
            HStack {
                if shows { Text("one") }
                Counter("A")
            }
            Group {
                if shows { Text("two") }
                Group {
                    Counter("B")
                    if shows { Text("three") }
                }
            }
            Counter("C")
        }
        Button("Switch") { shows.toggle() }
    }
}

struct TupleViewTests {
    @Test func `views in nested stacks and groups keep their places`() {
        let host = ViewHost(Nested())
        for name in ["A", "B", "C"] { host.tap("\(name) 0") }
        host.tap("Switch")
        #expect(host.visibleText == ["one", "A 1", "two", "B 1", "three", "C 1", "Switch"])
        host.tap("Switch")
        #expect(host.visibleText == ["A 1", "B 1", "C 1", "Switch"])
        #expect(host.matchesFreshRender)
    }

    @Test func `a group draws no element of its own`() {
        let host = ViewHost(
            VStack {
                Group {
                    Text("a"); Text("b")
                }
            }
        )
        #expect(host.element("vs")?.children.map(\.textContent) == ["a", "b"])
    }

    @Test func `two views of one type side by side have states of their own`() {
        let host = ViewHost(
            VStack {
                Counter("A"); Counter("A")
            }
        )
        host.tap("A 0")
        #expect(host.visibleText == ["A 1", "A 0"])
    }
}
