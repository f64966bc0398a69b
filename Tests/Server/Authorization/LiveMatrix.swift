import AccountsDomain
import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import RepositoriesService
import Storage
import Testing
import WebUILive

@testable import Server

/// The owner of a ``Matrix`` at a browser, and everybody the owner's pages are none of the business of.
struct LiveMatrix: Sendable {
    let client: any TestClientProtocol
    let things: Matrix
    /// The owner's cookie.
    let owner: String
    /// A second browser of the owner's, whose session is still there.
    let elsewhere: String
    /// The paths of all apps.
    let apps: [String]
    /// Cookies that open nothing of the owner's; `nil` for nobody.
    let others: [(who: String, cookie: String?)]

    private static let password = "a boat on a lake"
    private static let email = "owner@example.org"

    init(_ things: Matrix) async throws {
        (self.things, client) = (things, things.client)
        apps = try await appPaths(client)
        // RepoFinder's screens come after its first questions.
        try await Self.answer(things, as: things.owner, name: Matrix.mark)
        try await Self.signUp(client, things.owner)
        let expired = try await Self.signIn(client)
        try await Self.age(things.folder)
        owner = try await Self.signIn(client)
        elsewhere = try await Self.signIn(client)
        let ended = try await Self.signIn(client)
        let out: HTTPFields = [.cookie: ended, .test("Sec-Fetch-Site"): "same-origin"]
        let answer = try await client.execute(uri: "/api/v1/sign-outs", method: .post, headers: out)
        try #require(answer.status == .noContent)
        let guest = try await client.execute(uri: "/api/v1/guests", method: .post).decoded(NewSession.self).token.value
        for token in [guest, things.member, things.admin] {
            try await Self.answer(things, as: token, name: "somebody else")
        }
        others = [
            ("nobody", nil), ("made up", "serendip=nobody"), ("expired", expired), ("signed out", ended),
            ("guest", "serendip=\(guest)"), ("member", "serendip=\(things.member)"),
            ("admin", "serendip=\(things.admin)"),
        ]
    }

    /// The addresses at which the owner sees what nobody else may see.
    var addresses: [String] {
        let (thread, trace) = (things.ids["thread"] ?? "", things.ids["trace"] ?? "")
        return [
            "/gitrepd/favourites/apple/swift", "/repofinder/profile",
            "/destiny/ask/\(thread.lowercased())", "/destiny/trace/\(trace.lowercased())", "/destiny/history",
            "/pitchdeck/cabinet", "/pitchdeck/cabinet/\(things.ids["startup"] ?? "")", "/account/",
        ]
    }

