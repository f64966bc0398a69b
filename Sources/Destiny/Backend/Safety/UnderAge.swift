/// Finds who is under eighteen, from ages and school classes, and whether love or marriage is asked of them.
enum UnderAge {
    /// Whether love or marriage is asked of somebody who is under eighteen now.
    static func isAskedToLove(_ words: [SpokenWord]) -> Bool {
        guard older.match(words) == nil, !isWidowedParent(words) else { return false }
        let isOfMarriage = marriage.match(words) != nil
        guard isOfMarriage || courtship.contains(where: { $0.match(words) != nil }) else { return false }
        let ages = words.indices.filter { isAge(words, at: $0) && !isPast(words, at: $0) }
        if isOfMarriage, !ages.isEmpty { return true }
        return speaks(of: ages, in: words) || schoolClass.contains { $0.match(words) != nil }
    }

    /// Whether whoever writes says that they are under eighteen.
    static func isSaid(in words: [SpokenWord]) -> Bool {
        speaks(of: words.indices.filter { isAge(words, at: $0) && !isPast(words, at: $0) }, in: words)
    }

    private static let marriage = SpokenPattern("%marry")
    private static let courtship = lines(
        """
        boyfriend|girlfriend|bf|gf|crush|soulmate|romance|romantic|dating|propose*|proposal|fiance|sweetheart
        like|likes|love|loves|kiss|kisses|date|want|wants me|him|her|back
        in|find|fall|true|my|first|his|her love
        love life|marriage|story
        he|she the one
        pyar|pyaar|pyara|prem|ishq|mohabbat|aashiq|ashiq
        """
    )
    private static let schoolClass = lines(
        """
        class|std|standard|grade|kaksha 5|6|7|8|9|10|5th|6th|7th|8th|9th|10th|v|vi|vii|viii|ix|x|five|six|seven|eight|nine|ten|navi|navin|nauvi|nauvin|athvin|athvi
        5th|6th|7th|8th|9th|10th|fifth|sixth|seventh|eighth|ninth|tenth|navin|navi|nauvi|nauvin|athvi|athvin|dasvi|dasvin|satvi|satvin class|std|standard|grade|grader|kaksha|me|mein|men|ki|ka
        """
    )
    private static let older = SpokenPattern("older|younger|elder|senior|junior ~ than")
    private static let child = SpokenPattern("son|daughter|child|kid|kids|children|beti|beta|bete|bachcha|bacha")
    private static let ownAgain = SpokenPattern("will|can|should|do|shall|when|could i|we ~ again|remarry")
    private static let speaker = SpokenPattern("i|am|main|mai|mein|hu|hun|hoon|hoo|here|me|mujhe|mera|meri")
    private static let past = SpokenPattern("at|was|since|were|tha|thi|when")
    private static let presentAge = SpokenPattern("am|are|now|is|aged|turned|abhi|ab|hu|hun|hoon|umar|umr")
    private static let lasting = SpokenPattern(
        "marriage|shaadi|shadi|relationship|rishta|rishte|firm|company|business|friendship|bond|job|house|car|dog|cat"
    )
    private static let units = SpokenPattern("year*|yr*|yo|saal|sal|saala|sala|varsh*|baras")
    private static let before = SpokenPattern(
        "is|am|age|aged|turn|turned|turns|turning|umar|umr|umra|at|only|just|class|by|hi|sirf"
    )
    private static let named = SpokenPattern(
        "girl|boy|daughter|son|sister|brother|niece|nephew|cousin|bride|groom|child"
    )
    private static let after = SpokenPattern("old|ki|ka|ke|hai|hu|hun|and|now|can|ke|mein|me|girl|boy|daughter|son")
    private static let number: [String: Int] = [
        "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
        "seventeen": 17, "solah": 16, "pandrah": 15, "chaudah": 14, "satrah": 17, "terah": 13, "barah": 12,
        "nine": 9, "eight": 8,
    ]

    private static func lines(_ text: String) -> [SpokenPattern] {
        text.split(separator: "\n").map { SpokenPattern($0) }
    }

