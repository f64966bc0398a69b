import Client
import Foundation
import ModerationDomain
import PitchDeckDomain

/// Reports over the schema, of what it knows; blocks and the queue of all apps over the HTTP API.
struct PhoneModerationService: ModerationService {
    let api: PitchDeckAPI
    let remote: RemoteModerationService

    func report(
        _ item: ReportedItem,
        by author: UUID?,
        for reason: Report.Reason,
        note: String
    ) async throws(ModerationError) {
        guard let kind = StartupReporter.Kind(rawValue: item.kind), let id = DocumentID(item.id) else {
            return try await remote.report(item, by: author, for: reason, note: note)
        }
        do throws(StartupError) {
            try await StartupReporter(api).report(kind, id, reason: reason.rawValue, note: note)
        } catch {
            throw ModerationError(error)
        }
    }

    func block(_ other: UUID) async throws(ModerationError) { try await remote.block(other) }
    func unblock(_ other: UUID) async throws(ModerationError) { try await remote.unblock(other) }
    func blocked() async throws(ModerationError) -> [BlockedAccount] { try await remote.blocked() }
    func queue() async throws(ModerationError) -> [Report] { try await remote.queue() }

    func decide(
        _ verdict: Decision.Verdict,
        on item: ReportedItem,
        note: String
    ) async throws(ModerationError) -> Report {
        try await remote.decide(verdict, on: item, note: note)
    }
}

extension ModerationError {
    fileprivate init(_ error: StartupError) {
        self =
            switch error {
            case .offline, .busy: .offline
            case .notSignedIn: .notSignedIn
            case .tooMuch: .tooManyReports
            case .noRoom: .noRoom
            case .notFound: .notFound
            default: error.fields.first.map { .invalid(field: $0.name) } ?? .failed("\(error)")
            }
    }
}
