import Dispatch
import Observation
import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

@Observable
private final class Model {
    var name = "name"
    var other = 0
    var items = ["a", "b"]
    @ObservationIgnored var ignored = 0
}

private struct NameView: View {
    let model: Model
    let log: EventLog

    var body: some View {
        let _ = log.note("name")
        Text(verbatim: model.name)
    }
}

private struct Screen: View {
    let model: Model
    let log: EventLog
    @State private var shows = true

    var body: some View {
        let _ = log.note("screen")
        if shows { NameView(model: model, log: log) }
        Button("Hide") { shows = false }
    }
}

private struct Items: View {
    let model: Model
    let log: EventLog

    var body: some View {
        let _ = log.note("items")
        ForEach(model.items, id: \.self) { Text(verbatim: $0) }
    }
}

// Written off the main actor by one test, which waits for that before it goes on.
@Observable
private nonisolated final class Shared: @unchecked Sendable {
    var number = 0
}

private struct SharedView: View {
    let shared: Shared

    var body: some View { Text("number \(shared.number)") }
}

@Observable
private final class Item: Identifiable {
    let id: Int
    var name: String

    init(_ id: Int) {
        self.id = id
        name = "item \(id)"
    }
}

private struct ItemRows: View {
    let items: [Item]
    let log: EventLog

    var body: some View {
        let _ = log.note("rows")
        ForEach(items) { item in
            let _ = log.note("row \(item.id)")
            Text(verbatim: item.name)
        }
    }
}

struct ObservationTests {
    private let log = EventLog()
    private let model = Model()

    @Test func `a property that was read evaluates its reader only`() {
        let host = ViewHost(Screen(model: model, log: log))
        _ = log.take()
        model.name = "new"
        host.update()
        #expect(log.take() == ["name"])
        #expect(host.visibleText == ["new", "Hide"])
    }

    @Test func `a property nobody read evaluates nothing`() {
        let host = ViewHost(Screen(model: model, log: log))
        _ = log.take()
        model.other += 1
        model.ignored += 1
        #expect(!host.graph.isDirty)
        host.update()
        #expect(log.take() == [])
    }

    @Test func `several changes before an update are one evaluation`() {
        let host = ViewHost(NameView(model: model, log: log))
        for number in 0..<5 { model.name = "name \(number)" }
        host.update()
        #expect(log.lines == ["name", "name"])
        #expect(host.visibleText == ["name 4"])
    }

    @Test func `every later change is seen too`() {
        let host = ViewHost(NameView(model: model, log: log))
        for number in 0..<5 {
            model.name = "name \(number)"
            host.update()
            #expect(host.visibleText == ["name \(number)"])
        }
    }

    @Test func `a view that is gone is not called back`() {
        let host = ViewHost(Screen(model: model, log: log))
        host.tap("Hide")
        _ = log.take()
        model.name = "new"
        #expect(!host.graph.isDirty)
        host.update()
        #expect(log.take() == [])
    }

    @Test func `a mutated array changes what it changes`() {
        let host = ViewHost(Items(model: model, log: log))
        model.items.append("c")
        host.update()
        #expect(host.visibleText == ["a", "b", "c"])
        #expect(host.lastOperationCount == 1)
        model.items.swapAt(0, 2)
        model.items[1] = "B"
        host.update()
        #expect(host.visibleText == ["c", "B", "a"])
        #expect(log.lines == ["items", "items", "items"])
    }

    @Test func `an object of one row evaluates that row only`() {
        let items = (0..<3).map(Item.init)
        let host = ViewHost(ItemRows(items: items, log: log))
        _ = log.take()
        items[1].name = "new"
        host.update()
        #expect(log.take() == ["row 1"])
        #expect(host.visibleText == ["item 0", "new", "item 2"])
    }

    @Test(.timeLimit(.minutes(5)))
    func `a change off the main actor reaches the page`() async {
        let shared = Shared()
        let host = ViewHost(SharedView(shared: shared))
        await withCheckedContinuation { continuation in
            host.graph.needsFlush = { continuation.resume() }
            DispatchQueue.global().async { shared.number = 1 }
        }
        host.update()
        #expect(host.visibleText == ["number 1"])
    }

    @Test func `a model made by the view lives as long as the view`() {
        struct Owner: View {
            @State private var model = Model()
            let title: String

            var body: some View { Button("\(title) \(model.other)") { model.other += 1 } }
        }
        let host = ViewHost(Owner(title: "a"))
        host.tap("a 0")
        host.set(Owner(title: "b"))
        #expect(host.visibleText == ["b 1"])
    }

    @Test func `a model changed while another view is evaluated brings its readers up to date`() {
        struct Changing: View {
            let model: Model
            let number: Int

            var body: some View {
                let _ = change()
                Text(verbatim: "changing")
            }

            private func change() { if model.other != number { model.other = number } }
        }
        struct Reader: View {
            let model: Model

            var body: some View { Text("other \(model.other)") }
        }
        struct Both: View {
            let model: Model
            let number: Int

            var body: some View {
                Reader(model: model)
                Changing(model: model, number: number)
            }
        }
        let host = ViewHost(Both(model: model, number: 1))
        host.set(Both(model: model, number: 2))
        #expect(host.visibleText.first == "other 2")
    }
}
