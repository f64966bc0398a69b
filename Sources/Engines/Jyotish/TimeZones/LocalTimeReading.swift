/// What a local time means in a zone.
package enum LocalTimeReading: Hashable, Sendable {
    /// It happened once.
    case unique(ZoneOffset)
    /// It happened twice, as clocks were set back; the first has the larger offset.
    case fold(first: ZoneOffset, second: ZoneOffset)
    /// It never happened, as clocks were set forward.
    case gap(before: ZoneOffset, after: ZoneOffset)
}
