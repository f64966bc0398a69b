import DesignSystem
import FeatureTestSupport
import Foundation
import Testing

@testable import DesignSystem

struct CountWordsTests {
    @Test(arguments: [
        (0, "0"), (999, "999"), (1_000, "1k"), (1_049, "1k"), (1_050, "1.1k"), (1_100, "1.1k"), (4_949, "4.9k"),
        (4_999, "5k"), (12_345, "12.3k"), (99_949, "99.9k"), (99_999, "100k"), (100_900, "101k"), (999_499, "999k"),
        (999_999, "1M"), (1_000_000, "1M"), (1_250_000, "1.3M"),
    ])
    func `a count is short and rounded`(_ count: Int, _ words: String) {
        #expect(CountWords.short(count, locale: Locale(identifier: "en_US")) == words)
    }

    @Test func `the decimal mark is the locale's`() {
        #expect(CountWords.short(12_345, locale: Locale(identifier: "de_DE")) == "12,3k")
    }
}

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

struct MonogramTests {
    @Test(arguments: [("apple", "A"), ("-x", "X"), ("ärger", "Ä"), ("42", "4"), ("", "?"), ("__", "?")])
    func `the first letter or figure stands for a name`(_ name: String, _ letters: String) {
        #expect(Monogram(name: name).letters == letters)
    }

    @Test func `one owner has one colour however it is written`() {
        #expect(Monogram(name: "Apple").hex == Monogram(name: "apple").hex)
    }

    @Test func `owners differ in colour`() {
        let colours = Set((0..<100).map { Monogram(name: "owner\($0)").hex })
        #expect(colours.count == 8)
    }
}

struct ToastPresenterTests {
    @Test func `a toast goes when its time is over`() async {
        let clock = ManualClock()
        let presenter = ToastPresenter(clock: clock)
        presenter.show(Toast(message: "one", systemImage: "star"))
        await clock.sleepers(1)
        clock.advance(by: ToastPresenter.displayTime)
        while presenter.toast != nil { await Task.yield() }
    }

    @Test func `a newer toast has its whole time`() async {
        let clock = ManualClock()
        let presenter = ToastPresenter(clock: clock)
        presenter.show(Toast(message: "one", systemImage: "star"))
        await clock.sleepers(1)
        clock.advance(by: .seconds(7))
        presenter.show(Toast(message: "two", systemImage: "star"))
        // The first one's sleep ends in cancellation, the second one's begins.
        await clock.sleepers(0)
        await clock.sleepers(1)
        clock.advance(by: .seconds(7))
        #expect(presenter.toast?.message == "two")
    }

    @Test func `its action runs once and takes it away`() {
        let presenter = ToastPresenter(clock: ManualClock())
        var count = 0
        presenter.show(.undoable("gone", systemImage: "trash") { count += 1 })
        presenter.actionTapped()
        presenter.actionTapped()
        #expect(count == 1)
        #expect(presenter.toast == nil)
    }
}
