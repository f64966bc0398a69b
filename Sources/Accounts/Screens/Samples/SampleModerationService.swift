import Foundation
import ModerationDomain

/// Reports and blocks whose service never gets to an answer, so that a sample's state stays as it is.
nonisolated struct SampleModerationService: ModerationService {
    func blocked() async throws(ModerationError) -> [BlockedAccount] {
        await silence()
        throw .offline
    }

    func queue() async throws(ModerationError) -> [Report] {
        await silence()
        throw .offline
    }

    func report(
        _ item: ReportedItem,
        by author: UUID?,
        for reason: Report.Reason,
        note: String
    ) async throws(ModerationError) {
        throw .offline
    }

    func block(_ other: UUID) async throws(ModerationError) { throw .offline }
    func unblock(_ other: UUID) async throws(ModerationError) { throw .offline }

    func decide(
        _ verdict: Decision.Verdict,
        on item: ReportedItem,
        note: String
    ) async throws(ModerationError) -> Report {
        throw .offline
    }

    /// Returns when the task is cancelled.
    private func silence() async {
        let (silence, _) = AsyncStream<Never>.makeStream()
        for await _ in silence {}
    }
}
