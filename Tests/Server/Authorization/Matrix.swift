import AccountsDomain
import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import StorageTesting
import Testing

@testable import Server

/// A server with an owner who keeps something of every kind, a member and an admin.
struct Matrix: Sendable {
    let client: any TestClientProtocol
    let calls: [APICall]
    let owner: String
    let member: String
    let admin: String
    let folder: URL
    /// The ids of the owner's things.
    private(set) var ids: [String: String] = [:]

    /// Stands in what the owner keeps; nobody else ever sees it.
    static let mark = "zebra-of-the-owner"

    init(_ client: any TestClientProtocol, folder: URL, calls: [APICall]) async throws {
        (self.client, self.folder, self.calls) = (client, folder, calls)
        owner = try await client.execute(uri: "/api/v1/guests", method: .post).decoded(NewSession.self).token.value
        member = try await Self.member(client, "member@example.org")
        admin = try await Self.member(client, "admin@example.org")
        try await Self.promote("admin@example.org", folder)
        try await fill()
    }

    /// Some calls end the session they come with.
    func anotherAdmin() async throws -> String {
        let email = "\(UUID().uuidString.lowercased())@example.org"
        let token = try await Self.member(client, email)
        try await Self.promote(email, folder)
        return token
    }

    /// What a call's fields hold so that it is about the owner's things.
    func values(for operation: String) -> [String: JSONValue] {
        let id: String? =
            switch operation {
            case "getThread", "changeThread", "deleteThread", "restoreThread": ids["thread"]
            case "editQuestion", "answerAgain": ids["question"]
            case "getAnswerSteps", "stopAnswer", "getPrediction": ids["answer"]
            case "getTrace": ids["trace"]
            case "forgetMatch": ids["match"]
            case "revokeAPIKey": ids["key"]
            case "endSession": ids["session"]
            default: nil
            }
        var values: [String: JSONValue] = [
            "title": "Other words", "note": "Other words", "text": "swift", "place": "Chennai", "time": "10:24",
        ]
        if let id { values["id"] = .string(id) }
        if ["updateDeck", "deleteDeck"].contains(operation), let deck = ids["deck"] { values["deck"] = .string(deck) }
        if operation.hasSuffix("GameDeck"), let deck = ids["gameDeck"] { values["deck"] = .string(deck) }
        if operation == "saveGameDraft" { values["itchPage"] = "" }
        if operation == "setMaker" { values["page"] = "" }
        if operation == "getGameFigures" {
            for end in ["from", "to"] { values[end] = .string(TestDate.day) }
        }
        if operation == "redeemTicket" { values["ticket"] = .string(String(repeating: "A", count: 43)) }
        if operation == "blockAccount" { values["account"] = .string(UUID().uuidString.lowercased()) }
        if operation == "recordConsent" { values["kind"] = "communityRules" }
        return values
    }

    // MARK: Filling

    private mutating func fill() async throws {
        let mark = JSONValue.string(Self.mark)
        _ = try await make("renameAccount", ["name": mark])
        _ = try await make("setPicture", ["picture": mark])
        _ = try await make("addRecentSearch", ["text": mark])
        _ = try await make("saveFavourite", [:])
        _ = try await make("annotateFavourite", ["note": mark])
        _ = try await make("addWish", [:])
        _ = try await make("noteWish", ["note": mark])
        ids["deck"] = try await make("createDeck", ["name": mark])["id"]?.string
        ids["gameDeck"] = try await make("createGameDeck", ["name": mark])["id"]?.string
        ids["match"] = try await make("keepMatch", ["place": "Chennai"])["id"]?.string
        ids["key"] = try await make("createAPIKey", ["name": mark])["key"]?["id"]?.string
        _ = try await make("saveBirth", ["time": "10:24"])
        let asked = try await make("askQuestion", ["text": .string("How is my work, \(Self.mark)?")])
        ids["thread"] = Self.find("threadID", in: asked)
        ids["question"] = asked["question"]?["id"]?.string
        ids["answer"] = asked["answer"]?["id"]?.string
        ids["startup"] = try await draft()
        let sessions = try await make("listSessions", [:])
        ids["session"] = sessions.array?.first?["id"]?.string
        for kind in ["deck", "gameDeck", "match", "key", "thread", "question", "answer", "session", "startup"] {
            _ = try #require(ids[kind], "\(kind): \(asked)")
        }
        ids["trace"] = try await trace(of: try #require(ids["answer"]))
    }

    /// A startup that the owner has not published.
    private func draft() async throws -> String? {
        var client = PitchDeckClient(client: client)
        client.token = owner
        return try await client.created(Self.mark, status: "DRAFT")
    }

    /// The trace of an answer once it is whole: the guide answers behind, and what it adds would look like somebody's
    /// change.
    private func trace(of answer: String) async throws -> String {
        let headers: HTTPFields = [.authorization: "Bearer \(owner)"]
        var after = 0
        while true {
            let uri = "/api/v1/astrology/answers/\(answer)/steps?wait=10&after=\(after)"
            let told = try await client.execute(uri: uri, method: .get, headers: headers)
            try #require(told.status == .ok, "\(told.text)")
            if let trace = told.text.firstMatch(of: #/"traceID":"([-0-9A-F]{36})"/#)?.1 { return String(trace) }
            let steps = try told.decoded(JSONValue.self)["steps"]?.array ?? []
            after = steps.last?["sequence"]?.integer ?? after
        }
    }

    private func make(_ operation: String, _ values: [String: JSONValue]) async throws -> JSONValue {
        let call = try #require(calls.first { $0.operation == operation })
        let answer = try await call.send(client, as: owner, values)
        try #require(answer.status.kind == .successful, "\(operation): \(answer.text)")
        return answer.body.readableBytes == 0 ? .null : try answer.decoded(JSONValue.self)
    }

    private static func find(_ name: String, in value: JSONValue) -> String? {
        if let found = value[name]?.string { return found }
        return (value.object ?? [:]).values.lazy.compactMap { find(name, in: $0) }.first
    }

    private static func promote(_ email: String, _ folder: URL) async throws {
        var configuration = ServerConfiguration()
        configuration.writesRankedRepositories = false
        configuration.data = .folder(folder)
        _ = try await Administration(configuration).grant(.admin, to: email)
    }

    private static func member(_ client: any TestClientProtocol, _ email: String) async throws -> String {
        let guest = try await client.execute(uri: "/api/v1/guests", method: .post).decoded(NewSession.self).token.value
        let headers: HTTPFields = [.authorization: "Bearer \(guest)", .contentType: "application/json"]
        let form = SignUpForm(email: email, password: "a boat on a lake")
        let ticket: SessionTicket = try await client.execute(
            uri: "/api/v1/sign-ups",
            method: .post,
            headers: headers,
            body: ByteBuffer(bytes: try JSONCoding.encode(form))
        ).decoded()
        return try await client.execute(
            uri: "/api/v1/sessions",
            method: .post,
            headers: headers,
            body: ByteBuffer(bytes: try JSONCoding.encode(ticket))
        ).decoded(NewSession.self).token.value
    }
}
