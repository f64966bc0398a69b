import Foundation
import Jyotish
import Testing

/// Days of feasts as India's almanacs and lists of public holidays have them.
struct LunarCalendarTests {
    private let calendar = LunarCalendar()

    private func days(
        _ tithi: Int,
        of month: LunarMonth,
        _ part: LunarCalendar.DayPart,
        _ years: ClosedRange<Int>
    ) throws -> [String] {
        try years.map { year in
            let first = try #require(CivilDate(year: year, month: 1, day: 1))
            return calendar.next(tithi, of: month, in: part, from: first).description
        }
    }

    @Test("Diwali is the evening of the new moon of Ashwina")
    func diwali() throws {
        let found = try days(30, of: .ashwina, .evening, 2024...2035)
        #expect(
            found == [
                "2024-10-31", "2025-10-20", "2026-11-08", "2027-10-29", "2028-10-17", "2029-11-05", "2030-10-26",
                "2031-11-14", "2032-11-02", "2033-10-22", "2034-11-10", "2035-10-30",
            ]
        )
    }

    @Test("the bonfire of Holi is the evening of the full moon of Phalguna")
    func holi() throws {
        let found = try days(15, of: .phalguna, .evening, 2027...2035)
        #expect(
            found == [
                "2027-03-21", "2028-03-10", "2029-02-28", "2030-03-19", "2031-03-08", "2032-03-26", "2033-03-15",
                "2034-03-04", "2035-03-23",
            ]
        )
    }

    private static let feasts = """
        29 magha midnight 2024-03-08 2025-02-26 2026-02-15
        1 chaitra sunrise 2024-04-09 2025-03-30 2026-03-19
        9 chaitra midday 2024-04-17 2025-04-06 2026-03-26
        3 vaishakha midday 2024-05-10 2025-04-30 2026-04-19
        15 ashadha sunrise 2024-07-21 2025-07-10 2026-07-29
        15 shravana sunrise 2024-08-19 2025-08-09 2026-08-28
        23 shravana midnight 2024-08-26 2025-08-15 2026-09-04
        4 bhadrapada midday 2024-09-07 2025-08-27 2026-09-14
        1 ashwina sunrise 2024-10-03 2025-09-22 2026-10-11
        10 ashwina afternoon 2024-10-12 2025-10-02 2026-10-20
        19 ashwina evening 2024-10-20 2025-10-10 2026-10-29
        28 ashwina evening 2024-10-29 2025-10-18 2026-11-06
        2 kartika midday 2024-11-03 2025-10-23 2026-11-11
        6 kartika sunrise 2024-11-07 2025-10-27 2026-11-15
        11 ashadha sunrise 2024-07-17 2025-07-06 2026-07-25
        """

    @Test("other feasts of three years", arguments: feasts.split(separator: "\n"))
    func others(line: Substring) throws {
        let row = line.split(separator: " ").map(String.init)
        let tithi = try #require(Int(row[0]))
        let month = try #require(LunarMonth.allCases.first { "\($0)" == row[1] })
        let part = try #require(LunarCalendar.DayPart(rawValue: row[2]))
        #expect(try days(tithi, of: month, part, 2024...2026) == Array(row[3...]))
    }

    @Test("a month in which the Sun enters no sign has no name")
    func addedMonth() throws {
        // The second Jyeshtha of 2026 is the true one, of 2023 the second Shravana.
        func month(_ year: Int, _ month: Int, _ day: Int) throws -> LunarMonth? {
            let date = try #require(CivilDate(year: year, month: month, day: day))
            return calendar.month(at: Date(timeIntervalSince1970: Double(date.daysSince1970) * 86_400))
        }
        #expect(try month(2026, 5, 25) == nil)
        #expect(try month(2026, 6, 25) == .jyeshtha)
        #expect(try month(2023, 8, 1) == nil)
        #expect(try month(2023, 8, 25) == .shravana)
        #expect(try month(2027, 1, 15) == .pausha)
    }

    @Test("the next day of a tithi is none before the first, and comes within a month")
    func everyTithi() throws {
        let first = try #require(CivilDate(year: 2027, month: 5, day: 11))
        for tithi in 1...30 {
            let day = calendar.next(tithi, of: nil, in: .sunrise, from: first)
            #expect((0...31).contains(day.daysSince1970 - first.daysSince1970), "tithi \(tithi) on \(day)")
        }
    }

    @Test("the Sun's stay in Sagittarius goes over the turn of the year")
    func kharmas() throws {
        let first = try #require(CivilDate(year: 2027, month: 1, day: 3))
        let stay = calendar.stay(ofSunIn: .sagittarius, from: first)
        #expect(stay.lowerBound.description == "2026-12-16")
        #expect(stay.upperBound.description == "2027-01-14")
    }
}
