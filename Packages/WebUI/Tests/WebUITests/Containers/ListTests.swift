import Foundation
import SwiftUI
import Testing
import WebUITesting

private struct Basket: View {
    @State var fruits = ["apple", "banana", "cherry"]
    let log: EventLog

    var body: some View {
        List {
            ForEach(fruits, id: \.self) { fruit in
                Counter(fruit)
                    .swipeActions(edge: .leading) { Button("Eat \(fruit)") { log.note("eat \(fruit)") } }
            }
            .onDelete { offsets in
                for offset in offsets { log.note("delete \(offset)") }
                fruits.remove(atOffsets: offsets)
            }
        }
    }
}

private struct Sections: View {
    var hasSecond = true

    var body: some View {
        List {
            Section("First") { Text("a") }
            if hasSecond {
                Section("Second") {
                    Text("b"); Text("c")
                }
            }
        }
    }
}

private struct Composite: View {
    var body: some View {
        Text("one")
        Text("two")
    }
}

private struct Deletable: View {
    var body: some View {
        List {
            ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in }
            Text("b").swipeActions { Button("Archive") {} }
        }
        Menu("Outer") { Menu("Inner") { Button("Deep") {} } }
    }
}

/// A plain screen below a sheet, one of which can become groups.
private struct Grouping: View {
    let isSheet: Bool
    @State private var isGrouped = false

    var body: some View {
        NavigationStack {
            content(changes: !isSheet)
                .sheet(isPresented: .constant(true)) { content(changes: isSheet) }
        }
    }

    @ViewBuilder private func content(changes: Bool) -> some View {
        if changes { Button("Group") { isGrouped.toggle() } }
        if changes && isGrouped { Form { Text("a") } } else { List { Text("a") }.listStyle(.plain) }
    }
}

struct ListTests {
    @Test func `without a style a list has groups on a soft ground`() {
        #expect(ViewHost(Deletable()).element("list")?.classes.contains("list-inset") == true)
    }

    @Test(arguments: [true, false]) func `what holds groups says so, while it does`(isSheet: Bool) {
        let host = ViewHost(Grouping(isSheet: isSheet))
        func isGrouped(_ name: String) -> Bool? { host.element(name)?.classes.contains("grouped") }
        let (holder, other) = isSheet ? ("sheet", "screen") : ("screen", "sheet")
        #expect(isGrouped(holder) == false)
        host.tap("Group")
        #expect(isGrouped(holder) == true)
        #expect(isGrouped(other) == false)
        host.tap("Group")
        #expect(isGrouped(holder) == false)
        #expect(host.matchesFreshRender)
    }

    @Test func `a row shows the button of its own actions, and hides that of those the system adds`() {
        let buttons = ViewHost(Deletable()).elements("row-more")
        #expect(buttons.map { $0.classes.contains("quiet") } == [true, false])
        #expect(buttons.allSatisfy { $0.attributes["aria-label"] == "More actions" })
    }

    @Test func `a menu in a menu is marked as one`() {
        let labels = ViewHost(Deletable()).elements("menu-label")
        #expect(labels.map { $0.classes.contains("submenu") } == [false, true])
    }

    private let log = EventLog()

    private func grounds(_ host: ViewHost) -> [String?] {
        host.elements("row-background").map { $0.children.first?.attributes["style"] }
    }
    private func rows(_ host: ViewHost) -> [String] { host.elements("row-content").map(\.textContent) }

    @Test func `every view of the content is a row`() {
        let host = ViewHost(
            List {
                Text("a")
                Group {
                    Text("b"); Text("c")
                }
                ForEach(0..<2) { Text("d\($0)") }
                Composite()
                HStack {
                    Text("e"); Text("f")
                }
            }
        )
        #expect(rows(host) == ["a", "b", "c", "d0", "d1", "one", "two", "ef"])
        #expect(host.elements("row").allSatisfy { $0.attributes["role"] == "listitem" })
    }

    @Test func `rows keep their state when others are deleted`() {
        let host = ViewHost(Basket(log: log))
        host.tap("cherry 0")
        host.send("tap") { node in
            node.tag == "button" && node.classes.contains("destructive")
        }
        #expect(log.lines == ["delete 0"])
        #expect(rows(host) == ["banana 0", "cherry 1"])
        #expect(host.matchesFreshRender)
    }

