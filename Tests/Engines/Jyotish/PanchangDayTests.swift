import Foundation
import Testing

@testable import Jyotish

struct PanchangDayTests {
    private func day(
        _ text: String,
        _ latitude: Double,
        _ longitude: Double,
        offset: Int? = nil
    ) throws -> PanchangDay? {
        PanchangDay(
            date: try BirthRecord.date(text: text),
            place: try place(latitude, longitude),
            offset: offset ?? Int(longitude * 240)
        )
    }

    /// Places that keep a date a day from their Sun's, with sunrise as almanacs print it, UTC.
    @Test(arguments: [
        // Apia, since it changed sides of the date line, and before.
        ("2015-05-03", -13.83, -171.77, 46_800, "2015-05-02T17:36:00Z", 0),
        ("2010-05-03", -13.83, -171.77, -39_600, "2010-05-03T17:36:00Z", 1),
        // Kiritimati, Chatham in summer, and Sitka by the Russian date.
        ("2015-05-03", 1.99, -157.48, 50_400, "2015-05-02T16:24:00Z", 0),
        ("2015-01-03", -43.95, -176.56, 49_500, "2015-01-02T16:12:00Z", 6),
        ("1850-06-21", 57.05, -135.33, 53_927, "1850-06-20T12:08:00Z", 5),
        // Where clocks are three hours from the Sun.
        ("2015-06-21", 39.47, 75.99, 28_800, "2015-06-20T23:31:00Z", 0),
    ])
    func `a day is the clock's, whatever its distance from the Sun's`(
        date: String,
        latitude: Double,
        longitude: Double,
        offset: Int,
        sunrise: String,
        weekday: Int
    ) throws {
        let day = try #require(try day(date, latitude, longitude, offset: offset))
        #expect(abs(day.sunrise.timeIntervalSince(instant(sunrise))) < 600)
        #expect(day.weekday == weekday)
        #expect(day.sunrise.local(offset: offset).date == day.date)
    }

    /// Sunrise and sunset as almanacs print them, UTC.
    @Test(arguments: [
        ("2024-06-20", 51.51, -0.13, "2024-06-20T03:43:00Z", "2024-06-20T20:21:00Z"),
        ("2024-12-21", 51.51, -0.13, "2024-12-21T08:04:00Z", "2024-12-21T15:53:00Z"),
        ("2024-01-01", 28.61, 77.21, "2024-01-01T01:44:00Z", "2024-01-01T12:05:00Z"),
        ("2024-03-20", 0.0, 0.0, "2024-03-20T06:04:00Z", "2024-03-20T18:11:00Z"),
        ("2024-01-01", -33.87, 151.21, "2023-12-31T18:48:00Z", "2024-01-01T09:09:00Z"),
    ])
    func `the Sun rises and sets as almanacs say`(
        date: String,
        latitude: Double,
        longitude: Double,
        sunrise: String,
        sunset: String
    ) throws {
        let day = try #require(try day(date, latitude, longitude))
        #expect(abs(day.sunrise.timeIntervalSince(instant(sunrise))) < 90)
        #expect(abs(day.sunset.timeIntervalSince(instant(sunset))) < 90)
        #expect(day.nextSunrise > day.sunset)
    }

    @Test func `where the Sun does not set there is no day`() throws {
        #expect(try day("2024-06-20", 69.65, 18.96) == nil)
        #expect(try day("2024-12-20", 69.65, 18.96) == nil)
    }

    @Test func `the dark fortnight ended with the eclipse of April 2024`() throws {
        // New moon on 2024-04-08 at 18:21 UTC.
        let day = try #require(try day("2024-04-08", 28.61, 77.21))
        #expect(day.panchang.tithiName == "Amavasya")
        #expect(abs(day.tithiEnd.timeIntervalSince(instant("2024-04-08T18:21:00Z"))) < 90)
        #expect(day.weekdayName == "Somavara")
    }

    @Test func `every limb ends where the next begins`() throws {
        let search = TransitSearch()
        for number in 0..<30 {
            let date = CivilDate(daysSince1970: 19_800 + number)
            let day = try #require(PanchangDay(date: date, place: try place(19, 73), offset: 19_800, search: search))
            func limbs(_ instant: Date) -> Panchang {
                Panchang(
                    sun: search.place(of: .sun, at: instant).point,
                    moon: search.place(of: .moon, at: instant).point
                )
            }
            let ends: [(Date, (Panchang) -> Int)] = [
                (day.tithiEnd, { $0.tithi }), (day.karanaEnd, { $0.karana }), (day.yogaEnd, { $0.yoga }),
                (day.nakshatraEnd, { $0.nakshatra.rawValue }),
            ]
            for (end, limb) in ends {
                #expect(end > day.sunrise)
                #expect(limb(limbs(end.addingTimeInterval(-2))) == limb(day.panchang))
                #expect(limb(limbs(end.addingTimeInterval(2))) != limb(day.panchang))
            }
        }
    }
}
