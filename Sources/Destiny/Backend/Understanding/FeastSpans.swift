import Jyotish

/// Feasts as days.
extension SpanReader {
    /// Those that have a day of the month of their own.
    private static let feasts: [(pattern: SpokenPattern, month: Int, day: Int)] = [
        ("christmas|xmas|krismas", 12, 25), ("new years eve", 12, 31), ("new years? day", 1, 1),
        ("lohri", 1, 13), ("makar? sankranti|pongal", 1, 14), ("republic day", 1, 26),
        ("valentine|valentines day?", 2, 14), ("independence day", 8, 15), ("gandhi jayanti", 10, 2),
    ].map { (SpokenPattern($0.0[...]), $0.1, $0.2) }

    /// Those that go by the Moon, as month and day of a year: the evening of the new moon with the Sun in Tula, and the
    /// day after the full moon of Phalguna; computed for India.
    private static let movingFeasts: [(pattern: SpokenPattern, days: [Int: (Int, Int)])] = [
        (
            SpokenPattern("diwali|divali|deepavali|dipavali"),
            [
                2026: (11, 8), 2027: (10, 29), 2028: (10, 17), 2029: (11, 5), 2030: (10, 26), 2031: (11, 14),
                2032: (11, 2), 2033: (10, 22), 2034: (11, 10), 2035: (10, 30),
            ]
        ),
        (
            SpokenPattern("holi"),
            [
                2027: (3, 22), 2028: (3, 11), 2029: (3, 1), 2030: (3, 20), 2031: (3, 9), 2032: (3, 27),
                2033: (3, 16), 2034: (3, 5), 2035: (3, 24),
            ]
        ),
    ]

    /// “before Christmas”, “on Republic Day”, “diwali tak”.
    func feast(_ words: [SpokenWord]) -> QuestionSpan? {
        let fixed = Self.feasts.lazy.compactMap { feast in
            feast.pattern.match(words).flatMap { place in
                day(words, place) { coming(month: feast.month, day: feast.day, year: $0) }
            }
        }.first
        return fixed
            ?? Self.movingFeasts.lazy.compactMap { feast in
                feast.pattern.match(words).flatMap { place in day(words, place) { next(feast.days, year: $0) } }
            }.first
    }

    private func day(
        _ words: [SpokenWord],
        _ place: Range<Int>,
        _ date: (Int?) -> CivilDate?
    ) -> QuestionSpan? {
        let year = place.upperBound < words.count ? yearNumber(words[place.upperBound]) : nil
        return date(year).map {
            bounded(QuestionSpan($0, $0), words, around: place.lowerBound...(place.upperBound - 1))
        }
    }

    private func next(_ days: [Int: (Int, Int)], year: Int?) -> CivilDate? {
        let all = days.compactMap { CivilDate(year: $0.key, month: $0.value.0, day: $0.value.1) }.sorted()
        return all.first { day in year == nil ? day >= today : day.year == year }
    }
}
