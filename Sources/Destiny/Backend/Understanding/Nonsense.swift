/// What is typed to see what happens, and asks nothing.
enum Nonsense {
    /// Whether a text of few words is made of keys, of filler or of a sum.
    static func isAll(of words: [SpokenWord], in question: String) -> Bool {
        guard (1...3).contains(words.count) else { return false }
        return words.map(\.latin).allSatisfy { isKeys($0) || filler.contains($0) } || isSum(question)
    }

    /// “asdf”, “hjkltrs”, “zzz”, “12345”: keys beside one another, one key, five consonants in a row, as no word has, or
    /// more digits than a year's.
    private static func isKeys(_ word: String) -> Bool {
        word.split { "aeiouy0123456789".contains($0) }.contains { $0.count >= 5 }
            || word.count >= 3 && word.allSatisfy(\.isLetter) && Set(word).count == 1
            || word.count >= 4 && (Set(word).count == 1 || rows.contains { $0.contains(word) })
            || word.count >= 5 && word.allSatisfy(\.isNumber)
    }

    /// Of a keyboard, in both directions.
    private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap { [$0, String($0.reversed())] }

    /// “blah blah”, “foo bar”, “test”.
    private static let filler: Set<String> = [
        "blah", "bla", "lol", "lmao", "rofl", "haha", "hahaha", "hehe", "hmm", "hmmm", "umm", "uh", "um", "meh",
        "test", "testing", "foo", "bar", "baz", "qux", "foobar", "lorem", "ipsum", "dolor", "xyz", "abc", "abcd",
        "abcde",
        "yada", "ping", "pong",
    ]

    /// “2+2”; “14/3/2027” and “2027-2028” are times.
    private static func isSum(_ question: String) -> Bool {
        question.contains(/\d\s*[+*×÷=^]\s*\d/) && !question.contains { $0.isLetter }
    }
}
