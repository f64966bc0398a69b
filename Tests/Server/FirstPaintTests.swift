import Foundation
import Testing

@testable import Server
@testable import WebUILive

/// What a first page waits for.
@Suite(.timeLimit(.minutes(5)))
struct FirstPaintTests {
    @Test func `no screen keeps its first page waiting for what never ends`() async throws {
        let host = await LiveHost()
        try await withLiveMatrix(host: host) { matrix in
            let owner = try #require(try await matrix.pageOwner(matrix.owner)).text
            for address in matrix.screens {
                let session = try #require(try await host.open(address, for: LiveVisitor(owner: owner), scene: nil))
                let wait = await ContinuousClock().measure { _ = await session.firstMarkup(within: .seconds(30)) }
                #expect(wait < .seconds(30), "\(address)")
                await session.end()
            }
        }
    }
}
