package import Foundation

/// A match that the person asked to keep.
package struct SavedMatch: Codable, Hashable, Sendable, Identifiable {
    package var id: UUID
    package var savedAt: Date
    package var report: MatchReport

    package init(id: UUID, savedAt: Date, report: MatchReport) {
        self.id = id
        self.savedAt = savedAt
        self.report = report
    }
}
