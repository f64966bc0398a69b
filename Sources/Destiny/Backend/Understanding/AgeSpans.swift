import Jyotish

/// What is counted from one's birth: ages, decades of life, the birthday.
extension SpanReader {
    /// “before I am 35”, “at 30”, “35 ki umar tak”.
    func age(_ words: [SpokenWord]) -> QuestionSpan? {
        if let decade = decadeOfLife(words) ?? bareAge(words) { return decade }
        let isAge = Self.agePattern.match(words) ?? Self.hindiAge.match(words)
        guard let range = isAge, let age = words[range].lazy.compactMap({ Int($0.latin) }).first,
            (10...100).contains(age)
        else { return nil }
        guard let birthday = CivilDate(year: birth.year + age, month: birth.month, day: min(birth.day, 28)) else {
            return nil
        }
        let isBefore = words[range].contains { ["before", "by", "until", "till", "tak", "pehle"].contains($0.latin) }
        if isBefore { return birthday > today ? QuestionSpan(today, adding(-1, to: birthday)) : nil }
        return QuestionSpan(birthday, adding(364, to: birthday))
    }

    /// “retire before 45”, “40 se pehle”, “rich at 40”: a number that no month has, and that the person is not yet.
    private func bareAge(_ words: [SpokenWord]) -> QuestionSpan? {
        for (index, word) in words.enumerated() {
            guard let age = Int(word.latin), (32...90).contains(age), birth.year + age > today.year,
                let birthday = CivilDate(year: birth.year + age, month: birth.month, day: min(birth.day, 28))
            else { continue }
            let next = words[(index + 1)...].prefix(3).map(\.latin)
            let isHindi = ["tak", "pehle", "pahle"].contains { next.first == $0 || next.dropFirst().first == $0 }
            if index > 0, words[index - 1].latin == "at", !Self.counted.contains(next.first ?? "") {
                // A house in a street.
                if next.contains(where: Self.streets.contains) { continue }
                return years(of: age, to: age + 1)
            }
            if index > 0, words[index - 1].latin == "after", !Self.counted.contains(next.first ?? "") {
                return years(of: age, to: age + 10)
            }
            let isBound = index > 0 && ["before", "by", "until", "till"].contains(words[index - 1].latin)
            guard isBound || isHindi, !Self.counted.contains(next.first ?? "") else { continue }
            return QuestionSpan(today, adding(-1, to: birthday))
        }
        return nil
    }

    private static let counted: Set<String> = [
        "lakh", "lakhs", "crore", "k", "kg", "kilos", "days", "din", "weeks", "hafte", "months", "mahine", "years",
        "saal", "sal", "percent", "marks", "rupees", "people", "tarikh", "am", "pm", "oclock", "baje",
    ]

    private static let streets: Set<String> = [
        "street", "st", "road", "rd", "avenue", "ave", "lane", "marg", "nagar", "gali", "drive", "block", "sector",
        "apartments",
    ]

    /// “in my thirties”, “in my 40s”.
    func decadeOfLife(_ words: [SpokenWord]) -> QuestionSpan? {
        let decades = [
            "twenties": 20, "thirties": 30, "forties": 40, "fifties": 50, "sixties": 60, "20s": 20, "30s": 30,
            "40s": 40, "50s": 50, "60s": 60,
        ]
        if Self.oldAge.match(words) != nil { return years(of: 60, to: 75) }
        for (index, word) in words.enumerated()
        where index > 0 && ["my", "the", "her", "his"].contains(words[index - 1].latin) {
            if let span = decades[word.latin].flatMap({ years(of: $0, to: $0 + 10) }) { return span }
        }
        return nil
    }

    private static let oldAge = SpokenPattern("old age|years\nbudhape|budhapa|budhaape")

    /// From one birthday to the day before another.
    private func years(of first: Int, to last: Int) -> QuestionSpan? {
        guard let from = CivilDate(year: birth.year + first, month: birth.month, day: min(birth.day, 28)),
            let to = CivilDate(year: birth.year + last, month: birth.month, day: min(birth.day, 28)), to > today
        else { return nil }
        return QuestionSpan(max(from, today), adding(-1, to: to))
    }

    /// “my birthday”: the next one.
    func birthday(_ words: [SpokenWord]) -> QuestionSpan? {
        guard Self.ownBirthday.match(words) != nil else { return nil }
        return coming(month: birth.month, day: birth.day, year: nil).map { QuestionSpan($0, $0) }
    }

    private static let ownBirthday = SpokenPattern("my|mera|mere|apne|apna birthday|bday|janmdin|janamdin")

    static let agePattern = SpokenPattern(
        "before|by|until|till|when|after|at i|the|my? ~ am|turn|age|turning|become|is|of ~ 18|19|20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50|55|60|65|70"
    )
    static let hindiAge = SpokenPattern(
        "18|19|20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|45|50|60 saal|sal|ki ~ umar|umr ~ tak|me|mein|pehle"
    )
}
