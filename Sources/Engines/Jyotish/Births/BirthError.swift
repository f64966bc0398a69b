/// What is wrong with the details of a birth.
package enum BirthError: Error, Hashable, Sendable {
    /// Not written like 1953-10-09.
    case malformedDate(String)
    /// Not a day of the calendar, as 30 February.
    case impossibleDate(String)
    /// Outside of what is computed.
    case yearOutOfRange(Int)
    /// Not written like 10:24 or 10:24:45.
    case malformedTime(String)
    /// Not a time of a clock, as 24:00 or 12:61.
    case impossibleTime(String)
    /// The system has no such zone.
    case unknownZone(String)
    /// Clocks were set forward over this time; seconds ahead of UTC before and after.
    case timeInGap(LocalDateTime, zone: String, before: Int, after: Int)
    /// Neither the first (0) nor the second (1) time that a clock showed the same.
    case invalidFold(Int)
    /// More than 18 hours from UTC; seconds.
    case offsetOutOfRange(Int)
    case latitudeOutOfRange(Double)
    case longitudeOutOfRange(Double)
    /// At a pole nothing rises, so there is no lagna.
    case atThePole(Double)
    /// An approximate time may be off by 1 to 720 minutes.
    case invalidUncertainty(Int)

    /// The name of the input that is wrong.
    package var field: String {
        switch self {
        case .malformedDate, .impossibleDate, .yearOutOfRange: "date"
        case .malformedTime, .impossibleTime, .timeInGap: "time"
        case .unknownZone: "tz"
        case .invalidFold: "fold"
        case .offsetOutOfRange: "offset"
        case .latitudeOutOfRange, .atThePole: "lat"
        case .longitudeOutOfRange: "lon"
        case .invalidUncertainty: "withinMinutes"
        }
    }

    /// A stable name of the case, for programs.
    package var code: String {
        switch self {
        case .malformedDate: "malformedDate"
        case .impossibleDate: "impossibleDate"
        case .yearOutOfRange: "yearOutOfRange"
        case .malformedTime: "malformedTime"
        case .impossibleTime: "impossibleTime"
        case .unknownZone: "unknownZone"
        case .timeInGap: "timeInGap"
        case .invalidFold: "invalidFold"
        case .offsetOutOfRange: "offsetOutOfRange"
        case .latitudeOutOfRange: "latitudeOutOfRange"
        case .longitudeOutOfRange: "longitudeOutOfRange"
        case .atThePole: "atThePole"
        case .invalidUncertainty: "invalidUncertainty"
        }
    }
}

extension BirthError: CustomStringConvertible {
    /// A sentence for people, in English.
    package var description: String {
        switch self {
        case .malformedDate(let text): "The date “\(text)” is not written like 1953-10-09."
        case .impossibleDate(let text): "The calendar has no day \(text)."
        case .yearOutOfRange(let year):
            "The year \(year) is outside \(BirthRecord.years.lowerBound) to \(BirthRecord.years.upperBound)."
        case .malformedTime(let text): "The time “\(text)” is not written like 10:24 or 10:24:45."
        case .impossibleTime(let text):
            "No clock shows \(text); midnight is 00:00 of the day that begins."
        case .unknownZone(let name):
            "There is no time zone “\(name)”; names are like Asia/Kolkata, and offsets like +05:30."
        case .timeInGap(let local, let zone, let before, let after):
            "Clocks in \(zone) skipped \(local): they went from \(Self.offset(before)) to \(Self.offset(after))."
        case .invalidFold(let fold): "The fold \(fold) is neither 0 (the first time) nor 1 (the second)."
        case .offsetOutOfRange(let seconds): "An offset of \(seconds) seconds is more than 18 hours from UTC."
        case .latitudeOutOfRange(let degrees): "The latitude \(degrees) is not within −90 to 90 degrees."
        case .longitudeOutOfRange(let degrees): "The longitude \(degrees) is not within −180 to 180 degrees."
        case .atThePole(let degrees): "At the pole (latitude \(degrees)) no sign rises, so there is no lagna."
        case .invalidUncertainty(let minutes): "A time is within 1 to 720 minutes of the given one, not \(minutes)."
        }
    }

    private static func offset(_ seconds: Int) -> String {
        let size = abs(seconds)
        let text = "\(seconds < 0 ? "−" : "+")\((size / 3600).padded(to: 2)):\((size / 60 % 60).padded(to: 2))"
        return size % 60 == 0 ? text : text + ":\((size % 60).padded(to: 2))"
    }
}
