import SwiftUI
import Testing
import WebUILive
import WebUITesting

@Suite(.timeLimit(.minutes(5)))
struct LiveLineTests {
    @Test func `a slow line keeps frames back, and none is lost`() async throws {
        let line = LiveLine(delay: .milliseconds(50))
        let notes = Notes(line: line)
        let client = try await notes.client()
        let start = ContinuousClock.now
        client.tap("Count 0")
        await client.settle()
        #expect(ContinuousClock.now - start >= line.delay)
        line.delay = .zero
        client.tap("Count 1")
        await client.settle()
        #expect(client.document.root.textContent.contains("Count 2"))
    }
}
