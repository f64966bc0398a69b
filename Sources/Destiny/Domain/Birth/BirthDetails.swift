/// The details of a birth as a person gives them.
package struct BirthDetails: Codable, Hashable, Sendable {
    package static let maximumNameLength = 60

    /// What to call the person; may be empty.
    package var name: String
    package var date: CalendarDay
    /// By the clock of the place; `nil` exactly when the accuracy is `unknown`.
    package var time: ClockTime?
    package var accuracy: TimeAccuracy
    package var place: BirthPlace
    /// Which of two equal clock times is meant when clocks were set back: 0 the first, 1 the second.
    package var fold: Int

    package init(
        name: String,
        date: CalendarDay,
        time: ClockTime?,
        accuracy: TimeAccuracy,
        place: BirthPlace,
        fold: Int = 0
    ) {
        self.name = name
        self.date = date
        self.time = time
        self.accuracy = accuracy
        self.place = place
        self.fold = fold
    }
}
