import SwiftUI
import Testing
import WebUITesting

private struct Rows: View {
    var names: [String]

    var body: some View {
        VStack { ForEach(names, id: \.self) { Counter($0) } }
    }
}

private struct TwoRoots: View {
    var names: [String]

    var body: some View {
        VStack {
            ForEach(names, id: \.self) { name in
                Text(verbatim: name)
                Counter(name)
            }
        }
    }
}

private struct Pairs: View {
    struct Pair: Identifiable {
        let id: Int
        var name: String
    }

    var pairs: [Pair]

    var body: some View {
        VStack { ForEach(pairs) { Counter($0.name) } }
    }
}

private struct Marked: View {
    let log: EventLog
    @State private var marked = 1

    var body: some View {
        let _ = log.note("body")
        Button("Mark") { marked += 1 }
        ForEach(0..<3) { number in
            Text(number == marked ? "[\(number)]" : "\(number)")
        }
    }
}

struct ForEachTests {
    /// Every row counted as often as its place in `abcd` says, so that each state tells whose it is.
    private func counted() -> ViewHost {
        let host = ViewHost(Rows(names: ["a", "b", "c", "d"]))
        for (count, name) in ["a", "b", "c", "d"].enumerated() {
            for tap in 0..<count { host.tap("\(name) \(tap)") }
        }
        return host
    }

    @Test(arguments: [
        (["a", "b", "c", "d", "e"], ["a 0", "b 1", "c 2", "d 3", "e 0"]),
        (["x", "a", "b", "c", "d"], ["x 0", "a 0", "b 1", "c 2", "d 3"]),
        (["a", "b", "x", "c", "d"], ["a 0", "b 1", "x 0", "c 2", "d 3"]),
        (["b", "c", "d"], ["b 1", "c 2", "d 3"]),
        (["a", "b", "c"], ["a 0", "b 1", "c 2"]),
        (["a", "d"], ["a 0", "d 3"]),
        (["d", "c", "b", "a"], ["d 3", "c 2", "b 1", "a 0"]),
        (["b", "c", "d", "a"], ["b 1", "c 2", "d 3", "a 0"]),
        (["d", "x", "b"], ["d 3", "x 0", "b 1"]),
        ([], []),
    ])
    func `state follows its id`(names: [String], shown: [String]) {
        let host = counted()
        host.set(Rows(names: names))
        #expect(host.visibleText == shown)
        #expect(host.matchesFreshRender)
    }

    @Test func `a row removed and inserted again starts anew`() {
        let host = counted()
        host.set(Rows(names: ["a", "c", "d"]))
        host.set(Rows(names: ["a", "b", "c", "d"]))
        #expect(host.visibleText == ["a 0", "b 0", "c 2", "d 3"])
    }

    @Test func `a row keeps its state when its content changes`() {
        let host = ViewHost(Pairs(pairs: [.init(id: 1, name: "a"), .init(id: 2, name: "b")]))
        host.tap("b 0")
        host.set(Pairs(pairs: [.init(id: 1, name: "a"), .init(id: 2, name: "B")]))
        #expect(host.visibleText == ["a 0", "B 1"])
    }

    @Test func `moving one row is one operation`() {
        let host = counted()
        host.set(Rows(names: ["b", "c", "d", "a"]))
        #expect(host.lastOperationCount == 1)
    }

    @Test func `duplicate ids give every row and a warning`() {
        var host: ViewHost?
        let messages = warnings { host = ViewHost(Rows(names: ["a", "a", "b", "a"])) }
        #expect(host?.visibleText == ["a 0", "a 0", "b 0", "a 0"])
        #expect(messages.count == 1)
        #expect(messages.first?.contains("occurs multiple times") == true)
    }

    @Test func `duplicate ids are told once, however often the view is evaluated`() {
        var host: ViewHost?
        let messages = warnings {
            host = ViewHost(Rows(names: ["a", "a"]))
            host?.set(Rows(names: ["a", "a", "b"]))
            host?.set(Rows(names: ["a", "a", "c"]))
        }
        #expect(host?.visibleText == ["a 0", "a 0", "c 0"])
        #expect(messages.count == 1)
    }

    @Test func `several views of one element move together`() {
        let host = ViewHost(TwoRoots(names: ["a", "b", "c"]))
        host.tap("b 0")
        host.set(TwoRoots(names: ["c", "b", "a"]))
        #expect(host.visibleText == ["c", "c 0", "b", "b 1", "a", "a 0"])
        #expect(host.matchesFreshRender)
    }

    @Test func `ids that are equal but of different types are different rows`() {
        let host = ViewHost(ForEach([AnyHashable(1), AnyHashable("1")], id: \.self) { Counter("\($0)") })
        host.tap("1 0")
        host.set(ForEach([AnyHashable("1"), AnyHashable(1)], id: \.self) { Counter("\($0)") })
        #expect(host.visibleText == ["1 0", "1 1"])
    }

    @Test func `state read only in the rows brings the rows up to date, not the body around`() {
        let log = EventLog()
        let host = ViewHost(Marked(log: log))
        #expect(host.visibleText == ["Mark", "0", "[1]", "2"])
        host.tap("Mark")
        #expect(host.visibleText == ["Mark", "0", "1", "[2]"])
    }

    @Test func `a row's closure sees the newest values around it`() {
        struct Prefixed: View {
            let prefix: String

            var body: some View {
                ForEach(0..<2) { Text(verbatim: "\(prefix)\($0)") }
            }
        }
        let host = ViewHost(Prefixed(prefix: "a"))
        host.set(Prefixed(prefix: "b"))
        #expect(host.visibleText == ["b0", "b1"])
    }

    @Test func `a connection to an element changes the element, wherever it moves`() {
        struct Switches: View {
            struct Item: Identifiable {
                let id: Int
                var isOn = false
            }

            @State private var items = [Item(id: 1), Item(id: 2)]

            var body: some View {
                ForEach($items) { $item in Toggle("item \(item.id)", isOn: $item.isOn) }
                Button("Reverse") { items.reverse() }
                Button("Drop") { items.removeLast() }
                Text(verbatim: items.map { "\($0.id) \($0.isOn)" }.joined(separator: ", "))
            }
        }
        let host = ViewHost(Switches())
        host.send("change", flag: true) { $0.tag == "input" }
        #expect(host.visibleText.last == "1 true, 2 false")
        host.tap("Reverse")
        host.send("change", flag: true) { $0.tag == "input" }
        #expect(host.visibleText.last == "2 true, 1 true")
        host.tap("Drop")
        #expect(host.visibleText.last == "2 true")
    }
}
