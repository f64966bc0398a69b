import Jyotish

/// What a day's Moon is known for, counted from the Moon at birth (after Phaladeepika, chapter 26, and the muhurta
/// texts' star of the day).
struct DayPhrases {
    let strength: DayStrength
    let isMoonKnown: Bool

    /// A headline, and a sentence or two.
    var sentences: (title: String, text: String) {
        guard isMoonKnown else {
            return (
                "A day to take as it comes",
                "The Moon changes its sign on the day you were born, so only the sky itself is told today."
            )
        }
        let (title, mood) = Self.houses[strength.house - 1]
        let star =
            strength.isTaraGood
            ? "The star of the day is \(strength.taraName) to yours, one of the friendly six."
            : "The star of the day is \(strength.taraName) to yours, so keep what matters simple."
        return (title, "With the Moon in the \(ordinal(strength.house)) from yours, \(mood). \(star)")
    }

    private static let houses = [
        ("A day close to yourself", "your own needs are easy to hear; give them a fair hour"),
        ("A day for small accounts", "words and money like care; speak a little slower than usual"),
        ("A day of good courage", "short trips, messages and first steps go well"),
        ("A day for home", "comfort matters more than speed; leave room for rest"),
        ("A day of soft focus", "feelings colour thoughts; create something before you decide something"),
        ("A day to get things done", "tidying, training and settling come easily"),
        ("A day for good company", "meeting others halfway is easy and pleasant"),
        ("A day to go gently", "tradition keeps new beginnings for another day; routine is your friend"),
        ("A day to look further", "you may feel pulled in two ways; ask somebody you respect"),
        ("A day to be seen", "work done now is noticed"),
        ("A day of small gains", "friends and plans repay attention"),
        ("A day to let go", "rest, silence and giving something away suit it well"),
    ]
}
