import Foundation
import Logging
import Outbound
import Synchronization
import Testing

@testable import FindieService

struct StorePaceTests {
    /// The pauses before three questions one after the other to itch.io, in tenths of a second, at a clock that stands still.
    private func pauses(before sources: StoreSources, isPaced: Bool? = nil) async throws -> [Double] {
        let pauses = Mutex<[Double]>([])
        let stores = GameStores(
            sources: sources,
            transport: OutboundTransport { _ in OutboundResponse(status: 200) },
            timing: Timing(
                now: { Date(timeIntervalSince1970: 0) },
                pause: { pause in pauses.withLock { $0.append((pause / .milliseconds(100)).rounded()) } },
                random: { 0 }
            ),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            isPaced: isPaced
        )
        for _ in 0..<3 { _ = try await stores.itch.body(of: sources.itch) }
        return pauses.withLock { $0 }
    }

    @Test func `itch is asked once in one and a fifth of a second`() async throws {
        #expect(try await pauses(before: StoreSources()) == [12, 24])
    }

    @Test func `what stands in for the stores on this machine keeps nobody waiting`() async throws {
        let here = "http://127.0.0.1:9"
        let pages = "http://localhost:9/{maker}"
        let sources = try StoreSources(steamAPI: here, steamStore: here, itch: here, itchPages: pages)
        #expect(try await pauses(before: sources) == [])
        #expect(try await pauses(before: sources, isPaced: true) == [12, 24])
    }

    @Test func `a single store elsewhere keeps the pace of all`() async throws {
        let here = "http://[::1]:9"
        let sources = try StoreSources(steamAPI: here, steamStore: here, itch: here)
        #expect(try await pauses(before: sources) == [12, 24])
    }
}
