import DestinyDomain
import Jyotish

/// What a question takes from the one before.
extension QuestionReader {
    /// A question that leans on the one before; `nil` for one that stands alone.
    func followUp(
        _ words: [SpokenWord],
        _ named: QuestionSubject?,
        _ span: QuestionSpan?,
        _ kind: QuestionKind,
        _ language: QuestionLanguage,
        _ question: String,
        _ last: UnderstoodQuestion
    ) -> UnderstoodQuestion? {
        // “aur agar na badlu”: a few words tell less of a language than the question before.
        let isOfLast = words.count <= (Self.hindiOpening.match(words)?.lowerBound == 0 ? 5 : 2)
        let language = isOfLast && language == .english ? last.language : language
        if let fact = factFollowed(words, kind, language, question, last) { return fact }
        if let read = remedyFollowed(words, language, question, last) ?? asksOnward(words, language, question, last)
            ?? placed(words, language, question, last) ?? supposedNot(words, span, language, question, last)
        {
            return read
        }
        if last.subject?.thing != nil, words.count <= 7, Self.placeAsked.match(words) != nil,
            Self.pronoun(in: words) != nil
        {
            return understood(question, words, .what, last.subject, nil, language, isFollowUp: true)
        }
        if last.subject?.area == .career, Self.leaving.match(words) == words.indices {
            let change = SubjectCatalogue.named("job-change")
            return understood(question, words, .whether, change, span, language, isFollowUp: true)
        }
        if let read = lookedBack(words, language, question, last) { return read }
        // “and my mother?” after a father who may not agree asks for the same of her.
        if last.person != nil, KindPatterns.turnsTo(words), words.count <= 4,
            let other = KindPatterns.person(in: words, beside: last.subject), other != last.person
        {
            return understood(question, words, last.kind, last.subject, span ?? last.span, language, isFollowUp: true)
        }
        if let read = chosen(words, span, language, question, last) { return read }
        // “my exam is on 3 December”, “will I pass?”: of the same, on the same day.
        let isSame = named?.slug == last.subject?.slug && words.count <= 6 && last.span.map { $0.days <= 31 } ?? false
        // “how do I strengthen it?” after a planet is of the planet.
        let isOfThing = last.subject?.thing != nil && named?.slug == "personality" && Self.pronoun(in: words) != nil
        let isUnnamed =
            named == nil || named?.slug == "general" || isOfThing || isSame && span == nil && kind != .what
        if isUnnamed, KindPatterns.beginsWithTheChart(words) { return nil }
        if !isUnnamed, KindPatterns.turnsTo(words), kind == .describe || kind == .whether || kind == .period {
            let isLookedUp = named?.thing != nil
            // “and the arts?” after the fields of work that suit.
            let isOpen = [.what, .which].contains(last.kind) || last.asksForField
            let carried = isLookedUp ? .what : isOpen ? (last.asksForField ? .whether : kind) : last.kind
            return understood(question, words, carried, named, span ?? last.span, language, isFollowUp: true)
        }
        if last.missingDay != nil, isUnnamed, KindPatterns.agrees(words) {
            var nearest = last
            nearest.missingDay = nil
            nearest.isFollowUp = true
            return nearest
        }
        if let compared = compared(question, words, named, language, last) { return compared }
        let isBare = named == nil || SubjectCatalogue.isOnlyTime(words)
        let isShort = words.count <= (KindPatterns.isImpersonal(words) ? 6 : 9)
        let leans = KindPatterns.leansOnBefore(words) || isBare && isShort && kind != .period || kind == .day
        guard isUnnamed, leans || isSame else { return nil }
        let next = KindPatterns.followUp(kind, of: words, last: last.kind)
        let span = span ?? spanOn(words, last) ?? (next == .day ? daysAround(words, last) : nil)
        let followed = next == .whether && last.subject?.thing != nil ? .what : next
        // A time to wait for is not the one that was told before, and what is over is only asked why.
        let isCarried = followed != .when && (followed == .why || last.span.map { $0.to >= spans.today } ?? false)
        let carried = isCarried ? last.span : nil
        // “and tomorrow?” after Rahu kalam asks for Rahu kalam.
        let said = last.subject?.thing == .almanac ? last.words + words : words
        var read = understood(question, said, followed, last.subject, span ?? carried, language, isFollowUp: true)
        if read.span != last.span { read.earlierSpan = last.span }
        read.isAgreed = read.kind == .how && KindPatterns.agrees(words)
        read.isAgain = read.kind == last.kind && read.span == last.span
        // “why?” after a choice asks for what parts them.
        if read.kind == .why, last.kind == .which { read.options = last.options }
        return read
    }

    /// “and the best one?” after the hardest year.
    private func lookedBack(
        _ words: [SpokenWord],
        _ language: QuestionLanguage,
        _ question: String,
        _ last: UnderstoodQuestion
    ) -> UnderstoodQuestion? {
        guard last.looksBack, words.count <= 5, Self.bestOrWorst.match(words) != nil else { return nil }
        let asked = [SpokenWord("when"), SpokenWord("was")] + words
        return understood(question, asked, .when, last.subject, nil, language, isFollowUp: true)
    }

