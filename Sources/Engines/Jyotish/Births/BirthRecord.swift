package import Foundation

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
            switch try zones.history(name, at: place).reading(of: local) {
            case .unique(let offset):
                return BirthMoment(
                    local: local,
                    offset: offset.seconds,
                    isLocalMeanTime: offset.isLocalMeanTime,
                    foreignClock: ForeignClock(self, zone: name, isMeanTime: offset.isLocalMeanTime, in: zones)
                )
            case .fold(let first, let second):
                let offset = fold == 0 ? first : second
                return BirthMoment(
                    local: local,
                    offset: offset.seconds,
                    otherOffset: (fold == 0 ? second : first).seconds,
                    isLocalMeanTime: offset.isLocalMeanTime,
                    foreignClock: ForeignClock(self, zone: name, isMeanTime: offset.isLocalMeanTime, in: zones)
                )
            case .gap(let before, let after):
                throw .timeInGap(local, zone: name, before: before.seconds, after: after.seconds)
            }
        }
    }
}

/// What is known of the time of a birth.
package enum BirthTime: Hashable, Sendable {
    /// To the second, in seconds after midnight.
    case exact(Int)
    /// About then: seconds after midnight, and by how many minutes it may be off either way.
    case within(Int, minutes: Int)
    /// Only the day is known.
    case unknown

    /// Seconds after midnight of a text like 10:24 or 10:24:45.
    ///
    /// - Throws: `malformedTime` and `impossibleTime`.
    package static func seconds(text: String) throws(BirthError) -> Int {
        let parts = text.utf8.count > 8 ? [] : text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isASCIIDigit) })
        else { throw .malformedTime(String(text.prefix(40))) }
        let numbers = parts.compactMap { Int($0) }
        guard numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { throw .impossibleTime(text) }
        return zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    }
}

/// When a birth was, in universal time, and how that was found.
package struct BirthMoment: Hashable, Sendable {
    package let local: LocalDateTime
    package let utc: Date
    /// Seconds that the clock was ahead of UTC.
    package let offset: Int
    /// The other possibility when the clock showed this time twice.
    package let otherOffset: Int?
    /// Whether the zone's file says local mean time; it is that of the zone's city, so a birthplace elsewhere in the
    /// zone kept another.
    package let isLocalMeanTime: Bool

    /// Whose clocks these were, where the birth was elsewhere.
    package let foreignClock: ForeignClock?

    init(
        local: LocalDateTime,
        offset: Int,
        otherOffset: Int? = nil,
        isLocalMeanTime: Bool = false,
        foreignClock: ForeignClock? = nil
    ) {
        self.local = local
        self.offset = offset
        self.otherOffset = otherOffset
        self.isLocalMeanTime = isLocalMeanTime
        self.foreignClock = foreignClock
        utc = Date(timeIntervalSince1970: Double(local.clockSeconds - offset))
    }
}

/// How the clock of a birth relates to universal time.
package enum BirthZone: Hashable, Sendable {
    /// An IANA zone, with its history.
    case named(String)
    /// Seconds ahead of UTC, when one knows better than the zone's history.
    case offset(Int)
    /// The mean solar time of the birthplace: 240 s per degree of longitude.
    case localMeanTime

    /// Reads “Asia/Kolkata”, “+05:30”, “-03:30:52”, “+0530”, “UTC+5:30”, “UTC”, “Z” or “LMT”.
    package init(text: String) {
        if text.uppercased() == "LMT" {
            self = .localMeanTime
        } else if text.uppercased() == "Z" {
            self = .offset(0)
        } else if let seconds = Self.offset(text) {
            self = .offset(seconds)
        } else {
            self = .named(text)
        }
    }

    private static func offset(_ text: String) -> Int? {
        guard text.utf8.count <= 16 else { return nil }
        let isPrefixed = ["UTC", "GMT"].contains(text.prefix(3).uppercased())
        let shift = text.dropFirst(isPrefixed ? 3 : 0).filter { $0 != " " }
        guard let sign = shift.first, "+-−".contains(sign) else { return nil }
        var parts = shift.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 1, [4, 6].contains(parts[0].count) {
            // Hours, minutes and seconds without colons.
            let digits = parts[0]
            parts = stride(from: 0, to: digits.count, by: 2).map { digits.dropFirst($0).prefix(2) }
        }
        guard (1...3).contains(parts.count), (1...2).contains(parts[0].count),
            parts.dropFirst().allSatisfy({ $0.count == 2 }),
            parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
        let seconds = zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
        return sign == "+" ? seconds : -seconds
    }
}

extension Character {
    var isASCIIDigit: Bool { isASCII && isNumber }
}

/// A place on the Earth.
package struct GeographicPoint: Hashable, Sendable {
    /// Degrees north, −90 … 90.
    package let latitude: Double
    /// Degrees east, −180 … 180.
    package let longitude: Double

    /// - Throws: `latitudeOutOfRange`, `longitudeOutOfRange`, and `atThePole` within 0.01° of one.
    package init(latitude: Double, longitude: Double) throws(BirthError) {
        guard latitude.isFinite, (-90...90).contains(latitude) else { throw .latitudeOutOfRange(latitude) }
        guard longitude.isFinite, (-180...180).contains(longitude) else { throw .longitudeOutOfRange(longitude) }
        guard abs(latitude) <= 89.99 else { throw .atThePole(latitude) }
        self.latitude = latitude
        self.longitude = longitude
    }
}
