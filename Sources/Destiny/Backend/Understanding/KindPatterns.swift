/// How kinds of questions are asked.
enum KindPatterns {
    static func isOutside(_ words: [SpokenWord]) -> Bool { fits(outside, words) }

    /// Whether the day of a question is weighed: “is the 5th good for …”.
    static func weighs(_ words: [SpokenWord]) -> Bool { fits(weighing, words) }

    static func kind(of said: [SpokenWord], subject: QuestionSubject?, span: QuestionSpan?) -> QuestionKind {
        if ExactFact.asked(in: said.map(\.asWritten)) != nil { return .what }
        if fits(outside, said) { return .outside }
        let words = atAge.removed(from: bornWhen.removed(from: said))
        let isDay = span?.days == 1
        // “these days” and “one day” are no days to choose.
        if comingDays.match(words) == nil,
            fits(day, idleDays.removed(from: words)) || isDay && isOfDay(words) || weighsClock(words) && span == nil
        {
            return .day
        }
        if fits(which, words), !fits(orNot, words) { return .which }
        if anythingBad.match(words) != nil { return .whether }
        if let thing = subject?.thing { return kind(of: words, thing) }
        if bestDasha.match(words) != nil { return .when }
        if fits(why, words) { return .why }
        if fits(advice, ownManner.removed(from: words)) || fits(kaise, words) && !fits(kaiseState, words) {
            return .how
        }
        if fits(other, words), !fits(isLike, words) { return .other }
        if fits(planetOf, words) || fits(whatOfMine, words) && span == nil && !fits(whichTime, words) {
            return .describe
        }
        if fits(meeting, words) { return .describe }
        if span == nil, fits(likeness, words), !fits(betweenTwo, words), !fits(howMuch, words) { return .describe }
        if fits(happening, words), !fits(whenWord, words) { return .period }
        if fits(lament, words), !fits(whenWord, words) { return .how }
        if fits(suits, words), !fits(whichTime, words) { return .describe }
        if fits(isItTime, words), !fits(whenWord, words), whichIsBest.match(words) == nil { return .whether }
        if fits(when, words) { return .when }
        if fits(orNot, words) { return .whether }
        if fits(period, words) { return .period }
        if fits(how, words) { return .how }
        if fits(describe, words) { return span != nil ? .period : .describe }
        if fits(whether, words) || words.contains(where: isToCome) { return .whether }
        if fits(otherToo, words) { return .other }
        if fits(what, words) { return span != nil ? .period : .describe }
        if span != nil { return .period }
        // What is only told, and of nothing that is known or of what goes wrong, wants a way on: “nobody likes me”.
        return subject == nil || fits(goneWrong, words) ? .how : .describe
    }

    /// “utar jayega”, “mil paunga”.
    private static func isToCome(_ word: SpokenWord) -> Bool {
        word.latin.count > 3 && QuestionReader.verbEndings.contains { word.latin.hasSuffix($0) }
    }

    static func kind(of words: [SpokenWord], _ thing: QuestionSubject.ChartThing) -> QuestionKind {
        if fits(why, words) { return .why }
        if fits(advice, words) { return .how }
        if fits(when, words), !fits(whichPeriod, words) { return .when }
        return .what
    }

    /// The kind of a question that leans on the one before.
    static func followUp(_ kind: QuestionKind, of words: [SpokenWord], last: QuestionKind) -> QuestionKind {
        if fits(why, words) || fits(more, words) { return .why }
        if last == .day, asksForHours(words) { return .day }
        if fits(weakTimes, words), last == .when || last == .period || last == .whether { return .period }
        if fits(secondBest, words), last == .when { return .when }
        if kind == .other || kind == .which || kind == .day || fits(likeness, words) { return kind }
        if fits(goesWell, words), last != .day { return .whether }
        if fits(advice, words) || fits(how, words) && !fits(about, words) { return .how }
        if fits(person, words) { return .other }
        if fits(when, words) { return .when }
        if fits(doubt, words) { return .whether }
        if fits(yes, words) || fits(bareHow, words) && words.count <= 2 { return .how }
        // “will I pass?” after a day that was told.
        if kind == .whether, ["will", "should", "can", "could", "kya"].contains(words.first?.latin ?? "") {
            return kind
        }
        if last == .when || last == .why || last == .what || last == .how || last == .other || last == .describe {
            return .whether
        }
        return last
    }

