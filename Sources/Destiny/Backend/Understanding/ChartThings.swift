import DestinyDomain
import Jyotish

/// What is asked of the chart by name: “what does my Saturn mean”.
enum ChartThings {
    static func subject(of words: [SpokenWord]) -> QuestionSubject? { subjects(of: words).first }

    /// The almanac, where it or the day of a feast is asked for and nothing else.
    static func almanac(in words: [SpokenWord]) -> QuestionSubject? {
        let isDayAsked = feastDay.match(words) != nil
        if isDayAsked, Feast.named(in: words) != nil || TithiName.named(in: words) != nil { return almanacs.first?.1 }
        return almanacs.first { $0.0.match(words) != nil }?.1 ?? (asksForSun(words) ? almanacs.first?.1 : nil)
    }

    /// What else a question of a day of the almanac names: “sign the papers on Ekadashi”.
    static func besideAlmanac(_ words: [SpokenWord]) -> [SpokenWord] {
        let rest = Feast.named(in: words).map { withoutDay($0.pattern, words) } ?? words
        return almanacs.reduce(rest) { withoutDay($1.0, $0) }
    }

    /// With the “ko” or “par” that makes a time of it.
    private static func withoutDay(_ pattern: SpokenPattern, _ words: [SpokenWord]) -> [SpokenWord] {
        guard let place = pattern.match(words) else { return words }
        let rest = words[place.upperBound...]
        let isTime = ["ko", "par", "pe", "me", "mein"].contains(rest.first?.latin ?? "")
        return Array(words[..<place.lowerBound] + rest.dropFirst(isTime ? 1 : 0))
    }

    /// A feast names no subject, unless its day is asked for: “is Karva Chauth good for a fast”.
    static func withoutFeast(_ words: [SpokenWord]) -> [SpokenWord] {
        guard almanac(in: words) == nil, let feast = Feast.named(in: words) else { return words }
        return withoutDay(feast.pattern, words)
    }

    private static let feastDay = SpokenPattern("when|whens|kab|date|tarikh|tareekh")

    /// Everything that is named, the special things first.
    static func subjects(of words: [SpokenWord]) -> [QuestionSubject] {
        let words = withoutBasis(words)
        var found: [QuestionSubject] = []
        func add(_ subject: QuestionSubject) {
            if !found.contains(where: { $0.slug == subject.slug }) { found.append(subject) }
        }
        // “padhai ka yog” asks whether there will be studies.
        let isOfSomething = yogaOfSomething.match(words) != nil
        // A dosha is no slip of a dasha.
        let periods = words.filter { !["dosha", "dosh", "doshas", "doshaa"].contains($0.latin) }
        for (pattern, subject) in special
        where pattern.match(subject.thing == .dasha ? periods : words) != nil {
            // “pitra dosh ka upay” asks for a remedy.
            if subject.thing == .chart, remedies.match(words) != nil { continue }
            let isNamedYoga = subject.thing == .yogas && found.contains { $0.thing == .guruChandal }
            if subject.thing != .yogas || !isOfSomething, !isNamedYoga { add(subject) }
        }
        if let almanac = almanac(in: words) { return [almanac] }
        // A planet beside a dosha, a period or a yoga is part of its name.
        let isNamed = !found.isEmpty
        if !isNamed { bodies(of: words).forEach { add(planet($0)) } }
        if let house = house(in: words) { add(self.house(house)) }
        if !isNamed, found.isEmpty {
            for (sign, pattern) in signs where pattern.match(words) != nil { add(self.sign(sign)) }
        }
        // “Which house is Venus in” asks for Venus.
        return found
    }

    static func bodies(of words: [SpokenWord]) -> [Body] {
        // “soon” sounds like “sun”.
        let words = verbs.reduce(words.filter { $0.latin != "soon" }.map(\.asWritten)) { $1.takingOut(of: $0) }
        return planets.filter { $0.1.match(words) != nil }.map(\.0)
    }

    /// The words without names of planets.
    static func besidePlanets(_ words: [SpokenWord]) -> [SpokenWord] {
        planets.reduce(placeAsked.removed(from: housePattern.removed(from: words))) { $1.1.takingOut(of: $0) }
    }

