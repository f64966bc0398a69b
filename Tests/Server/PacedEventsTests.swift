import NIOCore
import Testing

@testable import Server

@Suite(.timeLimit(.minutes(2)))
struct PacedEventsTests {
    @Test func `the next event is asked for once the one before was sent`() async throws {
        let made = MadeEvents()
        let paced = PacedEvents(AsyncStream { await made.next() }, heartbeat: .hours(1))
        var parts = paced.parts.makeAsyncIterator()
        var events: [[UInt8]] = []
        while events.count < 3 {
            guard let part = await parts.next() else { break }
            if part.count == 1 { events.append(part) }
            #expect(await made.count <= events.count + 1)
            paced.sent(part)
        }
        #expect(events == [[1], [2], [3]])
        paced.stop()
    }

    @Test func `whoever does not read holds one event and one heartbeat`() async throws {
        let made = MadeEvents()
        let paced = PacedEvents(AsyncStream { await made.next() }, heartbeat: .nanoseconds(1))
        while await made.count == 0 { await Task.yield() }
        paced.stop()
        var parts: [[UInt8]] = []
        for await part in paced.parts { parts.append(part) }
        #expect(parts.count <= 2)
        #expect(await made.count == 1)
    }
}

private actor MadeEvents {
    private(set) var count = 0

    func next() -> [UInt8]? {
        count += 1
        return [UInt8(truncatingIfNeeded: count)]
    }
}