    /// “or Singapore?”, “partner or alone?” of a business, “what instead?” of a job, “kaisa hoga wo” of a marriage.
    private func chosen(
        _ words: [SpokenWord],
        _ span: QuestionSpan?,
        _ language: QuestionLanguage,
        _ question: String,
        _ last: UnderstoodQuestion
    ) -> UnderstoodQuestion? {
        let slug = last.subject?.slug ?? ""
        if OptionReader.businesses.contains(slug), OptionReader.alone.match(words) != nil,
            OptionReader.together.match(words) != nil
        {
            return understood(question, words, .which, last.subject, span, language, isFollowUp: true)
        }
        if last.subject?.area == .career, Self.instead.match(words) == words.indices {
            let asked = ["what", "field", "suits", "me"].map { SpokenWord($0) }
            let work = SubjectCatalogue.named("employment")
            return understood(question, asked, .describe, work, nil, language, isFollowUp: true)
        }
        if ["marriage", "second-marriage", "love-marriage", "love"].contains(slug),
            Self.likeWhom.match(words) == words.indices
        {
            return understood(question, words, .describe, last.subject, nil, language, isFollowUp: true)
        }
        guard ["or", "ya"].contains(words.first?.latin), words.count <= 4, Self.asksAnew.match(words) == nil,
            span == nil, last.kind == .whether || last.kind == .which
        else { return nil }
        let joined = last.text.filter { !"?!.".contains($0) } + " " + question
        let all = QuestionWords.of(joined)
        let read = understood(joined, all, .which, last.subject, last.span, language, isFollowUp: true)
        return read.kind == .which ? read : nil
    }

    private static let hindiOpening = SpokenPattern("aur|agar|lekin|phir|fir|toh|par|ya")
    private static let instead = SpokenPattern("ok|so|then|and? what should? i? do? instead|else then?")
    private static let likeWhom = SpokenPattern("aur? wo|woh|vo? kaisa|kaisi|kaise hoga|hogi|honge wo|woh|vo?")
    private static let asksAnew = SpokenPattern("should|will|can|shall|is|are|do|not|when|how|why|no|nahi|kab|kya")

    /// “or should I leave?” after a promotion that was asked about.
    private static let leaving = SpokenPattern(
        "and|or|so|then? should|shall|must|can i|we leave|quit|go|resign|switch now|then|instead?"
    )

    private static let bestOrWorst = SpokenPattern(
        "best|worst|hardest|happiest|toughest|luckiest|good|bad|accha|bura|buri|acchi"
    )

    /// “and the weakest?”, “why?” after a fact of the chart.
    private func factFollowed(
        _ words: [SpokenWord],
        _ kind: QuestionKind,
        _ language: QuestionLanguage,
        _ question: String,
        _ last: UnderstoodQuestion
    ) -> UnderstoodQuestion? {
        guard ExactFact.asked(in: words) == nil else { return nil }
        let isMeant = last.fact != nil && Self.meant.match(words) != nil
        let isWhy = words.count <= 3 && kind == .why || isMeant && last.fact?.meaning == nil
        // “is that bad?”
        let isJudged = KindPatterns.judgesBefore(words)
        let next =
            isWhy
            ? last.fact
            : isMeant ? last.fact?.meaning : isJudged ? last.fact?.meaning ?? last.fact : last.fact?.followed(by: words)
        guard let fact = next ?? Self.factOfPlanet(words, last) ?? Self.factOfHouse(words, last) else { return nil }
        var read = understood(question, words, isWhy ? .why : .what, fact.subject, nil, language, isFollowUp: true)
        read.fact = fact
        return read
    }

    /// “what does that mean?” asks for a word or a rule.
    private static let meant = SpokenPattern("what|kya does|is|iska|uska|iske|it|this|that ~ mean|means|meaning|matlab")

    private static func pronoun(in words: [SpokenWord]) -> Int? {
        words.firstIndex { ["it", "its", "uska", "uski", "iska", "iski", "ise", "use"].contains($0.latin) }
    }

    /// “which house is it in”, “where is it placed”.
    private static let placeAsked = SpokenPattern(
        "which|what|where|kis|kahan|kaunse house|sign|star|nakshatra|bhav|rashi|is|does ~ in|placed|located|sitting|stand|rule|rules|hai|own"
    )

    /// “is it strong?” after a planet.
    private static func factOfPlanet(_ words: [SpokenWord], _ last: UnderstoodQuestion) -> ExactFact? {
        guard case .planet(let body)? = last.subject?.thing, words.count <= 8, ChartThings.bodies(of: words).isEmpty,
            let place = pronoun(in: words) ?? (goodOrBad.match(words) == words.indices ? 0 : nil)
        else { return nil }
        let named = [SpokenWord("my"), SpokenWord(body.name.lowercased())]
        guard pronoun(in: words) != nil else { return ExactFact.asked(in: [SpokenWord("is")] + named + [words[0]]) }
        return ExactFact.asked(in: words[..<place] + named + words[(place + 1)...])
    }

