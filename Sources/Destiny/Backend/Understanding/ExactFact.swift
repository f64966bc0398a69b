import DestinyDomain
import Jyotish

/// One fact of a chart that is asked for exactly: “is my Mercury retrograde”, “what is my gana”.
enum ExactFact: Hashable {
    case state(Body, State)
    case bodies(State)
    /// What the word means.
    case meaning(State)
    case degree(Body)
    case looking(Body)
    case lookingAtHouse(Int)
    case isInHouse(Body, Int)
    case isInSign(Body, Sign)
    case ruler(house: Int)
    case occupants(house: Int)
    case emptyHouses
    /// The house that carries most points of Ashtakavarga, or fewest.
    case houseOfPoints(isMost: Bool)
    /// Planets by the houses they rule.
    case allies(isGood: Bool)
    case risingDegree
    case ishtaDevata
    case navamsa
    case zodiac
    case gana, nadi, yoni, varna
    case birthDay
    case atmakaraka

    /// How a planet can stand.
    enum State: CaseIterable {
        case retrograde, combust, exalted, fallen, strong, weak
    }

    /// `nil` where none is asked for.
    static func asked(in words: [SpokenWord]) -> ExactFact? {
        if ChartThings.sign(in: words) != nil, asksForOwnSign(words) { return .zodiac }
        if let found = named.first(where: { KindPatterns.fits($0.patterns, words) })?.fact {
            // “which planet is bad for my health” asks for that alone; luck and enemies are the planets' own here.
            let beside = SubjectCatalogue.subject(besidePlanetsIn: words)?.slug
            if case .allies = found, let beside, !["luck", "rivals"].contains(beside) { return nil }
            return found
        }
        if term.contains(where: { $0.match(words) != nil }), ChartThings.bodies(of: words).isEmpty {
            return State.named(in: words).map { .meaning($0) }
        }
        guard now.match(words) == nil else { return nil }
        if let house = ChartThings.house(in: words), let fact = ofHouse(house, words) { return fact }
        if let place = ofPlace(words) { return place }
        if yesOrNo.match(words)?.lowerBound == 0, planets.match(words) != nil,
            let house = ChartThings.bareHouse(in: words)
        {
            return .occupants(house: house)
        }
        guard [own, judged, ranked].contains(where: { $0.match(words) != nil }), ChartThings.house(in: words) == nil
        else { return nil }
        guard let body = ChartThings.bodies(of: words).first else { return ofAll(words) }
        if looks.match(words) != nil { return .looking(body) }
        if degree.contains(where: { $0.match(words) != nil }) { return .degree(body) }
        let state = State.named(in: words) ?? (judged.match(words) == nil ? nil : .strong)
        let isAlone = SubjectCatalogue.subject(besidePlanetsIn: words) == nil
        return isAlone ? state.map { .state(body, $0) } : nil
    }

    /// The fact of a question that was understood; a Moon sign and a star are so because of where the Moon stood.
    static func asked(in words: [SpokenWord], _ kind: QuestionKind, of subject: QuestionSubject?) -> ExactFact? {
        switch (kind, subject?.thing) {
        case (.what, .some): asked(in: words)
        case (.why, .moonSign), (.why, .star): .degree(.moon)
        case (.why, .lagna): .risingDegree
        default: nil
        }
    }

    private static func ofHouse(_ house: Int, _ words: [SpokenWord]) -> ExactFact? {
        if count.match(words) != nil { return .occupants(house: house) }
        if looks.match(words) != nil { return .lookingAtHouse(house) }
        return rules.match(words) == nil ? nil : .ruler(house: house)
    }

    /// “do I have Saturn in the 10th”, “is my Moon in Leo”.
    private static func ofPlace(_ words: [SpokenWord]) -> ExactFact? {
        guard yesOrNo.match(words)?.lowerBound == 0, own.match(words) != nil, effect.match(words) == nil,
            let body = ChartThings.bodies(of: words).first, ChartThings.bodies(of: words).count == 1
        else { return nil }
        if let house = ChartThings.house(in: words) ?? ChartThings.bareHouse(in: words) {
            return .isInHouse(body, house)
        }
        return ChartThings.sign(in: words).map { .isInSign(body, $0) }
    }