    @Test func `a deletion names the row's present place`() {
        let host = ViewHost(Basket(log: log))
        let last = host.elements("destructive").last?.id
        host.send("tap") { $0.classes.contains("destructive") }
        host.send("tap") { $0.id == last }
        #expect(log.lines == ["delete 0", "delete 1"])
        #expect(rows(host) == ["banana 0"])
    }

    @Test func `swipe actions belong to their row`() {
        let host = ViewHost(Basket(log: log))
        let row = host.elements("row")[1]
        #expect(row.classes.contains("swipe"))
        #expect(row.attributes["data-full-swipe"] == "leading trailing")
        host.tap("Eat banana")
        #expect(log.lines == ["eat banana"])
    }

    @Test func `sections hold their rows under their headers`() {
        let host = ViewHost(Sections())
        #expect(host.elements("section-header").map(\.textContent) == ["First", "Second"])
        #expect(host.elements("section-rows").map { $0.children.map(\.textContent) } == [["a"], ["b", "c"]])
        host.set(Sections(hasSecond: false))
        #expect(rows(host) == ["a"])
        #expect(host.matchesFreshRender)
    }

    @Test func `a row's own modifiers stay with it`() {
        let host = ViewHost(
            List {
                Text("a").listRowSeparator(.hidden)
                Text("b")
            }
        )
        #expect(host.elements("row").map { $0.classes.contains("no-separator") } == [true, false])
    }

    @Test func `a ground for a section or a group of sections is each row's, and a row's own wins`() throws {
        struct Grounds: View {
            var color = Color.blue

            var body: some View {
                List {
                    Group {
                        Section("First") {
                            Text("a")
                            Text("b").listRowBackground(Color.red)
                        }
                        Section("Second") { Text("c") }
                    }
                    .listRowBackground(color)
                    Section("Third") { Text("d") }
                }
            }
        }
        let host = ViewHost(Grounds())
        try #require(host.elements("row-background").count == 3)
        #expect(
            host.elements("row").map { $0.children.contains { $0.classes.contains("row-background") } }
                == [true, true, true, false]
        )
        let before = grounds(host)
        #expect(before[0] == before[2] && before[0] != before[1])
        host.set(Grounds(color: .green))
        let after = grounds(host)
        #expect(after[0] != before[0] && after[0] == after[2] && after[1] == before[1])
        #expect(host.matchesFreshRender)
    }

    @Test func `the engine's own words are in the language of the place, which the browser is told`() {
        struct Hindi: View {
            var locale = Locale(identifier: "hi_IN")

            var body: some View {
                List {
                    Text("a").swipeActions { Button("x") {} }
                }
                .refreshable {}
                .environment(\.locale, locale)
            }
        }
        let host = ViewHost(Hindi())
        #expect(host.elements("row-more").first?.attributes["aria-label"] == "और कार्रवाइयाँ")
        #expect(host.elements("list").first?.attributes["data-refresh"] == "ताज़ा करें")
        #expect(host.elements("list").first?.attributes["lang"] == "hi-IN")
        host.set(Hindi(locale: Locale(identifier: "fr")))
        #expect(host.elements("row-more").first?.attributes["aria-label"] == "More actions")
        #expect(host.elements("list").first?.attributes["data-refresh"] == nil)
        #expect(host.matchesFreshRender)
    }

    @Test func `rows are moved up and down by their actions`() {
        struct Movable: View {
            @State private var letters = ["a", "b", "c"]

            var body: some View {
                List {
                    ForEach(letters, id: \.self) { Text(verbatim: $0) }
                        .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
                }
                Text(verbatim: letters.joined())
            }
        }
        let host = ViewHost(Movable())
        #expect(host.elements("swipe-actions").map(\.textContent) == ["Move Down", "Move UpMove Down", "Move Up"])
        host.tap("Move Down")
        #expect(host.visibleText.last == "bac")
        host.tap("Move Up")
        #expect(host.visibleText.last == "abc")
    }
}
