import Foundation
import RepositoriesService
import Testing

@testable import Server
@testable import WebUILive

/// What visits leave in memory: every screen of every app, as a robot, a guest and somebody who keeps something of every
/// kind.
///
/// Alone in its process, since the heap is the process's.
@Suite(
    .serialized,
    .timeLimit(.minutes(480)),
    .enabled(if: ProcessInfo.processInfo.environment["SERENDIP_LEAKS"] != nil)
)
struct PageLeakTests {
    /// Visits that are measured at once; 300 by night.
    private static let visits = Int(ProcessInfo.processInfo.environment["SERENDIP_LEAKS"] ?? "") ?? 20
    /// A debug build draws the fifty cards of a deck in more than a second: by night only.
    private static func isDeck(_ address: String) -> Bool {
        address == "/repofinder/" || address.hasPrefix("/repofinder/discover")
    }

    /// Bytes that a visit may leave; among few visits what caches take weighs more.
    private static let limit = visits > 20 ? 5_000 : 20_000

    @Test func `no page leaves anything behind, whoever opens it and whatever is done on it`() async throws {
        let host = await LiveHost()
        try await withLiveMatrix(host: host, starter: try .builtIn()) { matrix in
            let guest = try #require(matrix.others.first { $0.who == "guest" }?.cookie)
            let people = [
                ("robot", LiveOwner(account: UUID(), session: UUID())),
                ("guest", try #require(try await matrix.pageOwner(guest))),
                ("owner", try #require(try await matrix.pageOwner(matrix.owner))),
            ]
            for address in matrix.screens where Self.visits > 20 || !Self.isDeck(address) {
                // A guest's pages are made as an owner's are, with less in them.
                for (name, person) in people where Self.visits > 20 || name != "guest" {
                    let visits = Visits(host: host, address: address, owner: person)
                    let left = try await visits.left(by: Self.visits, limit: Self.limit)
                    print("\(address) \(name): \(left) bytes a visit")
                    #expect(left <= Self.limit, "\(address) \(name)")
                }
            }
        }
    }
}

/// Visits of one person to one address.
private struct Visits {
    let host: LiveHost
    let address: String
    let owner: LiveOwner

    /// Bytes that a visit leaves in use: the least of up to twenty rounds, as caches and tables grow once, and leaks always.
    func left(by count: Int, limit: Int) async throws -> Int {
        try await visit(4)
        var least = Int.max
        for _ in 0..<20 where least > limit {
            let before = try #require(HeapUse.bytes())
            try await visit(count)
            least = min(least, (try #require(HeapUse.bytes()) - before) / count)
        }
        return least
    }

    private func visit(_ count: Int) async throws {
        for number in 0..<count {
            let page = try await open()
            switch number % 4 {
            case 1: await send(page.events.filter { $0.hasSuffix("\"tap\"]") }.prefix(3), of: page)
            case 2: await send([#"[0,"size",1280,800]"#, #"[0,"zone","Asia/Kolkata"]"#], of: page)
            case 3: await host.rest(now: .now + .seconds(3600))
            default: break
            }
            // A person's newest pages push out the oldest: what is open is not what is left.
            if number % 10 == 9 { await drop() }
        }
        await drop()
    }

    // Not over HTTP: the test client's channels stay in memory for a while.

    private func open() async throws -> OpenPage {
        let content = try #require(try await host.page(at: address, for: LiveVisitor(owner: owner.text)))
        return try OpenPage(content, address)
    }

    private func send(_ events: some Sequence<String>, of page: OpenPage) async {
        _ = await host.receive(Data(page.body(of: Array(events), number: 1).utf8), owner: owner.text)
    }

    /// Ends all pages, and gives their tasks their turn to see it.
    private func drop() async {
        await host.sweep(now: .now + .seconds(3600))
        for _ in 0..<20 { await Task { @MainActor in await Task.yield() }.value }
    }
}
