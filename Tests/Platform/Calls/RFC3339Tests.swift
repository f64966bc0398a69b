import Calls
import Foundation
import Testing

struct RFC3339Tests {
    @Test(
        arguments: [
            (0, "1970-01-01T00:00:00Z"),
            (1_700_000_000.125, "2023-11-14T22:13:20.125Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
            (-0.001, "1969-12-31T23:59:59.999Z"),
            (-62_167_219_200, "0000-01-01T00:00:00Z"),
        ] as [(Double, String)]
    )
    func `dates are written and read to the millisecond`(seconds: Double, text: String) throws {
        #expect(RFC3339.string(from: Date(timeIntervalSince1970: seconds)) == text)
        let read = try #require(RFC3339.date(from: text))
        #expect(abs(read.timeIntervalSince1970 - seconds) < 0.000_5)
    }

    @Test func `every day of four centuries agrees with Foundation's calendar`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
        for day in stride(from: -100_000, to: 100_000, by: 13) {
            let date = Date(timeIntervalSince1970: Double(day) * 86_400)
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            let text = RFC3339.string(from: date)
            let numbers = text.prefix(10).split(separator: "-").compactMap { Int($0) }
            #expect(numbers == [parts.year, parts.month, parts.day])
            #expect(RFC3339.date(from: text) == date)
        }
    }

    @Test(
        arguments: [
            ("2023-11-14T23:13:20+01:00", 1_700_000_000),
            ("2023-11-14t22:13:20z", 1_700_000_000),
            ("2023-11-14T12:13:20.000000-10:00", 1_700_000_000),
            ("2016-12-31T23:59:60Z", 1_483_228_800),
        ] as [(String, Double)]
    )
    func `every form the RFC allows is read`(text: String, seconds: Double) {
        #expect(RFC3339.date(from: text)?.timeIntervalSince1970 == seconds)
    }

    @Test(
        arguments: [
            "", "2023-11-14", "2023-11-14T22:13:20", "2023-02-29T00:00:00Z", "2023-13-01T00:00:00Z",
            "2023-01-01T24:00:00Z", "2023-01-01T00:60:00Z", "2023-01-01T00:00:00.Z", "2023-01-01T00:00:00+24:00",
            "2023-01-01T00:00:00Zx", "٢٠٢٣-01-01T00:00:00Z", " 2023-01-01T00:00:00Z",
        ]
    )
    func `anything else is not a date`(text: String) {
        #expect(RFC3339.date(from: text) == nil)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e18])
    func `a date beyond the years of the format becomes the nearest`(seconds: Double) {
        let text = RFC3339.string(from: Date(timeIntervalSince1970: seconds))
        #expect(RFC3339.date(from: text) != nil)
    }
}
