import Foundation
import Testing

@testable import Jyotish

struct TimestampsTests {
    @Test(arguments: ["1953-10-09T08:24:45Z", "1800-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "2199-12-31T23:59:59Z"])
    func `an instant is written as it was read`(text: String) {
        #expect(instant(text).utcText == text)
    }

    @Test func `half a second is rounded to the next`() {
        #expect(Date(timeIntervalSince1970: 59.5).utcText == "1970-01-01T00:01:00Z")
        #expect(Date(timeIntervalSince1970: -0.4).utcText == "1970-01-01T00:00:00Z")
    }

    @Test(arguments: [
        ("2000-01-01T12:00:00Z", 2_451_545.0), ("1987-04-10T00:00:00Z", 2_446_895.5),
        ("1858-11-17T00:00:00Z", 2_400_000.5),
    ])
    func `Julian days are the published ones`(text: String, day: Double) {
        #expect(instant(text).julianDay == day)
        #expect(Date(julianDay: day) == instant(text))
    }

    @Test func `a clock behind UTC may still show the day before`() {
        let shown = instant("2024-03-01T02:00:00Z").local(offset: -5 * 3600)
        #expect(shown.description == "2024-02-29T21:00:00")
        #expect(shown.timeText == "21:00:00")
    }
}