    /// Whether a parent of a child asks for themselves: “I have a 10 year old son, will I marry again?”.
    private static func isWidowedParent(_ words: [SpokenWord]) -> Bool {
        child.match(words) != nil && ownAgain.match(words) != nil
    }

    /// Whether one of the ages is the speaker's own.
    private static func speaks(of ages: [Int], in words: [SpokenWord]) -> Bool {
        ages.contains { index in
            let near = words[max(0, index - 3)...min(words.count - 1, index + 4)]
            return near.contains { speaker.match([$0]) != nil } && child.match(Array(near)) == nil
        }
    }

    /// Whether an age is one of before: “We met at 15 and are 28 now”.
    private static func isPast(_ words: [SpokenWord], at index: Int) -> Bool {
        guard index > 0, past.match([words[index - 1]]) != nil else { return false }
        return words.indices.contains { other in
            guard let age = Int(words[other].latin), (18..<100).contains(age) else { return false }
            let near = words[max(0, other - 1)...min(words.count - 1, other + 2)]
            return near.contains { presentAge.match([$0]) != nil }
        }
    }

    private static func isAge(_ words: [SpokenWord], at index: Int) -> Bool {
        let text = words[index].latin
        let digits = text.prefix { $0.isNumber }
        let spelled = text.count > 4 ? number.first { SpokenTerm($0.key[...]).fits(words[index]) }?.value : number[text]
        guard let age = spelled ?? Int(digits), (5..<18).contains(age), !isOfAThing(words, at: index),
            !isDate(words, at: index)
        else { return false }
        let unit = text.dropFirst(digits.count)
        if !digits.isEmpty, !unit.isEmpty { return ["yo", "yr", "yrs", "y", "year", "years", "saal"].contains(unit) }
        return isAge(words[..<index], words[(index + 1)...])
    }

    /// Whether an age is not a person’s: “My marriage is 14 years old”.
    private static func isOfAThing(_ words: [SpokenWord], at index: Int) -> Bool {
        index > 1 && lasting.match([words[index - 2]]) != nil
            && ["is", "turns", "turned", "ko", "ke", "ki"].contains(words[index - 1].latin)
    }

    /// Whether a number is a day beside its month: “is 5 January a good day to get engaged”, “January 5th”.
    private static func isDate(_ words: [SpokenWord], at index: Int) -> Bool {
        let isOf = index + 2 < words.count && words[index + 1].latin == "of"
        return isMonth(words, at: index + (isOf ? 2 : 1)) || isMonth(words, at: index - 1)
    }

    /// Whether a month is named; “may” and “mai” are words of their own, but before a year.
    private static func isMonth(_ words: [SpokenWord], at index: Int) -> Bool {
        guard words.indices.contains(index), months.contains(words[index].latin) else { return false }
        let isSure = !["may", "mai", "mar"].contains(words[index].latin)
        return isSure || words.dropFirst(index + 1).prefix(2).contains { $0.latin.count == 4 && Int($0.latin) != nil }
    }

    private static let months = Set(SpanReader.months.joined())

    /// Whether a number between these words is somebody's age.
    private static func isAge(_ earlier: ArraySlice<SpokenWord>, _ later: ArraySlice<SpokenWord>) -> Bool {
        let isOfChild = earlier.last?.latin == "of" && earlier.dropLast().last.map { named.match([$0]) != nil } ?? false
        let isAfterAge = isOfChild || earlier.last.map { before.match([$0]) != nil } ?? false
        if MinorAge.tellsTheTime(earlier) || earlier.last.map({ lasting.match([$0]) != nil }) ?? false { return false }
        guard let next = later.first else { return isAfterAge }
        if units.match([next]) != nil {
            if MinorAge.tellsHowLong(later.dropFirst()) { return false }
            return isAfterAge || later.dropFirst().first.map { after.match([$0]) != nil } ?? false
        }
        if after.match([next]) != nil { return true }
        return isAfterAge && !MinorAge.isMeasured(later) && earlier.last?.latin != "by"
    }
}
