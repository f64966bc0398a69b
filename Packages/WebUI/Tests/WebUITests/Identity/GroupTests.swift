import SwiftUI
import Testing
import WebUITesting

private struct Pair: View {
    var body: some View {
        Text("a")
        Text("b")
    }
}

private struct Card: ViewModifier {
    func body(content: Content) -> some View { content.padding(4) }
}

private struct Growing: View {
    @State private var rows = [1, 2]
    @State private var isFirst = true

    var body: some View {
        VStack {
            ForEach(rows, id: \.self) { Counter("row \($0)") }.padding(3)
            Group { if isFirst { Counter("one") } else { Counter("other") } }.padding(5)
        }
        Button("Turn") {
            rows.reverse()
            isFirst.toggle()
        }
        Button("Drop") { rows = [1] }
    }
}

struct GroupTests {
    private func padded(_ view: some View) -> [String] {
        ViewHost(VStack { view }).element("vs")?.children
            .filter { $0.attributes["style"]?.contains("padding") == true }.map(\.textContent) ?? []
    }

    @Test func `padding of a group goes around each of its views`() {
        #expect(
            padded(
                Group {
                    Text("a")
                    Text("b")
                }
                .padding()
            ) == ["a", "b"]
        )
    }

    @Test func `padding of a ForEach goes around each of its views`() {
        #expect(padded(ForEach(0..<3) { Text("\($0)") }.padding()) == ["0", "1", "2"])
    }

    @Test func `padding of a view whose body is several views goes around each of them`() {
        #expect(padded(Pair().padding()) == ["a", "b"])
    }

    @Test func `a custom modifier's content stands for the views it is applied to`() {
        #expect(padded(Pair().modifier(Card())) == ["a", "b"])
    }

    @Test func `padding of nothing is nothing`() {
        #expect(padded(EmptyView().padding()) == [])
        #expect(padded(Group { if false { Text("a") } }.padding()) == [])
    }

    @Test func `modifiers of a group stand in the order they were applied in`() {
        let host = ViewHost(VStack { Pair().padding(1).background { Color.red }.padding(2) })
        let outer = host.element("vs")?.children ?? []
        #expect(outer.map { $0.attributes["style"] } == ["padding:2px", "padding:2px"])
        #expect(outer.map { $0.children.first?.classes } == [["ov"], ["ov"]])
        #expect(host.elements("text").map { $0.parent?.attributes["style"] } == ["padding:1px", "padding:1px"])
    }

    @Test func `what is set below a group's padding does not reach above it`() {
        let host = ViewHost(
            VStack {
                Pair().onTapGesture {}.padding().accessibilityHidden(true)
            }
        )
        let boxes = host.element("vs")?.children ?? []
        #expect(boxes.map { $0.attributes["aria-hidden"] } == ["true", "true"])
        #expect(boxes.map { $0.wants("tap") } == [false, false])
        #expect(host.elements("text").map { $0.wants("tap") } == [true, true])
        #expect(host.elements("text").map { $0.attributes["aria-hidden"] } == [nil, nil])
    }

    @Test func `each view of a padded group in a list is a row`() {
        let host = ViewHost(List { Pair().padding(6) })
        #expect(host.elements("row").map(\.textContent) == ["a", "b"])
        let styles = host.elements("row-content").map { $0.children.first?.attributes["style"] }
        #expect(styles == ["padding:6px", "padding:6px"])
    }

    @Test func `views of a padded group keep their state when they move`() {
        let host = ViewHost(Growing())
        host.tap("row 1 0")
        host.tap("one 0")
        host.tap("Turn")
        #expect(host.visibleText.prefix(3) == ["row 2 0", "row 1 1", "other 0"])
        host.tap("Drop")
        #expect(host.visibleText.prefix(2) == ["row 1 1", "other 0"])
        #expect(host.matchesFreshRender)
    }
}
