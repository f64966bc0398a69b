import Foundation
import Synchronization
import Testing
import WebUI
import WebUILive
import WebUIOptimistic
import WebUITesting

/// A clock that goes on by itself whenever somebody looks.
private nonisolated final class RestlessClock: Sendable {
    private let looks = Mutex(0)
    private let step: Duration
    private let start = ContinuousClock.now

    init(step: Duration) { self.step = step }

    var now: ContinuousClock.Instant {
        start + step
            * looks.withLock { looks in
                looks += 1
                return looks
            }
    }
}

/// A screen whose only button comes with its data.
private struct LateButton: View {
    let onPress: () -> Void
    @State private var isHere = false

    var body: some View {
        VStack {
            if isHere { Button("Late", action: onPress).optimistic(.toggles, key: "late") }
        }
        .task {
            for _ in 0..<1_000 { await Task.yield() }
            isHere = true
        }
    }
}

@Suite(.timeLimit(.minutes(5)))
struct DeedQueueTests {
    /// Every third look at the clock a slice is used up.
    private func hurried() -> Notes {
        let clock = RestlessClock(step: .milliseconds(20))
        var configuration = LiveConfiguration()
        configuration.now = { clock.now }
        return Notes(configuration: configuration)
    }

    private func acts(_ keys: [String], at url: String) -> String {
        "[" + keys.enumerated().map { "[0,\"act\",\"n\($0)-\($1)\",\"\($1)\",\"\(url)\"]" }.joined(separator: ",") + "]"
    }

    @Test func `of a long request a slice is done at once, and others have their turn`() async throws {
        let notes = hurried()
        let client = try await notes.client()
        let other = try await notes.client("grace")
        let add = try #require(client.document.root.first { $0.textContent == "Add" && $0.wants("tap") }?.id)
        let taps = repeatElement("[\(add),\"tap\"]", count: 60).joined(separator: ",")
        #expect(client.post(number: 1, events: "[\(taps)]") == .accepted)
        #expect(notes.notebooks[0].notes.count < 10)
        other.tap("Add")
        await other.settle()
        #expect(notes.notebooks[1].notes.count == 2)
        #expect(notes.notebooks[0].notes.count < 61)
        while client.acknowledged < 1, await client.receive() != nil {}
        #expect(notes.notebooks[0].notes.count == 61)
        #expect(await client.matchesServer())
    }

    @Test func `ninety deeds of another screen are done there, in their order and on one page`() async throws {
        let notes = Notes()
        let client = try await notes.client()
        let keys = (0..<90).map { "like \($0)" }
        #expect(client.post(number: 1, events: acts(keys, at: "/notes/7")) == .accepted)
        while client.acknowledged < 1, await client.receive() != nil {}
        #expect(notes.notebooks.count == 2)
        #expect(notes.notebooks.last?.deeds == keys)
    }

    @Test func `a request is acknowledged when its deeds are done, and not before`() async throws {
        let notes = Notes()
        let client = try await notes.client()
        #expect(client.post(number: 1, events: acts(["like a", "like b"], at: "/notes/7")) == .accepted)
        #expect(client.post(number: 2, events: "[]") == .accepted)
        #expect(notes.notebooks.count == 1)
        #expect(client.acknowledged == 0)
        while client.acknowledged < 2, await client.receive() != nil {}
        #expect(notes.notebooks.last?.deeds == ["like a", "like b"])
    }

    @Test func `who brings more than is worked off is told to wait`() async throws {
        var configuration = LiveConfiguration()
        configuration.eventBurst = 10_000
        let now = ContinuousClock.now
        configuration.now = { now }
        let notes = Notes(configuration: configuration)
        let client = try await notes.client()
        let keys = (0..<200).map { "like \($0)" }
        #expect(client.post(number: 1, events: acts(keys, at: "/notes/7")) == .accepted)
        #expect(client.post(number: 2, events: acts(keys.map { "un" + $0 }, at: "/notes/7")) == .accepted)
        #expect(client.post(number: 3, events: "[]") == .tooFast)
    }

    @Test func `what another session brings once more meanwhile is done once`() async throws {
        let notes = Notes()
        let first = try await notes.client()
        let second = try await notes.client()
        let body = acts(["like a", "like b", "like c"], at: "/notes/7")
        #expect(first.post(number: 1, events: body) == .accepted)
        #expect(second.post(number: 1, events: body) == .accepted)
        for client in [first, second] { while client.acknowledged < 1, await client.receive() != nil {} }
        #expect(notes.notebooks.flatMap(\.deeds) == ["like a", "like b", "like c"])
    }

    @Test func `a deed of another screen waits for the data that bring its button`() async throws {
        var configuration = LiveConfiguration()
        configuration.firstPaintLimit = .zero
        configuration.retraceLimit = .seconds(60)
        let notes = Notes(configuration: configuration)
        var presses = 0
        notes.host.add(
            LiveApp(path: "/late", title: "Late") { _ in LiveScene(root: LateButton { presses += 1 }) }
        )
        let client = try await notes.client()
        #expect(client.post(number: 1, events: acts(["late"], at: "/late")) == .accepted)
        while client.acknowledged < 1, await client.receive() != nil {}
        #expect(presses == 1)
    }

    @Test func `what a process left undone the next one does`() async throws {
        let old = Notes()
        let client = try await old.client()
        let keys = (0..<20).map { "like \($0)" }
        #expect(client.post(number: 1, events: acts(keys, at: "/notes/7")) == .accepted)
        old.host.shutDown()
        await client.receiveToEnd()
        #expect(client.acknowledged == 0)
        let next = Notes()
        #expect(try await client.resume(on: next.host))
        client.connect()
        #expect(client.post(number: 1, events: acts(keys, at: "/notes/7")) == .accepted)
        while client.acknowledged < 1, await client.receive() != nil {}
        #expect(old.notebooks.flatMap(\.deeds).isEmpty)
        #expect(next.notebooks.last?.deeds == keys)
    }
}