    /// Whether a question reads as going on with the one before.
    static func leansOnBefore(_ words: [SpokenWord]) -> Bool {
        words.count <= 3 && !fits(which, words) || words.count <= 9 && fits(pronouns, words)
            || opensOn(words) || words.count <= 9 && bareVerb.match(words)?.upperBound == words.count
    }

    /// “and tomorrow?”, “what about her?”.
    static func opensOn(_ words: [SpokenWord]) -> Bool {
        fits(opening, Array(words.prefix(1))) || fits(about, Array(words.prefix(2)))
    }

    /// “is it bad?”, “kya yeh bura hai”: what was said before is weighed.
    static func judgesBefore(_ words: [SpokenWord]) -> Bool {
        words.count <= 6 && (judging.match(words)?.lowerBound == 0 || hindiJudging.match(words) != nil)
    }

    /// “which of the two is better?”, “dono me se kaun accha hai”.
    static func comparesBefore(_ words: [SpokenWord]) -> Bool {
        words.count <= 8 && fits(comparing, words) && !fits(day, words)
    }

    private static let comparing = patterns(
        """
        which|what of|between ~ two|both|them|these|those
        which|what ~ better|best|stronger|easier
        so|then|toh? which|kaunsa|konsa one|wala|wali
        dono|donon ~ kaun|kaunsa|konsa|behtar|accha
        """
    )

    private static let judging = SpokenPattern(
        "is|was|are|will|would|so it|this|that|they|these be? really|so|very|too|a|always|such|actually|necessarily? a? good|bad|harmful|dangerous|serious|strong|weak|rare|lucky|unlucky|normal|common|true|permanent|okay|ok|fine|worse|worrying|problem|important|inauspicious|auspicious"
    )
    private static let hindiJudging = SpokenPattern(
        "yeh|ye|yah|wo|vo|woh bahut|itna? bura|buri|accha|acchi|acha|achha|achhi|kharab|khatarnak|theek|thik|sahi|shubh|ashubh|gambhir hai|hain|hota|hoti"
    )

    /// “what about money?”, “and my health?”: another subject, asked as before.
    static func turnsTo(_ words: [SpokenWord]) -> Bool {
        let words = Array(
            words.drop { ["ok", "okay", "so", "then", "accha", "acha", "well", "hmm"].contains($0.latin) }
        )
        return words.count <= 6 && (fits(turn, Array(words.prefix(2))) || fits(hindiTurn, words))
            && !fits(why, words) && !fits(when, words) && !fits(advice, words)
            && asksWhether.match(words)?.lowerBound != 0
    }

    /// “yes please”, “haan wahi din”.
    static func agrees(_ words: [SpokenWord]) -> Bool { words.count <= 4 && fits(yes, Array(words.prefix(1))) }

    /// Nothing in it of the person or of a life.
    static func isImpersonal(_ words: [SpokenWord]) -> Bool { words.count > 2 && !fits(persons, words) }

    /// Whether what is asked about is feared: losing, failing, breaking.
    static func isFeared(_ words: [SpokenWord]) -> Bool {
        fits(feared, words) && !fits(goodEnds, words) && !isOvercome(words) && considered.match(words)?.lowerBound != 0
    }

    /// What one thinks of doing is not feared: “should I get a divorce”.
    private static let considered = SpokenPattern("should|shall|can|could|may|is i|we|it ok|okay|wise|right|good|time?")

    static func asksForHours(_ words: [SpokenWord]) -> Bool {
        fits(hours, words) || words.count <= 4 && whatTime.match(words) != nil || weighsClock(words)
    }

    /// “the best time of day to study” asks of studies.
    static func withoutHours(_ words: [SpokenWord]) -> [SpokenWord] { hourWords.removed(from: words) }

    private static let hourWords = SpokenPattern(
        "time|times|hour|hours|morning|mornings|evening|afternoon|noon|night|subah|savere|shaam|sham|dopahar|raat of|or|ya|vs? the? day|today|tomorrow|morning|evening|afternoon|noon|night|subah|savere|shaam|sham|dopahar|raat?"
    )
    private static let whatTime = SpokenPattern("what|which|kitne|kis time|baje|samay")

    static func asksForCare(_ words: [SpokenWord]) -> Bool { fits(care, words) }