    /// “which house is my Venus in” names no home.
    private static let placeAsked = SpokenPattern(
        "which|what|whats|kis|kaun|kaunse|kaunsi|my house|bhav|bhava|ghar|sign|rashi|star|nakshatra"
    )

    /// “ghar me rahu ya jau” stays at home, and who hears says “sun lo”; no planet is meant, nor with the morning's sun.
    private static let verbs = [
        "rahu ya", "karta|karti|hota|hoti|rehta|rehti|rahta|rahti|padhta|padhti|ladta|ladti|baitha|baithi rahu",
        "sun lo|lu|lun|liya|kar|ke|raha|rahi|rahe|leta|leti|na",
        "morning|evening|noon|winter|tomorrows|the sun ~ rise*|set*|up",
        "morning|evening|afternoon|winter|hot sun",
    ]
    .map { SpokenPattern($0[...]) }

    private static let yogaOfSomething = SpokenPattern(
        "ka|ke|ki|videsh|foreign|shaadi|shadi|vivah|santan|naukri|makan|property yog|yoga"
    )

    /// The number of a house that is named.
    static func house(in words: [SpokenWord]) -> Int? {
        (housePattern.match(words) ?? hindiHouse.match(words)).flatMap { number(in: words[$0]) }
    }

    /// “the 15th house”: there are twelve.
    static func namesNoHouse(_ words: [SpokenWord]) -> Bool {
        zip(words, words.dropFirst()).contains { number, house in
            ["house", "bhav", "bhava"].contains(house.latin)
                && ["th", "st", "nd", "rd"].contains(number.latin.suffix(2))
                && Int(number.latin.dropLast(2)).map { $0 == 0 || $0 > 12 } ?? false
        }
    }

    /// “and the 10th?”, after a house.
    static func ordinalHouse(in words: [SpokenWord]) -> Int? {
        words.lazy.filter { Int($0.latin) == nil }.compactMap { number(in: [$0]) }.first
    }

    /// “in the 10th”, beside a planet.
    static func bareHouse(in words: [SpokenWord]) -> Int? {
        barePattern.match(words).flatMap { number(in: words[$0]) }
    }

    private static let barePattern = SpokenPattern(
        "in|into|occupying the|my? \((ordinals.flatMap { $0 } + (1...12).map(ordinal)).joined(separator: "|"))"[...]
    )

    static let wholeChart = special("chart", "your chart", "आपकी कुंडली", .chart)

    static func house(_ house: Int) -> QuestionSubject {
        QuestionSubject(
            slug: "house-\(house)",
            area: area(of: house),
            houses: [house],
            karakas: [],
            name: "your \(ordinal(house)) house",
            hindiName: "\(HindiWords.ordinal(house)) भाव",
            thing: .house(house)
        )
    }

    private static func sign(_ sign: Sign) -> QuestionSubject {
        QuestionSubject(
            slug: "sign-\(sign.name.lowercased())",
            area: .personality,
            houses: [1],
            karakas: [sign.lord],
            name: sign.name,
            hindiName: Rashi(sign).name(in: .hindi),
            thing: .sign(sign)
        )
    }

    static func planet(_ body: Body) -> QuestionSubject {
        QuestionSubject(
            slug: "planet-\(body.name.lowercased())",
            area: .personality,
            houses: [1],
            karakas: [body],
            name: "your \(body.name)",
            hindiName: Graha(body).name(in: .hindi),
            thing: .planet(body)
        )
    }

    static func area(of house: Int) -> LifeArea {
        [
            .personality, .finance, .siblings, .home, .children, .conflict, .marriage, .general, .fortune, .career,
            .fortune, .spirituality,
        ][house - 1]
    }

    private static func number(in words: ArraySlice<SpokenWord>) -> Int? {
        for word in words {
            if let digits = Int(word.latin.prefix { $0.isNumber }), (1...12).contains(digits) { return digits }
            if let index = ordinals.firstIndex(where: { $0.contains(word.latin) }) { return index + 1 }
        }
        return nil
    }

    static let vocabulary = [
        "shani", "rahu", "ketu", "budh", "guru", "mangal", "shukra", "surya", "chandra", "sati", "dasha", "lagna",
        "rashi", "chandal",
    ]

