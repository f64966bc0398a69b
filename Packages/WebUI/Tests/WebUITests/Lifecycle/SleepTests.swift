import Observation
import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

@Observable
private final class Shop {
    var open = true
    var sold = 0
}

/// A bit of everything that must not notice a pause: state, a model, a field, rows, a screen on the stack, effects.
private struct Everything: View {
    let shop: Shop
    let log: EventLog
    @State private var count = 0
    @State private var text = ""
    @State private var path: [Int] = []
    @State private var choice = 1

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Text(shop.open ? "open" : "closed")
                Button("Count \(count)") { count += 1 }
                Button("Go") { path = [7] }
                Button("Clear") { text = "" }
                TextField("Name", text: Binding(get: { text }, set: { text = $0.uppercased() }))
                Picker("Choice", selection: $choice) {
                    Text("one").tag(1)
                    Text("two").tag(2)
                }
                ForEach(0..<3) { row in
                    Counter("row \(row)")
                        .swipeActions { Button("Delete \(row)", role: .destructive) { log.note("delete \(row)") } }
                        .onAppear { log.note("appear \(row)") }
                }
                NavigationLink("Details") { Counter("details") }
            }
            .navigationTitle("Everything")
            .navigationDestination(for: Int.self) { Counter("screen \($0)") }
        }
        .onAppear { log.note("appear") }
        .onChange(of: count, initial: true) { log.note("count \($0) \($1)") }
        .task(id: shop.sold) { log.note("task") }
    }
}

@Suite(.timeLimit(.minutes(5)))
struct SleepTests {
    private let shop = Shop()
    private let log = EventLog()
    private let host: ViewHost

    init() { host = ViewHost(Everything(shop: shop, log: log)) }

    /// Sleeps, wakes and says what was sent because of it.
    private func nap() -> Int {
        host.sleep()
        host.graph.setEnvironment { _ in }
        host.update()
        return host.lastOperationCount
    }

    @Test func `a sleeping page keeps the nodes of state and effects, and drops all others`() {
        let awake = host.graph.mountedNodeCount
        host.sleep()
        #expect(host.graph.isAsleep)
        #expect(host.graph.mountedNodeCount < awake / 4)
        #expect(host.graph.sleepingBytes < 200 * awake)
    }

    @Test func `waking sends nothing when nothing has changed`() {
        #expect(nap() == 0)
        #expect(host.matchesFreshRender)
    }

    @Test func `a tap on a sleeping page sends what it changes and no more`() {
        host.tap("Count 0")
        host.sleep()
        host.tap("Count 1")
        #expect(host.lastOperationCount == 1)
        #expect(host.visibleText.contains("Count 2"))
    }

    @Test func `no effect runs again because of a pause`() async {
        await log.waitForLines(3)
        _ = log.take()
        #expect(nap() == 0 && nap() == 0)
        #expect(log.take().isEmpty)
        host.tap("Count 0")
        #expect(log.take() == ["count 0 1"])
    }

    @Test func `a model that changes wakes the page`() {
        var calls = 0
        host.graph.needsFlush = { calls += 1 }
        host.sleep()
        shop.open = false
        #expect(calls > 0)
        host.update()
        #expect(host.visibleText.contains("closed"))
        #expect(host.lastOperationCount == 1)
        shop.open = true
        host.update()
        #expect(host.visibleText.contains("open"))
    }

    @Test func `a page that has woken leaves nothing behind in the model`() {
        for _ in 0..<3 { _ = nap() }
        var calls = 0
        host.graph.needsFlush = { calls += 1 }
        shop.open = false
        #expect(calls == 1)
    }

    @Test func `state that changes without an event wakes the page`() async {
        struct Slow: View {
            let gate: AsyncStream<Void>
            let log: EventLog
            @State private var text = "before"

            var body: some View {
                Inner(text: $text).task {
                    for await _ in gate {
                        text = "after"
                        log.note("written")
                    }
                }
            }

            struct Inner: View {
                @Binding var text: String

                var body: some View { Text(verbatim: text) }
            }
        }
        let (gate, opener) = AsyncStream<Void>.makeStream()
        let log = EventLog()
        let host = ViewHost(Slow(gate: gate, log: log))
        var calls = 0
        host.graph.needsFlush = { calls += 1 }
        host.sleep()
        opener.yield()
        await log.waitForLines(1)
        #expect(calls > 0)
        host.update()
        #expect(host.visibleText == ["after"])
    }

    @Test func `text, its edit number and the focus survive`() throws {
        host.type("ada", into: "Name")
        let field = try #require(host.document.root.first { $0.attributes["aria-label"] == "Name" })
        host.send("focus") { $0.id == field.id }
        #expect(nap() == 0)
        #expect(field.value == "ADA")
        #expect(host.graph.focusedElement == field.id)
        host.tap("Clear")
        #expect(host.lastOperations == [.property(field.id ?? 0, .value(""), base: 1)])
    }

    @Test func `screens on the stack and their state survive`() {
        host.tap("Go")
        host.tap("screen 7 0")
        #expect(nap() == 0)
        host.tap("screen 7 1")
        #expect(host.visibleText.contains("screen 7 2"))
        host.tap("Back")
        #expect(nap() == 0)
        host.tap("Details")
        host.tap("details 0")
        #expect(nap() == 0)
        #expect(host.visibleText.contains("details 1"))
    }

    @Test func `a body that says something else each time sends it before it sleeps`() {
        var time = 0
        struct Clock: View {
            let time: () -> Int
            var body: some View { Text("at \(time())") }
        }
        let host = ViewHost(
            Clock {
                time += 1
                return time
            }
        )
        var calls = 0
        host.graph.needsFlush = { calls += 1 }
        host.sleep()
        #expect(calls > 0)
        host.update()
        #expect(host.visibleText == ["at \(time)"])
    }

    @Test func `a page that ends asleep cancels its tasks and says that its views disappear`() async {
        struct Leaving: View {
            let log: EventLog
            var body: some View { Text("here").onDisappear { log.note("gone") } }
        }
        let host = ViewHost(Leaving(log: log))
        host.sleep()
        host.close()
        #expect(log.take().contains("gone"))
        #expect(host.graph.mountedNodeCount == 0)
    }
}
