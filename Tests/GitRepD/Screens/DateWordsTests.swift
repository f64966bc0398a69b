import DesignSystem
import FeatureTestSupport
import Foundation
import Testing

struct DateWordsTests {
    /// 14 November 2023, 22:13:20 UTC.
    private let words = DateWords(now: .testNow, locale: Locale(identifier: "en_GB"), timeZone: .gmt)

    nonisolated private static let ages: [(secondsAgo: Double, words: String)] = [
        (0, "just now"), (59, "just now"), (60, "1 minute ago"), (3_599, "59 minutes ago"), (3_600, "1 hour ago"),
        (79_000, "21 hours ago"), (81_000, "yesterday"), (86_400, "yesterday"), (172_800, "2 days ago"),
        (518_400, "6 days ago"), (604_800, "7 November 2023"), (34_560_000, "10 October 2022"),
        (-100, "14 November 2023"),
    ]

    @Test(arguments: ages)
    func `a date is relative up to a week`(_ secondsAgo: Double, _ expected: String) {
        #expect(words.relative(Date.testNow.addingTimeInterval(-secondsAgo)) == expected)
    }

    @Test func `yesterday is a matter of the time zone`() throws {
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let there = DateWords(now: .testNow, locale: Locale(identifier: "en_GB"), timeZone: tokyo)
        // 07:13 in Tokyo; eight hours before that it was the day before.
        #expect(there.relative(Date.testNow.addingTimeInterval(-8 * 3_600)) == "yesterday")
        #expect(words.relative(Date.testNow.addingTimeInterval(-8 * 3_600)) == "8 hours ago")
    }

    @Test func `times are the time zone's`() throws {
        let kolkata = try #require(TimeZone(identifier: "Asia/Kolkata"))
        let there = DateWords(now: .testNow, locale: Locale(identifier: "en_GB"), timeZone: kolkata)
        #expect(there.time(.testNow) == "3:43")
    }
}
