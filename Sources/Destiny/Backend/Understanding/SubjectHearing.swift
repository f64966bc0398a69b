import DestinyDomain
import Foundation

/// What a question is about, by its phrases and, where they leave it open, by what its words are like.
enum SubjectHearing {
    /// `nil` where the file that lies beside the program is gone: phrases alone are heard then.
    static let scorer = LearnedWeights.subject.bytes
        .flatMap { SubjectScorer(weights: $0, concepts: SafetyGate.concepts) }

    /// What phrases name, weighed against what the words are like.
    ///
    /// What is asked of the chart by name stays, and after another question only what is sure is taken for a new one.
    ///
    /// - Parameters:
    ///   - words: as the safety gate hears them.
    ///   - named: what phrases name.
    ///   - isAlone: whether no question stands before it that it could lean on.
    ///   - isImpersonal: whether nobody is spoken of, so that it may be none for a chart.
    /// - Returns: the subject, and whether a chart may be asked at all.
    static func subject(
        of words: [SpokenWord],
        named: QuestionSubject?,
        isAlone: Bool,
        isImpersonal: Bool
    ) -> HeardSubject {
        let phrased = HeardSubject(subject: named, isForChart: true)
        guard named?.thing == nil, SignMatch.sign(in: words) == nil, words.count >= (isAlone ? 3 : 5),
            let shares = scorer?.judgement(of: words).shares
        else {
            return phrased
        }
        let isNamed = named != nil && named?.slug != "general"
        if !isNamed, KindPatterns.isOfTheChart(words) {
            return HeardSubject(subject: SubjectCatalogue.fallback, isForChart: true)
        }
        if !isNamed, words.count <= 8, openLife.contains(where: { $0.match(words) != nil }) {
            return HeardSubject(subject: SubjectCatalogue.fallback, isForChart: true)
        }
        if isNamed, KindPatterns.asksForNumber(words) || isFirm(named, words, shares) { return phrased }
        let most = isNamed && !isImpersonal ? shareOfNoneBesidePhrases : shareOfNone
        if isAlone, shares[SubjectScorer.none] ?? 0 > most {
            return HeardSubject(subject: named, isForChart: false)
        }
        var weighed = shares
        if isNamed, let slug = named?.slug { weighed[slug]? *= weightOfPhrases }
        guard let best = weighed.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), best.key != named?.slug,
            let learned = SubjectCatalogue.named(best.key), learned.slug != "general"
        else { return phrased }
        if learned.slug == "study-abroad", ["study", nil].contains(named?.slug), farAway.match(words) == nil {
            return named == nil ? HeardSubject(subject: SubjectCatalogue.named("study"), isForChart: true) : phrased
        }
        // “papa ki naukri” asks for work, whoever it is for.
        let isOfFamily =
            family.contains(learned.slug) || learned.slug == "in-laws" && byMarriage.match(words) == nil
        if isNamed, let named, isOfFamily, QuestionAsides.isOfAnybody(named),
            QuestionAsides.person.match(words) != nil
        {
            return phrased
        }
        if isNamed, isOfSetting(learned, words, scorer) { return phrased }
        // “describe my year in work” and “which day is good for …” ask of no self and no luck by that.
        if isNamed && asksToDescribe.match(words)?.lowerBound == 0 && learned.slug == "personality"
            || learned.slug == "luck" && KindPatterns.fits(KindPatterns.day, words) && lucky.match(words) == nil
        {
            return phrased
        }
        let least = isNamed ? shareOverPhrases : isImpersonal ? shareOfTheImpersonal : shareOfTheUnnamed
        let isHeard = isAlone ? best.value > least : best.value > shareAfterAnother && named == nil
        return isHeard ? HeardSubject(subject: learned, isForChart: true) : phrased
    }

    /// Whether phrases leave nothing to weigh: they are definite, or name what the scorer never learned.
    private static func isFirm(_ named: QuestionSubject?, _ words: [SpokenWord], _ shares: [String: Float]) -> Bool {
        named.map { shares[$0.slug] == nil || isOfKind(named: $0, words) } ?? false
            || firm.contains { $0.match(words) != nil }
    }

    /// “should I rent a shop near the temple”: what is heard for the place beside which it is, and not without it.
    private static func isOfSetting(_ learned: QuestionSubject, _ words: [SpokenWord], _ scorer: SubjectScorer?) -> Bool
    {
        let core = QuestionAsides.takenOut(of: words)
        guard core.count < words.count, core.count >= 2 else { return false }
        return (scorer?.judgement(of: core).shares[learned.slug] ?? 0) < shareOverPhrases
    }

    /// “what kind of home suits me”: what stands after it is what is asked about.
    private static func isOfKind(named: QuestionSubject, _ words: [SpokenWord]) -> Bool {
        guard let place = kindOf.match(words), named.slug != "general" else { return false }
        return SubjectCatalogue.subject(of: Array(words[place.upperBound...].prefix(2))) == named
    }

    private static let kindOf = SpokenPattern("what|which kind|type|sort|style of")
    private static let asksToDescribe = SpokenPattern("please? describe|explain|tell")
    private static let lucky = SpokenPattern("luck|lucky|unlucky|fortunate|kismat|bhagya|naseeb|shubh")
    private static let firm = KindPatterns.patterns(
        """
        drive|driving|chala* ~ bus|taxi|cab|truck|auto|rickshaw|lorry|ambulance|van
        never|cant|cannot|dont|couldnt|unable|hardly ~ finish|finishing|complete ~~ start|starts|started|begin|began
        visa|embassy|consulate ~ interview|appointment|stamping
        government|govt|sarkari job|naukri|post
        should|shall|when|can|could|may i|we join
        meri|mera|apni|my biggest|greatest|best|worst|main|real|sabse|badi? kamzori|kamjori|kami|khubi|khoobi|taakat|weakness|weaknesses|strength|strengths|talents
        do|are|will we match|compatible
        lucky|unlucky|luck in|with
        be|become|becoming a? mother|father|parent|mom|mum|dad
        am|was|be|become i? a? good|great|bad mother|father|parent|mom|mum|dad
        acchi|achi|achhi|accha|acha maa|mata|baap|papa|pita hu|hun|hoon|banungi|banunga
        quit|leave|resign|stay ~ or ~ grow|rise|progress
        dhatu|dhatuen|metal|metals
        when|kab ~ marriage|shaadi|shadi|vivah ~ happen|happens|hogi|hoga
        gym start|join|shuru|jana|jaana|jau|jaun|karu|karun
        start|join|hit the? gym
        have|having|conceive|plan|planning|try|trying for? a|another|our|my|first|second? baby|babies|child|kid
        plot|zameen|jameen|makan|makaan|ghar|flat|khet ~ bech*
        private job|jobs|naukri|sector
        startup|business|company ~ fund|funds|funding|investment ~ raise|mil*
        fight|fights|fighting|quarrel*|jhagda|ladai ~ flatmate|roommate
        salary|tankhwah|tankhah|vetan ~ badh*
        who|whom will|should|do i ~ with|choose|pick|date|love
        find|finding|get|getting|have|need|want|feel some|inner|mental|real|my? peace
        never marry|married|wed
        get|getting|receive a|the? loan
        loan|karz|karj|mortgage ~ milega|milegi|mile|milne|mil|approve*|sanction*|pass|manjoor|manzoor|manjur
        milega|milegi|mile|mil ~ loan|karz|karj
        bank ~ approve|approves|sanction|give ~ loan|credit
        find|meet someone|somebody else|new
        boss|manager|senior|colleague|coworker|hr|teamlead ~ ladai|jhagda|behas|anban|quarrel|argument|fight|fought|clash
        ladai|jhagda|behas|anban|quarrel|argument|argued|fight|fought|clash ~ boss|manager|senior|colleague|coworker|hr|teamlead
        what|how will|would my? husband|wife|spouse be|look
        ghar wale ~ manenge|maanenge|maan
        surname|maiden
        marriage|shaadi|shadi ~ last|survive|work|tikegi|chalegi
        where will|do|should i settle
        work on
        get|getting ~ visa
        move|moving in together|with
        akela|akeli ~ lagta|lagti|hu|hun|hoon|mehsoos|mahsoos
        """
    )

    /// “when is my next good period”, “what's going to happen to me”: of life as a whole.
    private static let openLife = KindPatterns.patterns(
        """
        kitne|kab|kabtak ~ struggle|sangharsh|pareshani|pareshaniyan|mushkil|mushkile|mushkilen|dikkat ~ chal*|rah*|khat*|door|kam
        good|bad|better|best|golden|lucky|favourable|difficult|hard|next|tough period|phase
        best|worst|golden|happiest|hardest time|times|years|phase|period|decade of|in my life
        what|whats is|will|going? going? to? happen|happening to|with|in me|us|my
        my|mera|meri future|bhavishya
        years|months|weeks of this|the|my struggle|struggles|phase|mess|waiting|wait|hardship
        kaun|kya|kaunsi ~ rok raha|rahi|rahe
        badlav|badlaav|parivartan|change|changes ~ aane|aayega|aaega|ayega|aayenge|hoga|hone|coming|come|comes|ahead
        what ~~ blocks|blocking|stops|stopping|holds|holding me
        what did|does|will _ mean|bring|hold ~ for|to me|us
        advice|tip|guidance|suggestion ~ today|tomorrow|week|month
        aaj|abhi|aajkal kya karu|karun|kare|karna
        """
    )
    /// Without a word of it studies are those at home.
    private static let farAway = SpokenPattern(
        "abroad|overseas|foreign|outside|visa|videsh|bahar|country|international|university|masters|usa|us|uk|canada|germany|australia|america|europe|ireland|france|singapore"
    )
    private static let byMarriage = SpokenPattern("law|laws|inlaw|inlaws|parents|family|saas|sasur|sasural")
    private static let family: Set<String> = ["mother", "father", "parents", "siblings", "children"]

    /// From questions that the scorer had not learned from: these had the most subjects right.
    private static let weightOfPhrases: Float = 2
    private static let shareOverPhrases: Float = 0.3
    /// No question that a chart is asked has as much.
    private static let shareOfNone: Float = 0.3
    /// Where phrases name a subject and somebody is spoken of.
    private static let shareOfNoneBesidePhrases: Float = 0.6
    private static let shareOfTheUnnamed: Float = 0.2
    private static let shareOfTheImpersonal: Float = 0.75
    private static let shareAfterAnother: Float = 0.9
}

/// What a question was heard to be about.
struct HeardSubject: Hashable {
    /// `nil` where neither phrases nor words tell one.
    let subject: QuestionSubject?
    /// Whether it may be one that a chart is asked.
    let isForChart: Bool
}
