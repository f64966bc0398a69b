import Calls
package import Foundation
package import ModerationDomain

/// Reports, blocks and the moderators' queue of a server, over PitchDeck's schema.
package struct GraphQLModerationService: ModerationService {
    private let api: PitchDeckAPI

    package init(_ api: PitchDeckAPI) {
        self.api = api
    }

    /// Of what the schema knows: startups and introductions, whose authors the server knows.
    package func report(
        _ item: ReportedItem,
        by author: UUID?,
        for reason: Report.Reason,
        note: String
    ) async throws(ModerationError) {
        let operations: [String: PitchDeckOperation] = [
            "startup": .reportStartup, "introduction": .reportIntroduction,
        ]
        guard let operation = operations[item.kind] else { throw .invalid(field: "kind") }
        let _: Bool = try await ask(
            operation,
            ["documentId": .string(item.id), "reason": .string(reason.rawValue), "note": .string(note)]
        )
    }

    package func block(_ other: UUID) async throws(ModerationError) {
        let _: Bool = try await ask(.blockAccount, ["account": .string(other.uuidString)])
    }

    package func unblock(_ other: UUID) async throws(ModerationError) {
        let _: Bool = try await ask(.unblockAccount, ["account": .string(other.uuidString)])
    }

    package func blocked() async throws(ModerationError) -> [BlockedAccount] { try await ask(.blockedAccounts) }

    package func queue() async throws(ModerationError) -> [Report] { try await ask(.reportQueue) }

    package func decide(
        _ verdict: Decision.Verdict,
        on item: ReportedItem,
        note: String
    ) async throws(ModerationError) -> Report {
        try await ask(
            .decideReport,
            [
                "kind": .string(item.kind), "id": .string(item.id), "verdict": .string(verdict.rawValue),
                "note": .string(note),
            ]
        )
    }

    private func ask<Output: Decodable>(
        _ operation: PitchDeckOperation,
        _ variables: [String: JSONValue] = [:]
    ) async throws(ModerationError) -> Output {
        do throws(StartupError) {
            return try await api.ask(operation, variables)
        } catch {
            throw ModerationError(error)
        }
    }
}

extension ModerationError {
    fileprivate init(_ error: StartupError) {
        self =
            switch error {
            case .offline, .busy: .offline
            case .notSignedIn: .notSignedIn
            case .notModerator: .forbidden
            case .tooMuch: .tooManyReports
            case .noRoom: .noRoom
            case .notFound, .linkGone: .notFound
            default: error.fields.first.map { .invalid(field: $0.name) } ?? .failed("\(error)")
            }
    }
}
