import AccountsDomain
import Foundation
import GraphQL
import ModerationDomain
import ModerationService
import PitchDeckDomain

private struct ReportArguments: Decodable, Sendable {
    var documentId: String
    var reason: Report.Reason
    var note: String
}

private struct BlockArguments: Decodable, Sendable {
    var account: String
}

private struct DecideArguments: Decodable, Sendable {
    var kind: String
    var id: String
    var verdict: Decision.Verdict
    var note: String
}

extension Report: ObjectOutput {}
extension Report.Reason: EnumOutput {}
extension ReportedItem: ObjectOutput {}
extension Decision: ObjectOutput {}
extension Decision.Verdict: EnumOutput {}
extension BlockedAccount: ObjectOutput {}

extension SchemaBinding where Context == PitchDeckContext {
    /// Reports, blocks and the moderators' queue of all apps; all of it is additions of ours.
    func bindReports() {
        change("reportIntroduction", ReportArguments.self) { arguments, call in
            let id = DocumentID(argument: arguments.documentId)
            try await call.context.reportIntroduction(id, for: arguments.reason, note: arguments.note)
            return true
        }
        change("reportStartup", ReportArguments.self) { arguments, call in
            let id = DocumentID(argument: arguments.documentId)
            try await call.context.report(id, for: arguments.reason, note: arguments.note)
            return true
        }
        bindBlocks()
        bindReportQueue()
    }

    private func bindBlocks() {
        find("blockedAccounts", NoArguments.self, cost: listCost) { _, call, store in
            try call.context.moderator().blocked(store.connection)
        }
        change("blockAccount", BlockArguments.self) { arguments, call in
            let moderation = try call.context.moderator()
            try await moderation.block(try await call.context.account(named: arguments.account))
            return true
        }
        change("unblockAccount", BlockArguments.self) { arguments, call in
            let moderation = try call.context.moderator()
            try await moderation.unblock(try await call.context.account(named: arguments.account))
            return true
        }
        type("BlockedAccount", BlockedAccount.self) {
            $0.value("id") { $0.id.uuidString }
            $0.value("name") { $0.name }
            $0.value("blockedAt") { Moment($0.blockedAt) }
        }
    }

    private func bindReportQueue() {
        find("reportQueue", NoArguments.self, cost: FieldCost(ownSize: 100)) { _, call, store in
            try call.context.moderator().queue(store.connection)
        }
        change("decideReport", DecideArguments.self) { arguments, call in
            let item = ReportedItem(kind: arguments.kind, id: arguments.id)
            return try await call.context.moderator().decide(arguments.verdict, on: item, note: arguments.note)
        }
        type("Report", Report.self) {
            $0.value("item") { $0.item }
            $0.value("author") { $0.author?.uuidString }
            $0.value("count") { $0.count }
            $0.value("reasons") { $0.reasons }
            $0.value("notes") { $0.notes }
            $0.value("firstAt") { Moment($0.firstAt) }
            $0.value("decision") { $0.decision }
        }
        type("ReportedItem", ReportedItem.self) {
            $0.value("kind") { $0.kind }
            $0.value("id") { $0.id }
        }
        type("ReportDecision", Decision.self) {
            $0.value("verdict") { $0.verdict }
            $0.value("note") { $0.note }
            $0.value("decidedAt") { Moment($0.decidedAt) }
        }
    }
}

extension PitchDeckContext {
    /// What who asks may report, block and, as a moderator, decide.
    fileprivate func moderator() throws(StartupError) -> AccountModerationService {
        guard let moderation else { throw .notSignedIn }
        return moderation
    }

    /// As the page's form does, for what who asks can read.
    fileprivate func report(
        _ id: DocumentID,
        for reason: Report.Reason,
        note: String
    ) async throws {
        let moderation = try moderator()
        let startups = StoredStartupService(database: database, account: account, now: now)
        _ = try await startups.startup(id, edition: .published)
        try await moderation.report(ReportedItem(kind: "startup", id: id.text), by: nil, for: reason, note: note)
    }

    /// Of what one was asked for, and sees.
    fileprivate func reportIntroduction(
        _ id: DocumentID,
        for reason: Report.Reason,
        note: String
    ) async throws {
        let moderation = try moderator()
        guard let account else { throw StartupError.notSignedIn }
        let received = try await database.finding {
            try IntroductionStore(connection: $0, account: account).received().map(\.id)
        }
        guard received.contains(id) else { throw StartupError.notFound(id) }
        try await moderation.report(ReportedItem(kind: "introduction", id: id.text), by: nil, for: reason, note: note)
    }

    /// The account of an id, or of an author who can be read.
    fileprivate func account(named text: String) async throws -> Account.ID {
        if let id = UUID(uuidString: text) { return id }
        let asker = account
        let found = try await database.finding {
            try StartupStore(connection: $0, asker: asker).account(ofAuthor: text)
        }
        guard let found else { throw StartupError.invalid("account", .unknownValue) }
        return found
    }
}

extension StartupError {
    init(_ error: ModerationError) {
        self =
            switch error {
            case .invalid("account"): .invalid("account", .unknownValue)
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
