import Foundation

/// The details of a birth as people give them.
package struct BirthRecord: Hashable, Sendable {
    /// The years that are computed.
    ///
    /// Accuracy is stated for 1900–2100.
    package static let years = 1800...2199

    package let date: CivilDate
    package let time: BirthTime
    package let zone: BirthZone
    package let place: GeographicPoint
    /// Which of two equal clock times is meant when clocks were set back: 0 the first, 1 the second.
    package let fold: Int

    /// - Throws: `yearOutOfRange`, `invalidFold`, `offsetOutOfRange`, `invalidUncertainty`.
    package init(
        date: CivilDate,
        time: BirthTime,
        zone: BirthZone,
        place: GeographicPoint,
        fold: Int = 0
    ) throws(BirthError) {
        guard Self.years.contains(date.year) else { throw .yearOutOfRange(date.year) }
        guard fold == 0 || fold == 1 else { throw .invalidFold(fold) }
        if case .offset(let seconds) = zone, abs(seconds) > 18 * 3600 { throw .offsetOutOfRange(seconds) }
        if case .within(_, let minutes) = time, !(1...720).contains(minutes) { throw .invalidUncertainty(minutes) }
        self.date = date
        self.time = time
        self.zone = zone
        self.place = place
        self.fold = fold
    }

    /// The day of a text like 1953-10-09.
    ///
    /// - Throws: `malformedDate`, `yearOutOfRange`, `impossibleDate`.
    package static func date(text: String) throws(BirthError) -> CivilDate {
        let parts = text.utf8.count > 10 ? [] : text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else {
            throw .malformedDate(String(text.prefix(40)))
        }
        let numbers = parts.compactMap { Int($0) }
        guard years.contains(numbers[0]) else { throw .yearOutOfRange(numbers[0]) }
        guard let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]) else {
            throw .impossibleDate(text)
        }
        return date
    }

    /// The instant of the birth; of noon when the time is unknown.
    ///
    /// - Parameter zones: where the zone's history is looked up.
    /// - Returns: the instant and the offset that gave it.
    /// - Throws: `unknownZone`; `timeInGap` when the clock never showed the time.
    package func moment(in zones: TimeZoneDatabase) throws(BirthError) -> BirthMoment {
        switch time {
        case .exact(let second), .within(let second, _):
            return try moment(of: LocalDateTime(date: date, secondOfDay: second), in: zones)
        case .unknown:
            return try moment(of: LocalDateTime(date: date, secondOfDay: 43_200), in: zones)
        }
    }

    private func moment(of local: LocalDateTime, in zones: TimeZoneDatabase) throws(BirthError) -> BirthMoment {
        switch zone {
        case .offset(let seconds): return BirthMoment(local: local, offset: seconds)
        case .localMeanTime: return BirthMoment(local: local, offset: Int((place.longitude * 240).rounded()))
        case .named(let name):
            switch try zones.history(name).reading(of: local) {
            case .unique(let offset):
                return BirthMoment(local: local, offset: offset.seconds, isLocalMeanTime: offset.isLocalMeanTime)
            case .fold(let first, let second):
                let offset = fold == 0 ? first : second
                return BirthMoment(
                    local: local,
                    offset: offset.seconds,
                    otherOffset: (fold == 0 ? second : first).seconds,
                    isLocalMeanTime: offset.isLocalMeanTime
                )
            case .gap(let before, let after):
                throw .timeInGap(local, zone: name, before: before.seconds, after: after.seconds)
            }
        }
    }
}