    private static func ofAll(_ words: [SpokenWord]) -> ExactFact? {
        guard planets.match(words) != nil else { return nil }
        return State.named(in: words).map { .bodies($0) }
    }

    /// What is asked about: the planet, the house, or the chart as a whole.
    var subject: QuestionSubject {
        switch self {
        case .state(let body, _), .degree(let body), .looking(let body), .isInHouse(let body, _),
            .isInSign(let body, _):
            ChartThings.planet(body)
        case .ruler(let house), .occupants(let house), .lookingAtHouse(let house): ChartThings.house(house)
        default: ChartThings.wholeChart
        }
    }

    // MARK: The words

    private static let named: [(fact: ExactFact, patterns: [SpokenPattern])] = [
        row(.atmakaraka, "atmakaraka|aatmakaraka|atmakarak|aatmakarak\natma|aatma karaka|karak"),
        row(
            .navamsa,
            """
            my|mera|meri|mere|what|which|whats navamsa|navamsha|navmansh|navamsh|d9
            navamsa|navamsha|navmansh|navamsh|d9 lagna|lagan|ascendant|rising|sign
            """
        ),
        row(.gana, "my|meri|mera|what|which|kaunsa|konsa gana|gan\ndeva|dev|manushya|rakshasa|rakshas gana|gan"),
        row(.nadi, "my|meri|mera|what|which|kaunsi|konsi nadi|naadi"),
        row(.yoni, "my|meri|mera|what|which|kaunsi|konsi yoni"),
        row(.varna, "my|meri|mera|kaunsa|konsa varna|varn"),
        row(
            .birthDay,
            """
            what|which ~ day|weekday|tithi|yoga|karana|tarikh ~~ born|birth|janam|janm
            birth|janam|janm tithi|weekday|yoga|karana|panchang
            sunrise ~~ born|birth|birthday
            kis|kaun|kaunse din ~ janam|janm|paida
            """
        ),
        row(.zodiac, "my|meri zodiac\nzodiac sign\nmy sun|star sign\nwhat|which|whats sign am|is i|mine"),
        row(
            .risingDegree,
            "rising|lagna|lagan|ascendant|ascending degree|degrees|ansh\ndegree of ~ lagna|ascendant|rising"
        ),
        row(
            .ishtaDevata,
            """
            ishta|isht|ishth|eesht|ishtdev|ishtadevata|kul? dev|devta|devata|deva|deity|god
            ishtdev|ishtadevata|ishtadev|ishtadeva
            which|what|kis|kaunse|kaun god|goddess|deity|devta|devata|bhagwan|bhagvan
            """
        ),
        row(
            .houseOfPoints(isMost: true),
            "which|what house|bhav|part|area ~ strongest|strong|best\nstrongest|best house|bhav|part|area ~ chart|kundli|horoscope"
        ),
        row(
            .houseOfPoints(isMost: false),
            "which|what house|bhav|part|area ~ weakest|weak|worst\nweakest|worst house|bhav|part|area ~ chart|kundli|horoscope"
        ),
        row(
            .allies(isGood: false),
            """
            which|what|kaunse|kaun planet|planets|grah|graha is|are|hai|hain? my|mere|for? enemy|enemies|malefic|malefics|dushman|shatru|bad|unlucky|against me|chart?
            functional? malefic|malefics|enemy planet|planets ~ chart|lagna|me
            """
        ),
        row(
            .allies(isGood: true),
            """
            which|what|kaunse|kaun planet|planets|grah|graha is|are|hai|hain? my|mere|for? friend|friends|friendly|benefic|benefics|lucky|good|shubh me|chart?
            functional? benefic|benefics planet|planets ~ chart|lagna|me
            my lucky|friendly planet|planets
            """
        ),
        row(.emptyHouses, "empty|khali|vacant houses|house|bhav|ghar\nhouses|house|bhav|ghar ~ empty|khali|vacant"),
    ]