    /// Everything that is kept for the owner, but for when that was asked and when the owner was seen.
    func kept() async throws -> String {
        let answer = try await client.execute(uri: "/api/v1/account-export", method: .get, headers: [.cookie: owner])
        try #require(answer.status == .ok, "\(answer.text)")
        let text = String(
            decoding: try JSONCoding.encode(try answer.decoded(JSONValue.self), sorted: true),
            as: UTF8.self
        )
        return text.replacing(#/"exportedAt":"[^"]*"/#, with: "")
    }

    /// Ends all sessions of the owner.
    func signOutEverywhere() async throws {
        let headers: HTTPFields = [.cookie: owner, .test("Sec-Fetch-Site"): "same-origin"]
        let call = try #require(things.calls.first { $0.operation == "signOutEverywhere" })
        let answer = try await call.send(client, as: nil, headers: headers)
        try #require(answer.status.kind == .successful, "\(answer.text)")
    }

    // MARK: Parts

    private static func answer(_ things: Matrix, as token: String, name: String) async throws {
        let call = try #require(things.calls.first { $0.operation == "setPreferences" })
        let answer = try await call.send(things.client, as: token, ["name": .string(name)])
        try #require(answer.status.kind == .successful, "\(answer.text)")
    }

    /// Everybody's sessions are as if nobody had used them for ages; those of guests and members with them.
    private static func age(_ folder: URL) async throws {
        let database = try SQLiteDatabase(folder: folder)
        let account = "SELECT account_id FROM account_passwords WHERE email = \(email)" as SQL
        let count = try await database.write { connection throws(StorageError) in
            try connection.execute(
                "UPDATE account_sessions SET last_seen_at = 0, created_at = 0 WHERE account_id IN (\(account))"
            )
        }
        try #require(count > 0)
        try database.close()
    }

    private static func signUp(_ client: any TestClientProtocol, _ token: String) async throws {
        let form = SignUpForm(email: email, password: password)
        let answer = try await client.execute(
            uri: "/api/v1/sign-ups",
            method: .post,
            headers: [.authorization: "Bearer \(token)", .contentType: "application/json"],
            body: ByteBuffer(bytes: try JSONCoding.encode(form))
        )
        try #require(answer.status == .created, "\(answer.text)")
    }

    /// The owner at another browser; its cookie.
    static func signIn(_ client: any TestClientProtocol) async throws -> String {
        let guest = try await client.execute(uri: "/api/v1/guests", method: .post).decoded(NewSession.self).token.value
        let ticket: SessionTicket = try await client.execute(
            uri: "/api/v1/sign-ins",
            method: .post,
            headers: [.contentType: "application/json", .authorization: "Bearer \(guest)"],
            body: ByteBuffer(string: #"{"email":"\#(email)","password":"\#(password)"}"#)
        ).decoded()
        let headers: HTTPFields = [.cookie: "serendip=\(guest)"]
        let changed = try await client.execute(uri: ticket.path, method: .get, headers: headers)
        return String(try #require(changed.headers[.setCookie]).prefix { $0 != ";" })
    }
}

/// Runs `body` against a server with somebody's things, and everybody they are none of the business of.
func withLiveMatrix(
    host: LiveHost? = nil,
    starter: StarterCatalogue? = nil,
    _ body: @escaping @Sendable (LiveMatrix) async throws -> Void
) async throws {
    let folder = FileManager.default.temporaryDirectory
        .appending(component: UUID().uuidString, directoryHint: .isDirectory)
    // What is left over the system removes.
    defer { try? FileManager.default.removeItem(at: folder) }
    let mine = if let host { host } else { await LiveHost.patient() }
    try await withServer(makingApps: AppDescriptor.all, host: mine, starter: starter) {
        $0.data = .folder(folder)
        $0.writesGames = true
    } _: { client in
        let document = try await client.execute(uri: "/api/openapi.json", method: .get).decoded(JSONValue.self)
        let things = try await Matrix(client, folder: folder, calls: APICall.all(document))
        try await body(try await LiveMatrix(things))
    }
}

extension LiveMatrix {
    /// An address of every screen of every app, the owner's things among them.
    var screens: [String] {
        let ids = things.ids.mapValues { $0.lowercased() }
        return apps.map { $0 + "/" } + [
            "/gitrepd/search?q=react", "/gitrepd/search?q=nothing-has-this-name", "/gitrepd/favourites",
            "/gitrepd/repositories/apple/swift-nio", "/gitrepd/favourites/apple/swift",
            "/repofinder/discover?deck=\(ids["deck"] ?? "")", "/repofinder/trending",
            "/repofinder/saved",
            "/repofinder/saved?list=liked", "/repofinder/profile", "/repofinder/history",
            "/repofinder/repo/apple/swift-nio",
            "/findie/game/celeste", "/findie/game/no-such-game", "/findie/wishlist", "/findie/profile",
            "/findie/search", "/findie/history", "/findie/makers", "/findie/reviews",
            "/destiny/ask", "/destiny/ask/\(ids["thread"] ?? "")", "/destiny/match",
            "/destiny/match/\(ids["match"] ?? "")", "/destiny/history", "/destiny/chart", "/destiny/sky",
            "/destiny/trace/\(ids["trace"] ?? "")", "/destiny/profile", "/destiny/subscription",
            "/pitchdeck/?q=solar", "/pitchdeck/startups/\(ids["startup"] ?? "")", "/pitchdeck/workspace",
            "/pitchdeck/compare", "/pitchdeck/cabinet", "/pitchdeck/cabinet/\(ids["startup"] ?? "")",
            "/pitchdeck/profile",
            "/account/sign-in", "/account/sign-up", "/account/forgotten-password",
            "/account/change-password", "/account/confirm-email/none", "/account/delete", "/account/github-code",
            "/account/privacy",
            "/account/blocked", "/account/reviews", "/account/report/repository/apple%2Fswift",
        ]
    }

    /// Whom a cookie's pages belong to; `nil` when the cookie is nobody's any more.
    func pageOwner(_ cookie: String) async throws -> LiveOwner? {
        let headers: HTTPFields = [.cookie: cookie]
        func answer(_ path: String) async throws -> JSONValue {
            try await client.execute(uri: path, method: .get, headers: headers).decoded()
        }
        let account = try await answer("/api/v1/account")["id"]?.string ?? ""
        let sessions = try await answer("/api/v1/sessions")
        let current = sessions.array?.first { $0["isCurrent"] == true }?["id"]?.string ?? ""
        return LiveOwner(text: "\(account)/\(current)")
    }
}
