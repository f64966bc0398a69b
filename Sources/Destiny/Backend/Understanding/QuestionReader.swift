import DestinyDomain
import Foundation
import Jyotish
import Places

/// Reads kind, subject and span from a question, taking from the conversation what is missing.
struct QuestionReader {
    let spans: SpanReader
    let options: OptionReader

    func read(_ question: String, after last: UnderstoodQuestion? = nil) -> UnderstoodQuestion {
        let text = QuestionText(question)
        let words = QuestionWords.of(question)
        let language = Self.language(of: question, words)
        if let last, let follow = afterNoChart(text, words, last) { return follow }
        let last = last?.subject == nil ? nil : last
        if let topic = aboutGuide(text, words, isAlone: last == nil) {
            var read = Self.outside(language)
            read.aboutGuide = topic
            read.words = words
            return read
        }
        if let refused = refused(question, text, words, language) { return refused }
        let missing = spans.missingDay(in: words)
        var read = read(question, text, words, language, nearest: missing?.nearest, after: last)
        if case .planet? = read.subject?.thing, case .planet? = last?.subject?.thing, read.kind != .which {
            read.earlierPlanet = read.subject == last?.subject ? last?.earlierPlanet : last?.subject
        }
        read.missingDay = missing
        read.keepPerson(of: last)
        return read
    }

    private func read(
        _ question: String,
        _ text: QuestionText,
        _ words: [SpokenWord],
        _ language: QuestionLanguage,
        nearest: CivilDate?,
        after last: UnderstoodQuestion?
    ) -> UnderstoodQuestion {
        let asked = Self.asked(in: question, words)
        let heard = heard(text, words, asked: asked, isAlone: last == nil)
        let named = last != nil && KindPatterns.judgesBefore(words) ? nil : heard.subject
        let timed = ChartThings.withoutRahuKalam(BirthDayTold.removed(from: words))
        let told =
            nearest.map { QuestionSpan($0, $0) }
            ?? (Self.isTimeless(named, words)
                ? nil
                : asked.flatMap { spans.span(in: $0) } ?? dayAfter(timed, last) ?? spans.part(of: last?.span, in: timed)
                    ?? spans.span(in: timed))
        let kind = KindPatterns.kind(of: asked ?? words, subject: named, span: told)
        let span = isTold(told, kind, asked, words) || isOfSilence(asked, words) ? nil : told
        if let last, let follow = followUp(words, named, span, kind, language, question, last) {
            return follow
        }
        let isChoice = kind == .which && options.options(in: question, beside: SubjectCatalogue.fallback).count >= 2
        let isForeign = isForeign(text, words) || kind == .which && KindPatterns.isImpersonal(words)
        let isOwn =
            kind == .why && !KindPatterns.isImpersonal(words) || told != nil && KindPatterns.asksWhatComes(words)
        let isAsked =
            isOwn || KindPatterns.asksForHours(words) || kind == .day && named != nil
            || kind == .how && [.personality, .health].contains(named?.area)
            || kind == .when && KindPatterns.looksBack(words)
            || named?.area == .marriage && KindPatterns.fits(KindPatterns.whichTime, words)
        guard heard.isForChart || isAsked, named != nil || isChoice || !isForeign
        else {
            return Self.outside(language)
        }
        return understood(question, words, kind, named ?? SubjectCatalogue.named("general"), span, language)
    }

    /// What the gate stops for more than being no question goes before it.
    private func aboutGuide(_ text: QuestionText, _ words: [SpokenWord], isAlone: Bool) -> AboutGuide? {
        guard let topic = AboutGuide.asked(in: words, isAlone: isAlone) else { return nil }
        let refusal = SafetyGate.refusal(of: text, in: spans.today.year)
        return refusal == nil || refusal == .notAQuestion ? topic : nil
    }

    private func refused(
        _ question: String,
        _ text: QuestionText,
        _ words: [SpokenWord],
        _ language: QuestionLanguage
    ) -> UnderstoodQuestion? {
        if let refusal = SafetyGate.refusal(of: text, in: spans.today.year) {
            let isCourtesy = refusal == .greeting || refusal == .thanks
            let kind: QuestionKind = isCourtesy ? .courtesy : refusal == .notAQuestion ? .outside : .safety
            return UnderstoodQuestion(kind: kind, subject: nil, span: nil, language: language, refusal: refusal)
        }
        let isOfChart = ChartThings.almanac(in: words) != nil || ExactFact.asked(in: words) != nil
        let isOutside = KindPatterns.isOutside(words) && !isOfChart
        return isOutside || Nonsense.isAll(of: words, in: question) ? Self.outside(language) : nil
    }