    private static func row(_ fact: ExactFact, _ patterns: String) -> (fact: ExactFact, patterns: [SpokenPattern]) {
        (fact, KindPatterns.patterns(patterns))
    }

    private static let term = [
        "what does ~ mean", "what|whats is|s|a retrograde|combustion|combust|exaltation|debilitation|vakri|uchch|neech",
        "meaning of", "vakri|asta|uchch|neech ~ matlab|arth",
    ].map { SpokenPattern($0[...]) }
    private static let own = SpokenPattern(
        "my|i|am|mine|mera|meri|mere|meraa|birth|natal|kundli|kundali|chart|horoscope|janam|janm"
    )
    private static let now = SpokenPattern(
        "now|today|currently|abhi|aaj|tomorrow|week|month|year|gochar|transit|when|kab"
    )
    private static let planets = SpokenPattern("planet|planets|grah|graha|grahas|grahon")
    private static let looks = SpokenPattern(
        "which|what|who|kaun|kaunsa|kis|any ~ aspect*|drishti|looks|look|looking|dekhta|dekhte"
    )
    private static let degree = [
        "degree|degrees|ansh|longitude", "which|what|kis|kaunse star|nakshatra|pada|constellation",
    ].map { SpokenPattern($0[...]) }
    /// “why do you say Libra when I am a Leo”, “am I Leo or Virgo”.
    private static func asksForOwnSign(_ words: [SpokenWord]) -> Bool {
        if whySays.match(words) != nil { return true }
        guard words.count <= 7, let end = amI.match(words)?.upperBound, end < words.count else { return false }
        return ChartThings.sign(in: [words[end]]) != nil
    }

    private static let amI = SpokenPattern("am|kya|kyun i|main|mai a|an|really|actually|still?")
    private static let whySays = SpokenPattern(
        "why do|does|is|am you|it|this|the|i|my ~ say|says|show|shows|think|a|not"
    )
    private static let yesOrNo = SpokenPattern("is|do|does|are|have|kya|am")
    private static let effect = SpokenPattern(
        "good|bad|mean|means|affect*|effect*|help*|harm*|lucky|strong|weak|accha|acha|bura|asar|matlab|prabhav|why|kyun"
    )
    private static let judged = SpokenPattern(
        "good|strong|benefic|accha|acha|achha|shubh|lucky|favourable|favorable|bad|harmful|weak hai|h|hain? or|ya|for|mere bad|weak|malefic|bura|kharab|ashubh|me|liye|good"
    )
    /// “which planet is strongest” asks of one's own.
    private static let ranked = SpokenPattern(
        "which|what|kaunsa|konsa|kaun sa? planet|grah|graha is|hai|ka? the|my|sabse? most? strongest|weakest|powerful|balwan|majboot|mazboot|kamzor|kamjor"
    )
    private static let count = SpokenPattern("how|kitne many? ~ planet|planets|grah|graha")
    static let rules = SpokenPattern("lord|ruler|rules|rule|swami|malik|adhipati")
}

extension ExactFact.State {
    static func named(in words: [SpokenWord]) -> Self? { allCases.first { $0.pattern.match(words) != nil } }

    private var pattern: SpokenPattern {
        switch self {
        case .retrograde: Self.patterns[0]
        case .combust: Self.patterns[1]
        case .exalted: Self.patterns[2]
        case .fallen: Self.patterns[3]
        case .strong: Self.patterns[4]
        case .weak: Self.patterns[5]
        }
    }

    private static let patterns = [
        "retrograde|retro|vakri|backwards|backward", "combust|combusted|combustion|asta|ast",
        "exalted|exaltation|uchch|uchcha|uccha|ucch", "debilitated|debilitation|fallen|neech|neecha",
        "strong|strongest|powerful|majboot|mazboot|balwan|balvan|bali", "weak|weakest|kamzor|kamjor",
    ].map { SpokenPattern($0[...]) }
}
