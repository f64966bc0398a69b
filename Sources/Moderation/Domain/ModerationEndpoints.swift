package import Calls
package import Foundation

/// The calls of a ``ModerationService``, for the person who asks.
package enum ModerationEndpoints {
    private static let subject = "Moderation"

    package static let report = Endpoint<ReportInput, NoContent, ModerationError>(
        "reportItem",
        .post,
        "/api/v1/reports",
        for: .person,
        subject: subject,
        summary: "Say what is wrong with something that somebody published",
        problems: [.tooManyReports]
    )

    package static let blocked = Endpoint<NoInput, [BlockedAccount], ModerationError>(
        "listBlockedAccounts",
        .get,
        "/api/v1/blocks",
        for: .person,
        subject: subject,
        summary: "List whom the person has blocked"
    )

    package static let block = Endpoint<BlockInput, NoContent, ModerationError>(
        "blockAccount",
        .put,
        "/api/v1/blocks/{account}",
        for: .person,
        subject: subject,
        summary: "See nothing more of somebody, or do nothing when it is so already"
    )

    package static let unblock = Endpoint<BlockInput, NoContent, ModerationError>(
        "unblockAccount",
        .delete,
        "/api/v1/blocks/{account}",
        for: .person,
        subject: subject,
        summary: "See somebody again, or do nothing when they are not blocked"
    )

    package static let queue = Endpoint<NoInput, [Report], ModerationError>(
        "listReports",
        .get,
        "/api/v1/report-queue",
        for: .person,
        subject: subject,
        summary: "List what waits for a decision; for admins",
        problems: [.forbidden]
    )

    package static let decide = Endpoint<DecideInput, Report, ModerationError>(
        "decideReport",
        .post,
        "/api/v1/report-decisions",
        for: .person,
        subject: subject,
        summary: "Decide about a reported item; for admins",
        problems: [.notReported]
    )
}

/// Somebody to block or not to block any more.
package struct BlockInput: EndpointInput, Hashable {
    package var account: UUID

    package init(account: UUID) {
        self.account = account
    }

    package static let fields: [InputField] = [.path("account", .uuid, "Somebody else’s account.")]
}

/// A reported item, and what is to happen with it.
package struct DecideInput: EndpointInput, Hashable {
    package var kind: String
    package var id: String
    package var verdict: Decision.Verdict
    package var note: String

    package init(_ verdict: Decision.Verdict, on item: ReportedItem, note: String) {
        kind = item.kind
        id = item.id
        self.verdict = verdict
        self.note = note
    }

    package var item: ReportedItem { ReportedItem(kind: kind, id: id) }

    package static let fields: [InputField] = [
        .itemKind, .itemID, .body("verdict", .choice(Decision.Verdict.self), "What is to happen with it."), .note,
    ]
}

/// An item, and what is wrong with it.
package struct ReportInput: EndpointInput, Hashable {
    package var kind: String
    package var id: String
    package var author: UUID?
    package var reason: Report.Reason
    package var note: String

    package init(_ item: ReportedItem, author: UUID?, reason: Report.Reason, note: String) {
        kind = item.kind
        id = item.id
        self.author = author
        self.reason = reason
        self.note = note
    }

    package var item: ReportedItem { ReportedItem(kind: kind, id: id) }

    package static let fields: [InputField] = [
        .itemKind, .itemID, .body("author", .uuid, "Whose it is, where that is known.", .optional),
        .body("reason", .choice(Report.Reason.self), "What is wrong with it."), .note,
    ]
}

extension InputField {
    static let itemKind = InputField.body("kind", .string(1...ReportedItem.maximumKindLength), "What kind of thing.")
    static let itemID = InputField.body("id", .string(1...ReportedItem.maximumIDLength), "Which of them.")
    static let note = InputField.body(
        "note",
        .string(0...Decision.maximumNoteLength),
        "In one's own words; may be empty.",
        .defaulted("")
    )
}

/// Reports and blocks of the client's person on a Serendip server.
package struct RemoteModerationService: ModerationService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func report(
        _ item: ReportedItem,
        by author: UUID?,
        for reason: Report.Reason,
        note: String
    ) async throws(ModerationError) {
        let input = ReportInput(item, author: author, reason: reason, note: note)
        _ = try await client.call(ModerationEndpoints.report, input)
    }

    package func block(_ other: UUID) async throws(ModerationError) {
        _ = try await client.call(ModerationEndpoints.block, BlockInput(account: other))
    }

    package func unblock(_ other: UUID) async throws(ModerationError) {
        _ = try await client.call(ModerationEndpoints.unblock, BlockInput(account: other))
    }

    package func blocked() async throws(ModerationError) -> [BlockedAccount] {
        try await client.call(ModerationEndpoints.blocked)
    }

    package func queue() async throws(ModerationError) -> [Report] {
        try await client.call(ModerationEndpoints.queue)
    }

    package func decide(
        _ verdict: Decision.Verdict,
        on item: ReportedItem,
        note: String
    ) async throws(ModerationError) -> Report {
        try await client.call(ModerationEndpoints.decide, DecideInput(verdict, on: item, note: note))
    }
}
