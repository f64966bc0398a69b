import Foundation
import ModerationDomain

/// Reports and blocks in memory, which a test can make refuse.
actor MemoryModerationService: ModerationService {
    private(set) var calls: [String] = []
    private var blocks: [BlockedAccount]
    private var reports: [Report]
    private var refusal: ModerationError?

    init(blocks: [BlockedAccount] = [], reports: [Report] = []) {
        (self.blocks, self.reports) = (blocks, reports)
    }

    func refuse(_ error: ModerationError?) { refusal = error }

    func report(
        _ item: ReportedItem,
        by author: UUID?,
        for reason: Report.Reason,
        note: String
    ) async throws(ModerationError) {
        try answer("report \(item.kind) \(item.id) \(reason.rawValue) \(note)")
    }

    func block(_ other: UUID) async throws(ModerationError) { try answer("block \(other)") }

    func unblock(_ other: UUID) async throws(ModerationError) {
        try answer("unblock \(other)")
        blocks.removeAll { $0.id == other }
    }

    func blocked() async throws(ModerationError) -> [BlockedAccount] {
        try answer("blocked")
        return blocks
    }

    func queue() async throws(ModerationError) -> [Report] {
        try answer("queue")
        return reports
    }

    func decide(
        _ verdict: Decision.Verdict,
        on item: ReportedItem,
        note: String
    ) async throws(ModerationError) -> Report {
        try answer("decide \(verdict.rawValue) \(item.id) \(note)")
        guard let index = reports.firstIndex(where: { $0.item == item }) else { throw .notFound }
        return reports.remove(at: index)
    }

    private func answer(_ call: String) throws(ModerationError) {
        calls.append(call)
        if let refusal { throw refusal }
    }
}
