package import Calls

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
