import DesignSystem
import Foundation
import Testing

struct CountWordsTests {
    @Test(arguments: [
        (0, "0"), (999, "999"), (1_000, "1k"), (1_049, "1k"), (1_050, "1k"), (1_100, "1.1k"), (12_345, "12.3k"),
        (99_999, "99.9k"), (100_900, "100k"), (999_999, "999k"), (1_000_000, "1M"), (1_250_000, "1.2M"),
    ])
    func `a count is short and never overstated`(_ count: Int, _ words: String) {
        #expect(CountWords.short(count, locale: Locale(identifier: "en_US")) == words)
    }

    @Test func `the decimal mark is the locale's`() {
        #expect(CountWords.short(12_345, locale: Locale(identifier: "de_DE")) == "12,3k")
    }
}
