import ModerationDomain
import Testing

struct WordFilterTests {
    private let filter = WordFilter(words: ["scam", "Bad Deal"])

    @Test(arguments: ["a scam", "SCAM!", "s c a m", "s.c.a.m", "ｓｃａｍ", "scäm", "what a bad, deal", "Scam"])
    func `words of the list are held, however they are written`(text: String) {
        #expect(filter.verdict(on: text) == .held)
    }

    @Test(arguments: ["", "a scamper", "bad weather and a deal", "I am a cat", "s c a n"])
    func `other words are published`(text: String) {
        #expect(filter.verdict(on: text) == .published)
    }
}
