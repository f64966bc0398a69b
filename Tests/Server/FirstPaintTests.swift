import Foundation
import Testing

@testable import Server
@testable import WebUILive

/// What a first page waits for.
@Suite(.timeLimit(.minutes(20)))
struct FirstPaintTests {
    @Test func `no screen keeps its first page waiting for what never ends`() async throws {
        let host = await LiveHost()
        try await withLiveMatrix(host: host) { matrix in
            let owner = try #require(try await matrix.pageOwner(matrix.owner)).text
            for address in matrix.screens {
                let session = try #require(try await host.open(address, for: LiveVisitor(owner: owner), scene: nil))
                // What never ends is still there after ten minutes; a busy machine is not that slow.
                let patience = Duration.seconds(600)
                let wait = await ContinuousClock().measure { _ = await session.firstMarkup(within: patience) }
                #expect(wait < patience, "\(address)")
                await session.end()
            }
        }
    }
}
