package import Calls
package import Foundation

/// Compares two charts; every conformer is bound to one person.
package protocol MatchService: Sendable {
    /// The match of two births, with the person's settings; nothing is kept.
    ///
    /// - Throws: `invalid` with the field that is wrong, as in `girl.date`.
    func match(_ request: MatchRequest) async throws(AstrologyError) -> MatchReport

    /// Compares and keeps the report, without the details of the births; at most 50.
    ///
    /// - Throws: also `invalid` with `limitReached`.
    func keep(_ request: MatchRequest, key: IdempotencyKey) async throws(AstrologyError) -> SavedMatch

    /// The kept ones, the newest first.
    func savedMatches() async throws(AstrologyError) -> [SavedMatch]

    /// Deletes a kept one, or does nothing when it is gone.
    func forget(_ match: SavedMatch.ID) async throws(AstrologyError)
}

/// Two people to compare, in the order that the tradition's tables ask for.
package struct MatchRequest: Codable, Hashable, Sendable {
    package var boy: BirthDetails
    package var girl: BirthDetails

    package init(boy: BirthDetails, girl: BirthDetails) {
        self.boy = boy
        self.girl = girl
    }
}

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
