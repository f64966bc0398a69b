import DiscoveryDomain
import Foundation

/// One event as it is kept.
struct LedgerEvent: Equatable, Sendable {
    /// Counts a person's events from 1, without gaps.
    var sequence: Int64
    var act: Act
    var decidedAt: Date

    enum Act: Equatable, Sendable {
        case judge(String, Opinion)
        /// Takes the opinion of a repository back, whatever it was.
        case forget(String)
        case rule(TasteSubject, TopicRule.Kind)
        /// Takes the rule of a subject back.
        case allow(TasteSubject)
        case undo(Int64)
    }
}
