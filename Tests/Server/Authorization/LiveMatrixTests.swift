import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

/// Every live page with somebody's things × nobody, a made-up cookie, an expired session, one that was signed out, a
/// guest, a member and an admin: by every event, by the stream, by address and by resumption.
@Suite(.timeLimit(.minutes(5)))
struct LiveMatrixTests {
    @Test func `the owner's pages hear and tell nobody else`() async throws {
        try await withLiveMatrix { matrix in
            let before = try await matrix.kept()
            for address in matrix.addresses {
                let page = try await Self.owned(matrix, address)
                let events = page.events
                #expect(events.count > 3, "\(address)")
                for (who, cookie) in matrix.others + [("the owner elsewhere", matrix.elsewhere)] {
                    let isSomebody = ["guest", "member", "admin", "the owner elsewhere"].contains(who)
                    for some in events.chunks(of: 90) {
                        let answer = try await page.send(matrix.client, some, number: 1, cookie: cookie)
                        #expect(answer.status == (isSomebody ? .forbidden : .notFound), "\(address) \(who)")
                    }
                    #expect(try await page.shown(matrix.client, cookie: cookie).status == .notFound)
                }
                // It is as it was, and still there for its owner.
                let zone = #"[0,"zone","Asia/Kolkata"]"#
                let answer = try await page.send(matrix.client, [zone], number: 1, cookie: matrix.owner)
                #expect(answer.status == .noContent, "\(address)")
                #expect(try await page.shown(matrix.client, cookie: matrix.owner).text.contains(Matrix.mark))
            }
            #expect(try await matrix.kept() == before)
        }
    }

    @Test func `the owner's addresses show others nothing, opened, gone to or resumed`() async throws {
        try await withLiveMatrix { matrix in
            for (who, cookie) in matrix.others {
                for address in matrix.addresses {
                    var page = try await OpenPage(matrix.client, address, cookie: cookie)
                    try await page.settle(matrix.client, until: OpenPage.isQuiet)
                    #expect(!page.content.contains(Matrix.mark), "\(who) \(address)")
                    let body = #"{"url":"\#(address)","fields":{},"scene":""}"#
                    let resumed = try await OpenPage.post(matrix.client, "resume", body, cookie: page.cookie)
                    #expect(resumed.status == .ok)
                    #expect(!resumed.text.contains(Matrix.mark), "\(who) \(address)")
                    let app = address.prefix { $0 == "/" } + (address.split(separator: "/").first ?? "") + "/"
                    var start = try await OpenPage(matrix.client, String(app), cookie: page.cookie)
                    let walk = #"[0,"navigate","\#(address)"]"#
                    let went = try await start.send(matrix.client, [walk], number: 1, cookie: start.cookie)
                    #expect(went.status == .noContent)
                    try await start.settle(matrix.client, until: OpenPage.isQuiet)
                    #expect(!start.content.contains(Matrix.mark), "\(who) \(address)")
                }
            }
        }
    }

    @Test func `what the owner's page would do, another's page does not do to the owner`() async throws {
        try await withLiveMatrix { matrix in
            let before = try await matrix.kept()
            for address in matrix.addresses {
                let events = try await Self.owned(matrix, address).events
                for (who, cookie) in matrix.others {
                    let page = try await OpenPage(matrix.client, address, cookie: cookie)
                    // Numbers of elements and keys of controls are claims: they mean this page's own, or nothing.
                    let answer = try await page.send(
                        matrix.client,
                        Array(events.prefix(90)),
                        number: 1,
                        cookie: page.cookie
                    )
                    #expect(answer.status == .noContent, "\(who) \(address)")
                }
            }
            #expect(try await matrix.kept() == before)
        }
    }

    @Test func `signed out everywhere, no page of the owner's is left to anybody`() async throws {
        try await withLiveMatrix { matrix in
            var pages: [OpenPage] = []
            for address in matrix.addresses { pages.append(try await Self.owned(matrix, address)) }
            try await matrix.signOutEverywhere()
            for page in pages {
                for cookie in [matrix.owner, matrix.elsewhere] {
                    let sent = try await page.send(matrix.client, page.events, number: 1, cookie: cookie)
                    #expect(sent.status == .notFound, "\(page.address)")
                    #expect(try await page.shown(matrix.client, cookie: cookie).status == .notFound)
                    var again = try await OpenPage(matrix.client, page.address, cookie: cookie)
                    #expect(again.cookie != cookie)
                    try await again.settle(matrix.client, until: OpenPage.isQuiet)
                    #expect(!again.content.contains(Matrix.mark), "\(page.address)")
                    let body = #"{"url":"\#(page.address)","fields":{}}"#
                    let resumed = try await OpenPage.post(matrix.client, "resume", body, cookie: cookie)
                    #expect(!resumed.text.contains(Matrix.mark))
                }
            }
        }
    }

    // MARK: Parts

    /// The owner's page once it shows what nobody else may see; otherwise it would prove nothing.
    private static func owned(_ matrix: LiveMatrix, _ address: String) async throws -> OpenPage {
        var page = try await OpenPage(matrix.client, address, cookie: matrix.owner)
        try await page.settle(matrix.client) { $0.contains(Matrix.mark) }
        return page
    }
}

extension Array {
    fileprivate func chunks(of size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
