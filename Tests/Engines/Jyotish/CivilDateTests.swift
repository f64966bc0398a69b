import Testing

@testable import Jyotish

struct CivilDateTests {
    @Test func `days are counted without a gap from 1600 to 2400`() throws {
        var day = try #require(CivilDate(year: 1600, month: 1, day: 1))
        var (year, month, dayOfMonth) = (1600, 1, 1)
        var weekday = 6
        let first = day.daysSince1970
        // One check at the end: three hundred thousand take seconds.
        var wrong: [Int] = []
        for number in first..<first + 292_194 {
            let isRight =
                day == CivilDate(daysSince1970: number) && day.daysSince1970 == number
                && (day.year, day.month, day.day, day.weekday) == (year, month, dayOfMonth, weekday)
            if !isRight { wrong.append(number) }
            weekday = (weekday + 1) % 7
            dayOfMonth += 1
            if CivilDate(year: year, month: month, day: dayOfMonth) == nil { (month, dayOfMonth) = (month + 1, 1) }
            if month == 13 { (year, month) = (year + 1, 1) }
            day = try #require(CivilDate(year: year, month: month, day: dayOfMonth))
        }
        #expect(wrong.isEmpty)
        #expect(day.description == "2400-01-01")
    }

    @Test(arguments: [(1970, 1, 1, 0), (2000, 3, 1, 11_017), (1900, 1, 1, -25_567), (2038, 1, 19, 24_855)])
    func `known days have their number`(year: Int, month: Int, day: Int, number: Int) {
        #expect(CivilDate(year: year, month: month, day: day)?.daysSince1970 == number)
    }

    @Test(arguments: [
        (1900, 2, 29), (2023, 2, 29), (2024, 2, 30), (2024, 4, 31), (2024, 13, 1), (2024, 0, 1), (2024, 1, 0),
    ])
    func `a day that the calendar does not have is none`(year: Int, month: Int, day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) == nil)
    }

    @Test(arguments: [(2000, 2, 29), (2024, 2, 29), (2024, 12, 31)])
    func `leap days exist every fourth year and every fourth century`(year: Int, month: Int, day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) != nil)
    }
}
