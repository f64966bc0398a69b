import Foundation
import Testing

@testable import Jyotish

struct BirthCertaintyTests {
    private let zones = TimeZoneDatabase()
    private let caster = ChartCaster()

    private func record(_ date: String, _ time: BirthTime, zone: String) throws -> BirthRecord {
        try BirthRecord(
            date: BirthRecord.date(text: date),
            time: time,
            zone: BirthZone(text: zone),
            place: place(28.61, 77.21)
        )
    }

    @Test(arguments: [
        ("1990-05-01", "Asia/Kolkata", "1990-04-30T18:30:00Z", 24.0),
        ("2021-03-14", "America/New_York", "2021-03-14T05:00:00Z", 23),
        ("2021-11-07", "America/New_York", "2021-11-07T04:00:00Z", 25),
        ("2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00Z", 23),
        ("1990-05-01", "+05:30", "1990-04-30T18:30:00Z", 24),
    ])
    func `an unknown time is any of the day by the local clock`(
        date: String,
        zone: String,
        start: String,
        hours: Double
    ) throws {
        let window = try #require(try record(date, .unknown, zone: zone).window(in: zones))
        #expect(window.start.utcText == start)
        #expect(window.end.timeIntervalSince(window.start) == hours * 3600)
    }

    @Test func `an approximate time is so many minutes either way`() throws {
        let window = try #require(
            try record("1990-05-01", .within(36_000, minutes: 45), zone: "Asia/Kolkata").window(in: zones)
        )
        #expect(window.start.utcText == "1990-05-01T03:45:00Z")
        #expect(window.end.utcText == "1990-05-01T05:15:00Z")
        #expect(window.local(at: window.start).timeText == "09:15:00")
    }

    @Test func `an exact time has no window`() throws {
        #expect(try record("1990-05-01", .exact(0), zone: "Asia/Kolkata").window(in: zones) == nil)
    }

    @Test func `what is said of a day holds at every minute of it`() throws {
        let record = try record("1990-05-01", .unknown, zone: "Asia/Kolkata")
        let window = try #require(try record.window(in: zones))
        let certainty = BirthCertainty(
            window: window,
            place: record.place,
            settings: ChartSettings(),
            caster: caster
        )
        func quarter(_ spans: [ZodiacSpan], at instant: Date) -> Int? {
            spans.last { $0.start <= instant }?.point.quarterOfNakshatra
        }
        for minute in stride(from: 0, to: 24 * 60, by: 7) {
            let instant = window.start.addingTimeInterval(Double(minute) * 60)
            let lagna = caster.lagna(at: instant, place: record.place)
            #expect(quarter(certainty.lagna, at: instant) == lagna.quarterOfNakshatra)
        }
        for minute in stride(from: 0, to: 24 * 60, by: 60) {
            let instant = window.start.addingTimeInterval(Double(minute) * 60)
            let chart = caster.chart(at: instant, place: record.place)
            for body in Body.allCases {
                let spans = try #require(certainty.bodies[body])
                #expect(quarter(spans, at: instant) == chart[body].point.quarterOfNakshatra)
            }
        }
    }

    @Test func `spans follow each other from the window's start to its end`() throws {
        let record = try record("1990-05-01", .unknown, zone: "Asia/Kolkata")
        let window = try #require(try record.window(in: zones))
        let certainty = BirthCertainty(
            window: window,
            place: record.place,
            settings: ChartSettings(),
            caster: caster
        )
        for spans in [certainty.lagna] + certainty.bodies.values {
            #expect(spans.first?.start == window.start)
            #expect(spans.last?.end == window.end)
            for (one, next) in zip(spans, spans.dropFirst()) {
                #expect(one.end == next.start)
                #expect(one.point.quarterOfNakshatra != next.point.quarterOfNakshatra)
            }
        }
        // The whole zodiac rises in a day.
        #expect(Set(certainty.lagna.merged(by: \.sign).map(\.point.sign)).count == 12)
        #expect(certainty.bodies[.sun]?.merged(by: \.sign).count == 1)
    }

    @Test func `the first period's start is known within what the Moon leaves open`() throws {
        let record = try record("1990-05-01", .within(36_000, minutes: 30), zone: "Asia/Kolkata")
        let window = try #require(try record.window(in: zones))
        let certainty = BirthCertainty(
            window: window,
            place: record.place,
            settings: ChartSettings(),
            caster: caster
        )
        let range = try #require(certainty.firstPeriodStart)
        let middle = caster.chart(at: window.start.addingTimeInterval(1800), place: record.place)
        #expect(range.contains(middle.vimshottari.periods[0].start))
        #expect(range.upperBound > range.lowerBound)
    }
}
