import DesignSystem
import Foundation
import Testing

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
