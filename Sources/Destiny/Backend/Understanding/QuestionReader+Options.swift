import DestinyDomain

/// What a question lays beside what was asked before, and what it asks if that does not come.
extension QuestionReader {
    /// “what about Bangalore?” after Delhi, “or staying?” after two cities, “which is better for savings?” of them.
    func placed(
        _ words: [SpokenWord],
        _ language: QuestionLanguage,
        _ question: String,
        _ last: UnderstoodQuestion
    ) -> UnderstoodQuestion? {
        guard [.whether, .which, .describe].contains(last.kind), let whole = last.subject, whole.thing == nil,
            Self.turningTo.match(words)?.lowerBound == 0
        else { return nil }
        let name = Self.bareName(question)
        let earlier = placesBefore(last)
        guard !name.isEmpty, name.split(separator: " ").count <= 3, let place = options.placeOrStaying(name),
            !earlier.isEmpty, !earlier.contains(where: { $0.name.lowercased() == name.lowercased() })
        else { return nil }
        let isOfPlaces = OptionReader.placeSubjects.contains(whole.slug)
        var read = understood(question, words, .whether, whole, last.span, language, isFollowUp: true)
        read.kind = .which
        read.options = (earlier + [QuestionOption(name: name, subject: place)]).map {
            isOfPlaces ? $0 : QuestionOption(name: $0.name, subject: whole)
        }
        return read
    }

    /// The places that were asked about: the options, or the last that is named.
    private func placesBefore(_ last: UnderstoodQuestion) -> [QuestionOption] {
        if !last.options.isEmpty {
            return last.options.allSatisfy { $0.span == nil && options.placeOrStaying($0.name) != nil }
                ? last.options : []
        }
        let names = last.text.split { !$0.isLetter }.map(String.init).filter { $0.count > 2 }
        return names.last { options.isPlace($0) }.flatMap { name in
            options.placeOrStaying(name).map { [QuestionOption(name: name, subject: $0)] }
        } ?? []
    }

    /// “what about Bangalore then?” without what only asks.
    private static func bareName(_ question: String) -> String {
        var names = question.filter { !"?!.,".contains($0) }.split(separator: " ").map(String.init)
        while let first = names.first, leads.contains(first.lowercased()) { names.removeFirst() }
        while let end = names.last, ends.contains(end.lowercased()) { names.removeLast() }
        return names.joined(separator: " ")
    }

    private static let leads: Set<String> = [
        "what", "how", "about", "and", "aur", "or", "ya", "but", "so", "then", "ok", "phir", "in", "to", "just", "और",
        "या",
    ]
    private static let ends: Set<String> = [
        "kaisa", "kaisi", "rahega", "rahegi", "ka", "kya", "then", "instead", "maybe", "jau", "क्या", "कैसा", "रहेगा",
    ]
    private static let turningTo = SpokenPattern("what|how|and|aur|or|ya|but|ok|then|so|phir")

    /// “and if not?”: what comes after a time that was asked about, or else what to do.
    func supposedNot(
        _ words: [SpokenWord],
        _ span: QuestionSpan?,
        _ language: QuestionLanguage,
        _ question: String,
        _ last: UnderstoodQuestion
    ) -> UnderstoodQuestion? {
        guard let subject = last.subject, subject.thing == nil, span == nil, words.count <= 8,
            [.whether, .when, .which].contains(last.kind), last.options.isEmpty,
            Self.notSo.contains(where: { $0.match(words)?.lowerBound ?? 9 <= 2 })
        else { return nil }
        guard last.kind == .whether, let asked = last.span, asked.to >= spans.today else {
            return understood(question, words, .how, subject, nil, language, isFollowUp: true)
        }
        let after = spans.adding(1, to: asked.to)
        let later = QuestionSpan(after, spans.adding(3652, to: after))
        return understood(question, words, .when, subject, later, language, isFollowUp: true)
    }

    private static let notSo = KindPatterns.patterns(
        """
        if not
        if|suppose|supposing it|this|that|i|we|he|she|they|things ~ doesnt|dont|wont|isnt|arent|cant|not|fails|fail|never
        if it|this|that comes|come|is|gets ~ late|delayed|rejected|refused
        agar|yadi|gar ~ na|nahi|nahin|nhi|reject|fail|mana|radd|deri
        otherwise
        warna|varna
        nahi|nahin|nhi|na hua|hui|mila|mili|mile|bana|bani to|toh
        """
    )

    /// “when will it work?” after a yoga asks when it shows, “kis cheez ka?” after a business which one.
    func asksOnward(
        _ words: [SpokenWord],
        _ language: QuestionLanguage,
        _ question: String,
        _ last: UnderstoodQuestion
    ) -> UnderstoodQuestion? {
        guard words.count <= 7 else { return nil }
        if last.subject?.thing == .yogas, Self.showing.match(words) != nil, KindPatterns.fits(KindPatterns.when, words)
        {
            return understood(question, words + last.words, .when, last.subject, nil, language, isFollowUp: true)
        }
        let slug = last.subject?.slug ?? ""
        if ["fame", "success", "money"].contains(slug), Self.throughWhat.match(words) != nil {
            var read = understood(question, words, .describe, last.subject, nil, language, isFollowUp: true)
            read.asksForField = true
            return read
        }
        guard Self.placedMatters.contains(slug), Self.whereTo.match(words) != nil else { return nil }
        let asked = words + ["which", "city"].map { SpokenWord($0) }
        return understood(question, asked, .describe, last.subject, nil, language, isFollowUp: true)
    }

    private static let showing = SpokenPattern(
        "it|they|this|that|yeh|ye|wo|woh|fal|phal|result|results|effect|effects|asar|work|works|show|shows|give|gives|active|activate|activated|dega|degi|milega"
    )
    private static let throughWhat = SpokenPattern(
        "through|by|from|in|doing|for|kis|kya|kaunsi what|which|cheez|chij|kaam"
    )
    private static let whereTo = SpokenPattern(
        "where|kahan|kaha|kidhar should|shall|can|do|to|is|would|jau|jaun|jana|karu|karun|kholu|banau|lu|le|rahu"
    )
    private static let placedMatters: Set<String> = [
        "own-business", "house-purchase", "moving-abroad", "relocation", "study-abroad", "renting", "retirement",
        "employment", "job-change",
    ]
}
