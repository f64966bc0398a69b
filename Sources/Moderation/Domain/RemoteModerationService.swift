package import Calls
package import Foundation

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
