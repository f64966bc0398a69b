/// How well the time of a birth is known.
package enum TimeAccuracy: String, Codable, Hashable, Sendable, CaseIterable {
    case exact
    /// It may be off by an hour either way.
    case withinHour
    /// Only the day is known.
    case unknown
}