    private static let goodOrBad = SpokenPattern("good|strong or|ya bad|weak")

    /// “and its lord?” after a house.
    private static func factOfHouse(_ words: [SpokenWord], _ last: UnderstoodQuestion) -> ExactFact? {
        guard case .house(let house)? = last.subject?.thing, words.count <= 5, ExactFact.rules.match(words) != nil,
            ChartThings.ordinalHouse(in: words) == nil
        else { return nil }
        return .ruler(house: house)
    }

    /// “which of the two is better?” after two times of one subject, or two planets.
    private func compared(
        _ question: String,
        _ words: [SpokenWord],
        _ named: QuestionSubject?,
        _ language: QuestionLanguage,
        _ last: UnderstoodQuestion
    ) -> UnderstoodQuestion? {
        guard KindPatterns.comparesBefore(words), let subject = last.subject else { return nil }
        // “which is better for savings?” of two cities.
        if let named, named.thing == nil, named.slug != "general", last.options.count >= 2,
            last.options.allSatisfy({ $0.span == nil })
        {
            var read = understood(question, words, .whether, named, last.span, language, isFollowUp: true)
            read.kind = .which
            read.options = last.options.map { QuestionOption(name: $0.name, subject: named) }
            return read
        }
        if let earlier = last.earlierPlanet {
            var read = understood(question, words, .whether, subject, nil, language, isFollowUp: true)
            read.kind = .which
            read.options = [earlier, subject].map { QuestionOption(name: $0.name, subject: $0, span: nil) }
            return read
        }
        guard let later = last.span, let earlier = last.earlierSpan else { return nil }
        var read = understood(question, words, .whether, subject, nil, language, isFollowUp: true)
        read.kind = .which
        read.span = QuestionSpan(min(earlier.from, later.from), max(earlier.to, later.to))
        let text = SpanText(today: spans.today)
        read.options = [earlier, later].map { QuestionOption(name: text.subject($0), subject: subject, span: $0) }
        return read
    }

    /// “and the 7th?” after a question about a day.
    func dayAfter(_ words: [SpokenWord], _ last: UnderstoodQuestion?) -> QuestionSpan? {
        guard let before = last?.span, before.days <= 31, words.count <= 6, spans.monthOffset(words) == nil,
            !words.contains(where: { spans.monthNumber($0) != nil })
        else { return nil }
        let next = spans.adding(32 - before.from.day, to: before.from)
        return words.lazy.filter { words.count <= 3 || $0.latin.last?.isLetter == true }.compactMap { word in
            spans.dayOfMonth(word, like: before).flatMap { $0.to < spans.today ? nil : $0 }
                ?? spans.dayOfMonth(word, like: QuestionSpan(next, next))
        }.first
    }

    /// “the year after”, “and the day after?”.
    private func spanOn(_ words: [SpokenWord], _ last: UnderstoodQuestion) -> QuestionSpan? {
        guard let span = last.span else { return nil }
        if Self.yearAfter.match(words) != nil || span.days >= 365 && Self.next.match(words) != nil {
            return span.moved(toYear: span.from.year + 1)
        }
        let next = spans.adding(1, to: span.to)
        if Self.bareNext.match(words) == words.indices {
            return switch span.days {
            // On a Sunday one day is left of “this week”.
            case 1 where Self.week.match(last.words) == nil: QuestionSpan(next, next)
            case ...7: QuestionSpan(next, spans.adding(6, to: next))
            case ...31: spans.monthSpan(year: next.year, month: next.month)
            default: span.moved(toYear: span.from.year + 1)
            }
        }
        return Self.nextDay.match(words) == nil ? nil : QuestionSpan(next, next)
    }

    /// “is there a better day?” after one that was weighed: those about it.
    private func daysAround(_ words: [SpokenWord], _ last: UnderstoodQuestion) -> QuestionSpan? {
        guard let span = last.span, span.days == 1, Self.another.match(words) != nil else { return nil }
        return QuestionSpan(max(spans.today, spans.adding(-14, to: span.from)), spans.adding(14, to: span.from))
    }

    private static let another = SpokenPattern(
        "better|best|another|other|else|alternative|alternatives|dusra|doosra|koi|behtar"
    )
    private static let next = SpokenPattern("after|uske|iske that|this|it|baad")
    private static let week = SpokenPattern("week|hafta|hafte|saptah")
    /// “and the next?”, “अगला?”.
    private static let bareNext = SpokenPattern("and|aur|then|so? the? next|agla|agle|agli|following one|wala|wale?")
    private static let yearAfter = SpokenPattern("year after|later")
    private static let nextDay = SpokenPattern("day|din after|later|baad")
}