    private static let hours = patterns(
        "what|which time ~ leave|start|begin|go|travel|depart|sign|buy|call|kab\nkitne|kis baje|samay|waqt ~ niklu|nikalu|nikalna|jau|jana|karu|karun|karna|du|dun|dena|deni|lena|shuru|start|accha|acha|sahi|theek|rahega\nhour|hours|ghante|ghanta\nmorning|mornings|evening|afternoon|noon|night|subah|savere|shaam|sham|dopahar|raat or|ya|vs morning|evening|afternoon|noon|night|subah|savere|shaam|sham|dopahar|raat\nrahu kaal|kalam|kal\nrahukaal|rahukalam\nmuhurat|muhurta|muhurt ~ kab|time|samay|baje\nwhat|which|best|good time of? day|today|tomorrow"
    )
    private static let care = patterns(
        "careful|cautious|beware|caution|avoid|avoided\nwatch out\nsavdhan|savdhaan|savdhani|sambhal|sambhalkar|bachna|bachu"
    )
    /// “explain my chart”: the chart as a whole is asked about.
    static func isOfTheChart(_ words: [SpokenWord]) -> Bool { words.count <= 9 && fits(wholeChart, words) }

    /// “explain my chart”, after whatever was asked: not “explain”, and not “where is that in my chart”.
    static func beginsWithTheChart(_ words: [SpokenWord]) -> Bool {
        words.count <= 5 && wholeChart.contains { $0.match(words)?.lowerBound == 0 } && !fits(pronouns, words)
    }

    private static let wholeChart = patterns(
        """
        explain|read|describe|summarize|summarise|interpret|understand ~ my|this|the chart|kundli|kundali|horoscope|janampatri
        is|are my|the chart|kundli|kundali|horoscope ~ good|strong|special|bad|weak|rare|lucky|powerful
        in|of|about my|the chart|kundli|kundali|horoscope|janampatri
        what|how does|is ~ my chart|kundli|kundali|horoscope say|show|mean|look|like|good|strong|special
        meri|mere|apni kundli|kundali|patrika|janampatri ~ batao|bataiye|kya|kaisi|samjhao|samjhaiye|mein|me|ke
        """
    )
    static func isOpenEnded(_ words: [SpokenWord]) -> Bool { fits(openEnded, words) }

    static func asksForField(_ words: [SpokenWord]) -> Bool { fits(field, words) }

    /// Somebody of the family whose marriage, job or exam is asked about.
    static func person(in words: [SpokenWord], beside subject: QuestionSubject?) -> String? {
        guard let subject, !familySubjects.contains(subject.slug) else { return nil }
        return family.first { person in person.patterns.contains { $0.match(words) != nil } }?.name
    }

    static let familySubjects: Set<String> = [
        "mother", "father", "parents", "siblings", "children", "in-laws", "daughter-in-law",
        "son-in-law", "marriage-harmony", "friends", "personality",
        "love", "separation", "reunion", "first-love", "lending",
    ]
    /// “my daughter”, “beti ki”.
    private static let family: [(name: String, patterns: [SpokenPattern])] = [
        ("brother", "brother|brothers|bhai|bhaiya"), ("sister", "sister|sisters|behen|behan|bahen|didi"),
        ("son", "son|sons|beta|bete"), ("daughter", "daughter|daughters|beti"),
        ("mother", "mother|mothers|mom|mummy|mummyji"),
        ("father", "father|fathers|dad|papa|pitaji"), ("husband", "husband|husbands|hubby|pati"),
        ("wife", "wife|wifes|patni|biwi"), ("friend", "friend|friends|dost"),
    ].map { ($0.0, [SpokenPattern("my|mera|meri|mere ~ \($0.1)"[...]), SpokenPattern("\($0.1) ka|ki|ke"[...])]) }

    static let openEnded = patterns(
        "ever\nkabhi\nin my life\nin this life\nlifetime\njeevan mein\nzindagi mein"
    )
    static let field = patterns(
        """
        what|which|kaunsa|konsa|kaunsi|konsi|kaun career|job|work|profession|field|stream|subject|course|line|kaam|naukri|sector|industry|degree
        what|which|kaunsa|konsa|kaunsi|konsi|kaun kind|type|sort|line of career|job|work|profession|field|stream|study|business
        which ~ best|right|good ~ career|job|profession|field
        career|job|work|profession|field|stream|subject|line|naukri ~ suits|suit|best|right|good|sahi|accha|acha ~ me|for|mere|mujhe
        best career|job|profession|field|stream
        kis ~ kaam|field|kshetra|line|karya|vyavsay
        """
    )

