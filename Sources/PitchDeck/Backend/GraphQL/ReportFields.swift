import GraphQL
import ModerationDomain
import PitchDeckDomain

private struct ReportArguments: Decodable, Sendable {
    var documentId: String
    var reason: Report.Reason
    var note: String
}

extension Report.Reason: EnumOutput {}

extension SchemaBinding where Context == PitchDeckContext {
    func bindReports() {
        change("reportIntroduction", ReportArguments.self) { arguments, call in
            try await call.context.reportIntroduction(
                DocumentID(argument: arguments.documentId),
                for: arguments.reason,
                note: arguments.note
            )
            return true
        }
        change("reportStartup", ReportArguments.self) { arguments, call in
            try await call.context.report(
                DocumentID(argument: arguments.documentId),
                for: arguments.reason,
                note: arguments.note
            )
            return true
        }
    }
}

extension PitchDeckContext {
    /// As the page's form does, for what who asks can read.
    fileprivate func report(
        _ id: DocumentID,
        for reason: Report.Reason,
        note: String
    ) async throws(StartupError) {
        guard let account, let moderation else { throw .notSignedIn }
        let startups = StoredStartupService(database: database, account: account, now: now)
        _ = try await startups.startup(id, edition: .published)
        try await Self.report("startup", id, for: reason, note: note, to: moderation)
    }

    /// Of what one was asked for, and sees.
    fileprivate func reportIntroduction(
        _ id: DocumentID,
        for reason: Report.Reason,
        note: String
    ) async throws(StartupError) {
        guard let account, let moderation else { throw .notSignedIn }
        let received = try await database.finding {
            try IntroductionStore(connection: $0, account: account).received().map(\.id)
        }
        guard received.contains(id) else { throw .notFound(id) }
        try await Self.report("introduction", id, for: reason, note: note, to: moderation)
    }

    private static func report(
        _ kind: String,
        _ id: DocumentID,
        for reason: Report.Reason,
        note: String,
        to moderation: any ModerationService
    ) async throws(StartupError) {
        do throws(ModerationError) {
            try await moderation.report(ReportedItem(kind: kind, id: id.text), by: nil, for: reason, note: note)
        } catch {
            throw StartupError(error)
        }
    }
}

extension StartupError {
    fileprivate init(_ error: ModerationError) {
        self =
            switch error {
            case .invalid(let field): .invalid(field, .tooLong)
            case .tooManyReports: .tooMuch
            case .notSignedIn: .notSignedIn
            case .forbidden: .notModerator
            case .offline: .offline
            case .noRoom: .noRoom
            case .notFound, .failed: .failed("report: \(error)")
            }
    }
}
