import DestinyDomain
import Foundation
import Testing

struct HeldChartTests {
    @Test func `days are numbered as the calendar has them, over leap years and centuries`() throws {
        #expect(CalendarDay(year: 1970, month: 1, day: 1)?.number == 0)
        #expect(CalendarDay(year: 2000, month: 3, day: 1)?.number == 11_017)
        #expect(CalendarDay(year: 1970, month: 1, day: 1)?.weekdayFromMonday == 3)
        var day = try #require(CalendarDay(year: 1899, month: 12, day: 25))
        var (number, weekday) = (day.number, day.weekdayFromMonday)
        for _ in 0..<40_000 {
            let next = try #require(day.moved(by: 1))
            #expect(next > day && next.number == number + 1)
            #expect(next.weekdayFromMonday == (weekday + 1) % 7)
            #expect(CalendarDay(number: next.number) == next && next.moved(by: -1) == day)
            (day, number, weekday) = (next, number + 1, next.weekdayFromMonday)
        }
        #expect(CalendarDay(year: 2199, month: 12, day: 31)?.moved(by: 1) == nil)
        #expect(CalendarDay(number: Int.max / 2) == nil && CalendarDay(number: -800_000) == nil)
    }
}