    private static let ordinals: [[String]] = [
        ["first", "pahala", "pehla", "pratham", "pahla", "pehle", "pahle"],
        ["second", "dusara", "dusra", "doosra", "dusre", "doosre"],
        ["third", "tisara", "tisra", "teesra", "tisre", "teesre"], ["fourth", "chautha", "chauthe"],
        ["fifth", "panchva", "panchwa", "panchve", "panchven", "panchvan", "panchavan", "pancham"],
        ["sixth", "chhatha", "chatha", "chhathe", "chathe", "chhata"],
        [
            "seventh", "satvan", "saatvan", "satavan", "satva", "saatva", "satwan", "satve", "satven", "saptam",
            "saatve", "saatven",
        ],
        ["eighth", "athvan", "aathvan", "athavan", "aathva", "athva", "athve", "athven", "aathve", "ashtam"],
        ["ninth", "nauvan", "nauva", "nauve", "nauven", "navam"],
        ["tenth", "dasvan", "dasavan", "dasva", "daswan", "dasve", "dasven", "dasham"],
        ["eleventh", "gyarahvan", "gyarahavan", "gyarahva", "gyarahve", "gyarahven"],
        ["twelfth", "barahvan", "barahavan", "barahva", "barahve", "barahven"],
    ]

    private static let housePattern = SpokenPattern(
        (ordinals.flatMap { $0 } + (1...12).flatMap { ["\($0)", ordinal($0)] }).joined(separator: "|")[...]
            + " house|bhav|bhava|lord|houses"
    )
    /// “dasve ghar”; a first and a second one may be homes.
    private static let hindiHouse = SpokenPattern(
        (ordinals.dropFirst(2).flatMap { $0 } + (3...12).map(ordinal)).joined(separator: "|")[...] + " ghar"
    )

    private static let almanacs: [(SpokenPattern, QuestionSubject)] = [
        "panchang|panchangam|amavasya|amavas|purnima|poornima|pournami|ekadashi|ekadasi|pradosh|grahan|eclipse|eclipses|tithi",
        "full|new moon", "today|todays|tomorrow|tomorrows|aaj|kal ka|is|s|the? star|nakshatra|yoga|yog|karana|karan",
        "star|nakshatra|yoga|karana ~ today|tomorrow|aaj", "rahu kaal|kalam|kal|kaalam|kaalum",
        "rahukaal|rahukalam|rahukal",
    ].map { (SpokenPattern($0[...]), special("almanac", "the almanac", "पंचांग", .almanac)) }