    /// “I was let go last week, will I …”: the time belongs to what is told.
    private func isTold(
        _ span: QuestionSpan?,
        _ kind: QuestionKind,
        _ asked: [SpokenWord]?,
        _ words: [SpokenWord]
    ) -> Bool {
        guard let span, let asked, spans.span(in: asked) == nil else { return false }
        return kind == .whether && span.to < spans.today
            || [.whether, .when, .how].contains(kind) && Self.past.match(words.dropLast(asked.count)) != nil
    }

    private static let past = SpokenPattern(
        "was|were|had|lost|left|laid|fired|failed|came|started|joined|quit|broke|ended|married|moved|gaya|gayi|gaye|tha|thi|hua|hui|chhoda|chhodi"
    )

    func understood(
        _ question: String,
        _ words: [SpokenWord],
        _ kind: QuestionKind,
        _ subject: QuestionSubject?,
        _ span: QuestionSpan?,
        _ language: QuestionLanguage,
        isFollowUp: Bool = false
    ) -> UnderstoodQuestion {
        var kind = kind
        var (subject, span) = (subject, span)
        if kind == .which, subject == nil || subject?.slug == "general",
            words.contains(where: { ["who", "kaun"].contains($0.latin) })
        {
            subject = SubjectCatalogue.named("love")
        }
        if kind == .when, let said = span, said.to < spans.today, KindPatterns.judgedPast.match(words) != nil {
            kind = .period
        }
        // What is over, or goes on until today, is no time to wait for.
        if kind == .when, subject?.thing != .almanac, let said = span,
            said.to < spans.today || said.from < spans.today && said.to == spans.today
        {
            span = nil
        }
        // What goes wrong since then is to be mended from now on, and what will be does not lie behind.
        if let said = span, said.to <= spans.today, kind == .how || said.days > 1 && KindPatterns.isAhead(kind, words) {
            span = nil
        }
        if subject?.thing == nil, kind == .how || kind == .describe, KindPatterns.asksForNumber(words) {
            kind = .whether
        }
        let isOfDays = kind == .day && DayPart.offered(in: words).isEmpty
        let asks = kind == .which || isOfDays && words.contains { ["or", "ya"].contains($0.latin) }
        var options = asks ? self.options.options(in: question, beside: subject) : []
        if kind == .which, options.count < 2 {
            kind = KindPatterns.kind(
                of: words.filter { !["or", "ya", "vs"].contains($0.latin) },
                subject: subject,
                span: span
            )
            if kind == .which { kind = .whether }
        }
        // “kis cheez ka business” asks which, whatever its verb.
        let isOfOneKind = ChoiceMatter.asked(in: words, of: subject) != nil
        if options.isEmpty, [.whether, .how, .what, .which, .describe].contains(kind), isOfOneKind {
            kind = .describe
        }
        // “what about my father's health” is answered as his.
        if kind == .describe, subject?.slug == "health",
            let own = KindPatterns.person(in: words, beside: subject).flatMap(SubjectCatalogue.family)
        {
            subject = own
        }
        // “is the coming dasha better than this one”: what is looked up is told, and nothing is weighed.
        if kind == .which, let thing = subject?.thing, options.allSatisfy({ $0.subject.thing == thing }) {
            (kind, options) = (.what, [])
        }
        // Of another person one's own side of love is told, unless something else is named.
        let isOfWork = SubjectCatalogue.professions.contains { $0.slug == subject?.slug }
        if kind == .other, subject == nil || subject?.slug == "general" || isOfWork {
            subject = SubjectCatalogue.named("love")
        }
        if kind == .which, options.allSatisfy({ $0.span?.days == 1 }) { kind = .day }
        let isAmongTimes = options.contains { $0.span != nil }
        let asked =
            isAmongTimes
            ? options.compactMap(\.span).reduce(nil) { all, one in
                all.map { QuestionSpan(min($0.from, one.from), max($0.to, one.to)) } ?? one
            } : span
        if kind == .which, KindPatterns.asksOfSpouse(words), options.allSatisfy({ $0.subject.area == .career }) {
            (kind, options, subject) = (.describe, [], SubjectCatalogue.named("marriage"))
        }
        if options.count >= 2, !isAmongTimes {
            subject = OptionReader.subject(of: options, beside: subject)
        }
        return UnderstoodQuestion(
            kind: kind,
            subject: subject,
            span: asked,
            options: options,
            language: language,
            isFollowUp: isFollowUp,
            isFeared: KindPatterns.isFeared(Self.asked(in: question, words) ?? Self.withoutTold(words, in: question)),
            asksForEnd: KindPatterns.asksForEnd(words),
            isOpenEnded: KindPatterns.isOpenEnded(words),
            asksForField: ["employment", "study"].contains(subject?.slug) && KindPatterns.asksForField(words),
            person: KindPatterns.person(in: words, beside: subject),
            fact: ExactFact.asked(in: words, kind, of: subject),
            text: question,
            words: words
        )
    }