    /// Whether an end is asked for: “how long will it last”.
    ///
    /// “kab tak hogi” asks by when it comes, “kab tak rahegi” when it ends.
    static func asksForEnd(_ words: [SpokenWord]) -> Bool {
        if fits(waiting, words) { return false }
        return fits(ending, words) || fits(untilWhen, words) && (fits(lasting, words) || !fits(coming, words))
    }

    static func fits(_ patterns: [SpokenPattern], _ words: [SpokenWord]) -> Bool {
        patterns.contains { $0.match(words) != nil }
    }

    static func patterns(_ text: String) -> [SpokenPattern] {
        text.split(separator: "\n").map { SpokenPattern($0) }
    }

    static let outside = patterns(
        """
        world cup
        who ~ win|won|wins ~ election|match|cup|ipl|trophy|war|league|final|game|series|oscar|tournament
        kaun jeetega|jitega|jeeta ~ match|cup|ipl|election|chunav
        ipl|election|elections|chunav|cricket|football|olympics|premier|match ~ win|winner|result|score|match|jeetega|jitega|jeeta|kaun
        capital of
        rajdhani
        president|prime|minister|king|ceo|author|founder of|minister|is
        who is|was president|prime|the|ceo ~ of
        pradhan mantri|pradhanmantri ~ kaun
        pradhanmantri kaun
        weather|mausam|temperature ~ in|today|tomorrow|like|kaisa|forecast|outside
        mausam
        will it rain|snow
        will|when|how|would|are|is the? rain|rains|monsoon|monsoons|rainfall be|come|start|fail|arrive|stop|last|like
        barish|baarish|barsaat|monsoon|rains hogi|kab|aayegi|aayengi|ayegi|rukegi
        kab ~ barish|baarish|barsaat|monsoon|rains
        kya|aaj|kal barish
        write|compose|debug|fix|generate ~ code|poem|essay|email|program|python|script|cover|resume|letter|song|story
        translate ~ to|into|this|in
        recipe
        cook ~ for|how|make
        how ~ make|cook|bake|boil ~ cake|pasta|biryani|tea|soup|rice|egg|eggs|bread|pizza|curry
        who|when|kisne ~ invented|discovered|wrote|founded|born|banaya ~ telephone|gravity|india|relativity|company|einstein|book|taj
        what is|are ~ photosynthesis|gravity|blockchain|inflation|python|quantum|dna|gdp|chatgpt|javascript
        what is|are 1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|30|40|50|60|70|80|90|100 ~ 1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|30|40|50|60|70|80|90|100
        how many planets|stars|signs|houses|nakshatras ~ are|is|in
        how many|tall|far|big|old|deep ~ is|are|planets|countries|people|states ~ the|earth|moon|solar|everest|india|world|taj|sun
        tell|sunao ~ joke|story|chutkula
        joke|chutkula
        distance between|from
        meaning of ~ word
        square root
        plus|minus|times|divided 1|2|3|4|5|6|7|8|9
        stock price
        price of
        time|date is it ~ in
        what time does|do|is|will ~~ open|opens|close|closes|start|starts|leave|arrive
        what time is it
        is|does|kya|how astrology|jyotish ~ real|true|science|work|works|scientific|fake|sach
        how ~ astrology ~ work|works
        are|r you ~ human|real|robot|bot|ai|chatgpt|person
        who made|created|built you
        what is your name
        your name
        i love you
        ask me a|something|anything|riddle|question
        sing ~ song
        latest|todays|breaking news
        news today|about
        best|good|recommend|suggest ~ phone|laptop|movie|movies|restaurant|hotel|tv|mobile|headphones|series
        how ~ fix|repair|clean|charge|open ~ laptop|phone|computer|tap|tv|wifi|printer|fridge|car|bike
        how ~ install|hack|download|reset
        how ~ repair my|a|the|this laptop|phone|computer|tap|tv|wifi|printer|fridge|car|bike|roof|pipe|screen|battery
        who is ~ actor|singer|player|shah|virat|modi|elon|trump|einstein|gandhi
        which team
        team|club|side ~~ they|it|we win|lose|beat
        fastest|tallest|largest|biggest|longest|richest ~ in|animal|river|country|building|mountain|person|man
        is the earth
        exchange rate
        """
    )
}
