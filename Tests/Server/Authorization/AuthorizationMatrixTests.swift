import AccountsDomain
import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// Every operation of the API × nobody, a made-up token, an ended session, another site, another guest, a member, an
/// admin and the owner.
struct AuthorizationMatrixTests {
    @Test func `every operation has a rule, and every rule an operation`() async throws {
        try await withServer { client in
            let calls = try await Self.calls(client)
            #expect(Set(AccessRule.all.keys).subtracting(calls.map(\.operation)) == [])
            for call in calls {
                let rule = try #require(AccessRule.of(call), "\(call.operation) has no rule")
                #expect(call.needsPerson == (rule != .anyone), "\(call.operation)")
            }
        }
    }

    @Test func `without a session that is there nothing is answered`() async throws {
        try await withServer { client in
            let ended = try await Self.guest(client)
            let out: HTTPFields = [.authorization: "Bearer \(ended)"]
            let signOut = try await client.execute(uri: "/api/v1/sign-outs", method: .post, headers: out)
            #expect(signOut.status == .noContent)
            for call in try await Self.calls(client) {
                let isOpen = AccessRule.of(call) == .anyone
                #expect((try await call.send(client, as: nil).status == .unauthorized) != isOpen, "\(call.operation)")
                for token in [ended, "nobody", ""] {
                    #expect(try await call.send(client, as: token).status == .unauthorized, "\(call.operation)")
                }
            }
        }
    }

    @Test func `another site changes nothing with somebody's cookie`() async throws {
        try await withServer { client in
            let cookie: HTTPFields = [.cookie: "serendip=\(try await Self.guest(client))"]
            let before = try await Self.export(client, try #require(cookie[.cookie]))
            let marks: [HTTPFields] = [
                [.test("Sec-Fetch-Site"): "cross-site"], [.test("Sec-Fetch-Site"): "same-site"],
                [.origin: "https://evil.example"], [.origin: "null"],
            ]
            for call in try await Self.calls(client) where !call.isSafe {
                for mark in marks {
                    let response = try await call.send(client, as: nil, headers: cookie + mark)
                    #expect(response.status == .forbidden, "\(call.operation) \(mark)")
                }
            }
            #expect(try await Self.export(client, try #require(cookie[.cookie])) == before)
        }
    }

    @Test(.timeLimit(.minutes(5))) func `only an admin decides`() async throws {
        try await withMatrix { matrix in
            let report = try #require(matrix.calls.first { $0.operation == "reportItem" })
            #expect(try await report.send(matrix.client, as: matrix.owner, ["id": "7"]).status == .noContent)
            for call in matrix.calls where AccessRule.of(call) == .admin {
                for token in [matrix.owner, matrix.member] {
                    let answer = try await call.send(matrix.client, as: token, ["id": "7"])
                    #expect(answer.status == .forbidden, "\(call.operation)")
                }
                let answer = try await call.send(matrix.client, as: matrix.admin, ["id": "7"])
                #expect(answer.status == .ok, "\(call.operation) \(answer.text)")
            }
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `nobody else reads or changes what is somebody's, admins included`() async throws {
        try await withMatrix { matrix in
            let before = try await Self.export(matrix.client, bearer: matrix.owner)
            #expect(before.contains(Matrix.mark))
            for call in matrix.calls {
                let values = matrix.values(for: call.operation)
                let ends = ["signOut", "signOutEverywhere"].contains(call.operation)
                let admin = ends ? try await matrix.anotherAdmin() : matrix.admin
                for token in [try await Self.guest(matrix.client), admin] {
                    let answer = try await call.send(matrix.client, as: token, values)
                    #expect(!answer.text.contains(Matrix.mark), "\(call.operation)")
                    guard case .owned(_, let other) = AccessRule.of(call) else {
                        // Otherwise the row would say nothing.
                        #expect(answer.status.code != 400, "\(call.operation) \(answer.text)")
                        continue
                    }
                    #expect(answer.status.code == other, "\(call.operation) \(answer.text)")
                }
            }
            #expect(try await Self.export(matrix.client, bearer: matrix.owner) == before)
        }
    }

    @Test(.timeLimit(.minutes(5))) func `the owner gets what is theirs`() async throws {
        // What ends something comes last.
        let order = [
            "getThread", "changeThread", "getTrace", "getPrediction", "getAnswerSteps", "stopAnswer", "answerAgain",
            "editQuestion", "annotateFavourite", "updateDeck", "deleteDeck", "updateGameDeck", "chooseGameDeck",
            "deleteGameDeck", "revokeAPIKey", "forgetMatch", "deleteThread", "restoreThread", "endSession",
        ]
        try await withMatrix { matrix in
            for operation in order {
                let call = try #require(matrix.calls.first { $0.operation == operation })
                guard case .owned(let owner, _) = AccessRule.all[operation] else { continue }
                var answer = try await call.send(matrix.client, as: matrix.owner, matrix.values(for: operation))
                // A question cannot be edited while the answer asked for just before is written.
                while operation == "editQuestion", answer.status == .conflict {
                    answer = try await call.send(matrix.client, as: matrix.owner, matrix.values(for: operation))
                }
                #expect(answer.status.code == owner, "\(operation) \(answer.text)")
            }
        }
        #expect(Set(order) == Set(AccessRule.all.filter { if case .owned = $0.value { true } else { false } }.keys))
    }

    // MARK: Parts

    private func withMatrix(_ body: @escaping @Sendable (Matrix) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(component: UUID().uuidString, directoryHint: .isDirectory)
        // What is left over the system removes.
        defer { try? FileManager.default.removeItem(at: folder) }
        try await withServer {
            $0.data = .folder(folder)
            $0.writesGames = true
        } _: { client in
            try await body(try await Matrix(client, folder: folder, calls: try await Self.calls(client)))
        }
    }

    private static func calls(_ client: any TestClientProtocol) async throws -> [APICall] {
        APICall.all(try await client.execute(uri: "/api/openapi.json", method: .get).decoded(JSONValue.self))
    }

    private static func guest(_ client: any TestClientProtocol) async throws -> String {
        try await client.execute(uri: "/api/v1/guests", method: .post).decoded(NewSession.self).token.value
    }

    private static func export(_ client: any TestClientProtocol, _ cookie: String) async throws -> String {
        try await export(client, [.cookie: cookie])
    }

    private static func export(_ client: any TestClientProtocol, bearer token: String) async throws -> String {
        try await export(client, [.authorization: "Bearer \(token)"])
    }

    /// Everything that is kept for somebody, but for the times it was asked for.
    private static func export(_ client: any TestClientProtocol, _ headers: HTTPFields) async throws -> String {
        let answer = try await client.execute(uri: "/api/v1/account-export", method: .get, headers: headers)
        let members = try answer.decoded(JSONValue.self)
        let text = String(decoding: try JSONCoding.encode(members, sorted: true), as: UTF8.self)
        return text.replacing(#/"exportedAt":"[^"]*"/#, with: "")
    }
}

extension HTTPFields {
    static func + (one: HTTPFields, other: HTTPFields) -> HTTPFields {
        var all = one
        for field in other { all.append(field) }
        return all
    }
}