    /// The words after a comma, or after what was told before, where only they ask: “I am 35 with a son, should I move?”.
    private static func asked(in question: String, _ words: [SpokenWord]) -> [SpokenWord]? {
        guard let comma = question.lastIndex(where: { ",–".contains($0) }),
            KindPatterns.kind(of: words, subject: nil, span: nil) != .which
        else { return nil }
        let rest = QuestionWords.of(String(question[question.index(after: comma)...]))
        let isAsking = asking.match(rest)?.lowerBound == 0 || hindiAsking.match(rest) != nil
        return rest.count >= 3 && isAsking && standIns.match(rest) == nil ? rest : nil
    }

    /// Without the statement before it: “I failed twice – should I try again?” fears nothing.
    private static func withoutTold(_ words: [SpokenWord], in question: String) -> [SpokenWord] {
        guard let mark = question.range(of: " – ", options: .backwards) else { return words }
        return QuestionWords.of(String(question[mark.upperBound...]))
    }

    static func narrow(_ words: [SpokenWord]) -> QuestionSubject? {
        SubjectCatalogue.subject(of: words).flatMap { $0.slug == "general" ? nil : $0 }
    }

    private static let asking = SpokenPattern(
        "should|will|can|could|would|shall|when|how|why|is|am|are|do|does|which|what"
    )
    private static let hindiAsking = SpokenPattern("kya|kab|kaise|kyu|kyun|kyon|kahan|kaisa|kaisi|kaun|kaunsa")
    /// What stands for something that was told before the comma.
    private static let standIns = SpokenPattern("it|they|them|he|she|him|her|that|this|uska|uski|unka|unki|iska|iski")

    private static func outside(_ language: QuestionLanguage) -> UnderstoodQuestion {
        UnderstoodQuestion(kind: .outside, subject: nil, span: nil, language: language, refusal: .notAQuestion)
    }

    /// What of a chart never changes has no span.
    private static func isTimeless(_ subject: QuestionSubject?, _ words: [SpokenWord]) -> Bool {
        switch subject?.thing {
        case .kaalSarp, .guruChandal, .manglik, .star, .moonSign, .lagna, .yogas, .chart: true
        case .almanac: false
        // “now” is what these look at anyway.
        case .dasha, .sadeSati, .planet, .house, .sign: present.match(words) != nil
        case nil: false
        }
    }

    private static let present = SpokenPattern("now|currently|current|abhi|present|presently|aajkal|ajkal|nowadays")

    /// Whether nothing in a question is of the person, of a life, or of what was said before.
    private func isForeign(_ text: QuestionText, _ words: [SpokenWord]) -> Bool {
        KindPatterns.isImpersonal(words) && !KindPatterns.leansOnBefore(words) && spans.span(in: words) == nil
            && AreaClassifier.areas(of: text, context: nil).first?.weight == 0
    }
}

extension QuestionReader {
    init(birth: CastBirth, now: Date, astrologer: Astrologer) {
        let place = birth.details.place
        spans = SpanReader(birth: birth, now: now)
        options = OptionReader(spans: spans) { word in
            let city = astrologer.gazetteer.search(word, limit: 1).first { city in
                ([city.name] + city.otherNames).contains { $0.lowercased() == word.lowercased() }
            }
            // Nothing is nearer than the birthplace itself.
            let home = (try? GeographicPoint(latitude: place.latitude, longitude: place.longitude)).flatMap {
                astrologer.gazetteer.nearest(to: $0, limit: 1).first?.country
            }
            return city.map { $0.country != home }
        }
    }
}
