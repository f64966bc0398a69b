import Endpoints
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
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
    .timeLimit(.minutes(60)),
    .enabled(if: ProcessInfo.processInfo.environment["SERENDIP_LEAKS"] != nil)
)
struct PageLeakTests {
    /// Visits that are measured at once; 300 by night.
    private static let visits = Int(ProcessInfo.processInfo.environment["SERENDIP_LEAKS"] ?? "") ?? 20
    /// Bytes that a visit may leave.
    private static let limit = 5_000

    @Test func `no page leaves anything behind, whoever opens it and whatever is done on it`() async throws {
        let host = await LiveHost()
        try await withLiveMatrix(host: host, starter: try .builtIn()) { matrix in
            let people = [
                ("robot", LiveOwner(account: UUID(), session: UUID())),
                ("guest", try await Self.owner(matrix, matrix.others.first { $0.who == "guest" }?.cookie)),
                ("owner", try await Self.owner(matrix, matrix.owner)),
            ]
            for address in Self.addresses(matrix) {
                for (name, person) in people {
                    let visits = Visits(host: host, address: address, owner: person)
                    let left = try await visits.left(by: Self.visits, limit: Self.limit)
                    print("\(address) \(name): \(left) bytes a visit")
                    #expect(left <= Self.limit, "\(address) \(name)")
                }
            }
        }
    }

    /// Whom a cookie's pages belong to.
    private static func owner(_ matrix: LiveMatrix, _ cookie: String?) async throws -> LiveOwner {
        let headers: HTTPFields = [.cookie: try #require(cookie)]
        func answer(_ path: String) async throws -> JSONValue {
            try await matrix.client.execute(uri: path, method: .get, headers: headers).decoded()
        }
        let account = try await answer("/api/v1/account")["id"]?.string ?? ""
        let sessions = try await answer("/api/v1/sessions")
        let current = sessions.array?.first { $0["isCurrent"] == true }?["id"]?.string ?? ""
        return try #require(LiveOwner(text: "\(account)/\(current)"))
    }

    private static func addresses(_ matrix: LiveMatrix) -> [String] {
        let ids = matrix.things.ids.mapValues { $0.lowercased() }
        return [
            "/gitrepd/", "/gitrepd/search?q=react", "/gitrepd/search?q=nothing-has-this-name", "/gitrepd/favourites",
            "/gitrepd/repositories/apple/swift-nio", "/gitrepd/favourites/apple/swift", "/gitrepd/no/such/place",
            "/repofinder/", "/repofinder/discover?deck=\(ids["deck"] ?? "")", "/repofinder/trending",
            "/repofinder/saved",
            "/repofinder/saved?list=liked", "/repofinder/profile", "/repofinder/history",
            "/repofinder/repo/apple/swift-nio",
            "/destiny/", "/destiny/ask", "/destiny/ask/\(ids["thread"] ?? "")", "/destiny/match",
            "/destiny/match/\(ids["match"] ?? "")", "/destiny/history", "/destiny/chart",
            "/destiny/trace/\(ids["trace"] ?? "")", "/destiny/profile", "/destiny/subscription",
            "/account/", "/account/sign-in", "/account/sign-up", "/account/forgotten-password",
            "/account/change-password", "/account/delete", "/account/github-code", "/account/privacy",
            "/account/blocked", "/account/reviews", "/account/report/repository/apple%2Fswift",
        ]
    }
}

/// Visits of one person to one address.
private struct Visits {
    let host: LiveHost
    let address: String
    let owner: LiveOwner

    /// Bytes that a visit leaves in use: the least of up to five rounds, as caches and tables grow once, and leaks always.
    func left(by count: Int, limit: Int) async throws -> Int {
        try await visit(10)
        var least = Int.max
        for _ in 0..<5 where least > limit {
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