    private static let special: [(SpokenPattern, QuestionSubject)] = [
        ("sade|sadhe|saade|shani sati|sati|saati|sathi", "sade-sati", "Sade Sati", "साढ़े साती", .sadeSati),
        ("sadesati|sadhesati|sadesathi|dhaiya|dhaiyya|panoti", "sade-sati", "Sade Sati", "साढ़े साती", .sadeSati),
        ("under|in saturns|saturn|shanis|shani|shaniki", "sade-sati", "Sade Sati", "साढ़े साती", .sadeSati),
        ("manglik|mangalik|maanglik", "manglik", "Mangal dosha", "मंगल दोष", .manglik),
        ("mangal|mars|kuja ~ dosh|dosha", "manglik", "Mangal dosha", "मंगल दोष", .manglik),
        (
            "kya|kaun*|konsa|konse|koi|which|any|what sa|se|si? dosh|dosha|doshas", "manglik", "Mangal dosha", "मंगल दोष",
            .manglik
        ),
        (
            "kya|kaun*|konsa|konse|koi|which|any|what sa|se|si? dosh|dosha|doshas", "kaal-sarp", "Kaal Sarp", "काल सर्प",
            .kaalSarp
        ),
        ("kaal|kal|kaalsarp|kalsarp sarp|dosh|yog|dosha", "kaal-sarp", "Kaal Sarp", "काल सर्प", .kaalSarp),
        ("kaalsarp|kalsarp|kaalsarpa", "kaal-sarp", "Kaal Sarp", "काल सर्प", .kaalSarp),
        ("chandal|chandaal|chaandal|gurchandal|guruchandal", "guru-chandal", "Guru Chandal", "गुरु चांडाल", .guruChandal),
        ("dasha|mahadasha|antardasha|mahadash|dashas|bhukti", "period-dasha", "your period", "दशा", .dasha),
        (
            "what|which|whose|current|kaunsi|konsi ~ period am|is|running|chal", "period-dasha", "your period", "दशा",
            .dasha
        ),
        ("nakshatra|nakshtra|nakshatr|naxatra", "star", "your birth star", "जन्म नक्षत्र", .star),
        ("birth|janma|janam|janm|my|lunar star", "star", "your birth star", "जन्म नक्षत्र", .star),
        ("star ~ born", "star", "your birth star", "जन्म नक्षत्र", .star),
        ("lagna|ascendant|lagan|lagn", "lagna", "your rising sign", "लग्न", .lagna),
        ("ruling|chart|lagna planet|lord|ruler|swami", "lagna", "your rising sign", "लग्न", .lagna),
        ("rising sign", "lagna", "your rising sign", "लग्न", .lagna),
        ("pitra|pitru|pitri|pitr|pitrudosh|pitradosh dosh|dosha?", "chart", "your chart", "आपकी कुंडली", .chart),
        ("navamsa|navamsha|navmansh|navamsh|d9", "chart", "your chart", "आपकी कुंडली", .chart),
        ("my|what|whats rising", "lagna", "your rising sign", "लग्न", .lagna),
        ("moon|chandra sign|rashi", "moon-sign", "your Moon sign", "चंद्र राशि", .moonSign),
        ("my|mera|meri|kaunsi|what|apni rashi|raashi", "moon-sign", "your Moon sign", "चंद्र राशि", .moonSign),
        ("rashi kya|kaunsi|konsi|batao", "moon-sign", "your Moon sign", "चंद्र राशि", .moonSign),
        (
            "yoga|yogas|yog|rajyog|rajyoga in|are|do|kaun*|kya|hai ~ chart|have|i|my|meri|kundli|hai", "yoga",
            "the yogas of your chart", "योग", .yogas
        ),
        ("rajyog|rajyoga|rajayoga|gajakesari|gajkesari|dhanyog", "yoga", "the yogas of your chart", "योग", .yogas),
        ("neech|neecha|nich|nicha bhang|bhanga", "yoga", "the yogas of your chart", "योग", .yogas),
        ("yogas", "yoga", "the yogas of your chart", "योग", .yogas),
        ("kaun*|konse|konsa ~ yog|yoga|yogas", "yoga", "the yogas of your chart", "योग", .yogas),
        ("kundli|kundali|chart|horoscope ~ yog|yogas", "yoga", "the yogas of your chart", "योग", .yogas),
        (
            "raj|raja|gajakesari|gaja|dhan|dhana|vipreet|budhaditya|hamsa|malavya|ruchaka|shasha|bhadra yog|yoga",
            "yoga", "the yogas of your chart", "योग", .yogas
        ),
    ].map { line, slug, name, hindi, thing in (SpokenPattern(line[...]), special(slug, name, hindi, thing)) }

    private static func special(
        _ slug: String,
        _ name: String,
        _ hindi: String,
        _ thing: QuestionSubject.ChartThing
    ) -> QuestionSubject {
        QuestionSubject(
            slug: slug,
            area: slug == "manglik" ? .marriage : .general,
            houses: [1],
            karakas: [],
            name: name,
            hindiName: hindi,
            thing: thing
        )
    }

    private static let planets: [(Body, SpokenPattern)] = [
        (Body.sun, "sun|surya|suraj"), (.moon, "moon|chandra|chandr|chandrama|chand"), (.mars, "mars|mangal"),
        (.mercury, "mercury|budh|budha"), (.jupiter, "jupiter|brihaspati|brihaspat"), (.venus, "venus|shukra|shukr"),
        (.saturn, "saturn|shani"), (.rahu, "rahu"), (.ketu, "ketu"),
        // “Guru” alone is a teacher.
        (
            .jupiter,
            "guru ~ kaha|kahan|baitha|baithe|sthit|asar|prabhav|graha|grah|bhav|kamjor|kamzor|majbut|mazboot|bali|nich|neech|uchch|vakri|dasha|mahadasha|antardasha"
        ),
    ].map { ($0, SpokenPattern($1[...])) }
}
