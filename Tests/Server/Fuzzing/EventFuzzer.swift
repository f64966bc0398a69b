import AccountsDomain
import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import Recommender
import Testing

@testable import Server
@testable import WebUILive

/// Opens page after page as people who exist, and sends random events to them.
@MainActor
final class EventFuzzer {
    private let host: LiveHost
    private let matrix: LiveMatrix
    private var random: SplitMix64
    /// Where what was sent to the page stands, its last request last, before it is sent.
    private let record: FileHandle
    private var unseen: [(address: String, isOwner: Bool)] = []
    private var cookies: [Bool: String] = [:]

    private(set) var requests = 0
    private(set) var events = 0
    /// How many events went to elements of an app that wait for such an event: `destiny drag`.
    private(set) var reached: [String: Int] = [:]
    /// Pages whose views failed, with the last request to them.
    private(set) var failures: [String] = []

    init(host: LiveHost, matrix: LiveMatrix, seed: UInt64, record: FileHandle) {
        (self.host, self.matrix, self.record) = (host, matrix, record)
        random = SplitMix64(seed: seed)
    }

    /// One page and up to 10 requests to it.
    func visit() async throws {
        if unseen.isEmpty {
            unseen = matrix.screens.flatMap { [($0, true), ($0, false)] }.shuffled(using: &random)
        }
        let (address, isOwner) = unseen.removeLast()
        let owner = try await owner(isOwner).text
        guard let content = try await host.page(at: address, for: LiveVisitor(owner: owner)) else { return }
        try record.truncate(atOffset: 0)
        try note(Data("\(address) \(isOwner ? "owner" : "guest")".utf8))
        var page = FuzzedPage(try OpenPage(content, address))
        for round in 1...10 {
            let body = page.body(&random, screens: matrix.screens)
            try note(body)
            requests += 1
            guard host.receive(body, owner: owner) != .gone else { break }
            await Task.yield()
            if round % 3 == 0 { try await look(at: &page, owner, after: body) }
        }
        tally(page)
        let resumption = page.resumption(&random, screens: matrix.screens)
        try note(resumption)
        _ = try? await host.resume(resumption, for: LiveVisitor(owner: owner))
        if Int.random(in: 0..<8, using: &random) == 0 { await host.rest(now: .now + .seconds(3600)) }
    }

    /// Reads the page as it is by now, so that what its events brought gets events too.
    private func look(at page: inout FuzzedPage, _ owner: String, after body: Data) async throws {
        let version = [-1, .min, .max].randomElement(using: &random) ?? -1
        guard let stream = host.stream(session: page.page.session, owner: owner, after: version, once: true) else {
            return
        }
        for await piece in stream {
            guard let content = try OpenPage.reset(in: piece) else { continue }
            if content.contains("This page has failed") {
                failures.append("\(page.page.address): \(String(decoding: body.prefix(500), as: UTF8.self))")
            }
            page.read(content)
        }
    }

    private func note(_ bytes: Data) throws {
        try record.write(contentsOf: bytes + Data("\n".utf8))
    }

    private func tally(_ page: FuzzedPage) {
        events += page.sent
        let app = page.page.address.split(separator: "/").first ?? ""
        for (event, count) in page.reached { reached["\(app) \(event)", default: 0] += count }
    }

    /// The owner of the things or a guest; who signed out or left for good is signed in or made anew.
    private func owner(_ isOwner: Bool) async throws -> LiveOwner {
        if let cookie = cookies[isOwner], let owner = try await matrix.pageOwner(cookie) { return owner }
        // An account that was deleted, or whose password was changed, is not signed in any more.
        var cookie: String?
        if isOwner { cookie = try? await LiveMatrix.signIn(matrix.client) }
        let made: NewSession = try await matrix.client.execute(uri: "/api/v1/guests", method: .post).decoded()
        let current = cookie ?? "serendip=\(made.token.value)"
        cookies[isOwner] = current
        return try #require(try await matrix.pageOwner(current))
    }
}
