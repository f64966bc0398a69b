/// What clocks of a zone show against UTC for a while.
package struct ZoneOffset: Hashable, Sendable {
    /// Seconds ahead of UTC; before standard time not a whole number of minutes.
    package let seconds: Int
    package let isDaylightSaving: Bool
    /// As the zone's file names it: IST, BST, LMT, +0530.
    package let abbreviation: String

    /// Whether this is the mean solar time of the zone's reference city, from before standard time.
    package var isLocalMeanTime: Bool { abbreviation == "LMT" }
}
