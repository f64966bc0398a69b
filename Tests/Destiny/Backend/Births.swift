import DestinyDomain
import Foundation
import Jyotish
import Places
import Testing

@testable import DestinyService

/// The births that tests ask about.
enum Births {
    static let astrologer = Astrologer()
    static let interpreter = ClassicalInterpreter(astrologer: astrologer)
    /// 22 November 2026, 12:00 UTC.
    static let now = Date(timeIntervalSince1970: 1_795_348_800)

    static func birth(
        _ date: String,
        _ time: String?,
        _ city: String,
        _ accuracy: TimeAccuracy = .exact
    ) throws -> BirthDetails {
        let place = try #require(astrologer.gazetteer.search(city, limit: 1).first)
        return BirthDetails(
            name: "Asha",
            date: try #require(CalendarDay(text: date)),
            time: try time.map { try #require(ClockTime(text: $0)) },
            accuracy: accuracy,
            place: BirthPlace(place)
        )
    }

    static func exact() throws -> [BirthDetails] {
        [
            try birth("1990-05-14", "10:24", "Salem, Tamil Nadu"),
            try birth("1978-11-02", "23:05", "Mumbai"),
            try birth("2001-01-29", "04:40", "London"),
            try birth("1965-08-17", "16:15", "Kathmandu"),
            try birth("1995-03-08", "07:00", "New York"),
            try birth("1984-12-31", "13:30", "Delhi"),
        ]
    }

    static func cast(_ details: BirthDetails) throws -> CastBirth {
        try astrologer.cast(details, AstrologySettings())
    }
}

extension SafetyGate {
    /// The gate in the year of ``Births/now``.
    static func stop(in text: SpokenText) -> Refusal? { stop(in: text, in: year(of: Births.now)) }
    static func refusal(of question: QuestionText) -> Refusal? { refusal(of: question, in: year(of: Births.now)) }
    static func circumstance(of text: SpokenText) -> Circumstance? {
        circumstance(of: text, in: year(of: Births.now))
    }
}

/// The lines of a fixture, in columns.
func lines(_ fixture: String) -> [[String]] {
    guard let file = Bundle.module.url(forResource: fixture, withExtension: "tsv", subdirectory: "Fixtures"),
        let text = try? String(contentsOf: file, encoding: .utf8)
    else { preconditionFailure("There is no fixture \(fixture).") }
    return text.split(separator: "\n").map { line in line.split(separator: "\t").map(String.init) }
}
