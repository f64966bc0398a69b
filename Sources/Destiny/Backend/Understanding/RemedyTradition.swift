import Jyotish

/// The stone, metal, day, colour and gift that tradition ties to each planet.
///
/// Stones after Jataka Parijata, chapter 2, colours after BPHS, chapter 84; metals, days, names and gifts as they are kept
/// today. They are told as tradition; none is advised.
enum RemedyTradition {
    /// What of a planet is asked for.
    enum Means: CaseIterable {
        case finger, stone, metal, fast, colour, mantra, gift, day

        /// What a question asks for; `nil` where none of them is named.
        static func asked(in words: [SpokenWord]) -> Means? {
            allCases.first { KindPatterns.fits($0.patterns, words) }
        }

        /// A word that asks for it.
        var word: String {
            switch self {
            case .finger: "finger"
            case .stone: "stone"
            case .metal: "metal"
            case .fast: "fast"
            case .colour: "colour"
            case .mantra: "mantra"
            case .gift: "donate"
            case .day: "weekday"
            }
        }

        private var patterns: [SpokenPattern] {
            switch self {
            case .finger: RemedyTradition.finger
            case .stone: RemedyTradition.stone
            case .metal: RemedyTradition.metal
            case .fast: RemedyTradition.fast
            case .colour: RemedyTradition.colour
            case .mantra: RemedyTradition.mantra
            case .gift: RemedyTradition.gift
            case .day: RemedyTradition.day
            }
        }
    }

    /// The planet of a stone or a metal that is named; the first of several.
    static func body(of words: [SpokenWord]) -> Body? {
        body(ofStoneIn: words) ?? words.lazy.compactMap { word in metals.first { $0.1.match([word]) != nil }?.0 }.first
    }

    private static let metals: [(Body, SpokenPattern)] = [
        (.jupiter, SpokenPattern("gold|sona|sone|swarna")), (.moon, SpokenPattern("silver|chandi|chaandi|rajat")),
        (.sun, SpokenPattern("copper|tamba|taamba|tambe")), (.saturn, SpokenPattern("iron|loha|lohe|steel")),
    ]

    /// What is told of a planet: “blue sapphire (neelam)”, “Saturday”; empty where it has several, as metals of Mercury.
    static func text(_ means: Means, of body: Body, in language: QuestionLanguage) -> String {
        let row = (language == .english ? english : hindi)[body.rawValue]
        return switch means {
        case .finger: finger(of: body, isEnglish: language == .english)
        case .stone: row.stone
        case .metal: row.metal
        case .fast, .day: row.day
        case .colour: row.colour
        case .mantra: row.mantra
        case .gift: row.gift
        }
    }

    /// The planet of a stone that is named: Saturn of “neelam”.
    static func body(ofStoneIn words: [SpokenWord]) -> Body? {
        if yellow.match(words) != nil { return .jupiter }
        return zip(Body.allCases, stoneNames).first { $0.1.match(words) != nil }?.0
    }

    private static let yellow = SpokenPattern("yellow sapphire")

    private static let stoneNames = [
        "ruby|rubies|manik|manikya", "pearl|pearls|moti", "coral|corals|moonga|munga", "emerald|emeralds|panna",
        "pukhraj|topaz|pushparag", "diamond|diamonds|heera|opal", "neelam|nilam|sapphire",
        "hessonite|gomed", "eye|lehsunia|lahsuniya",
    ].map { SpokenPattern($0[...]) }

    private typealias Row = (stone: String, metal: String, day: String, colour: String, mantra: String, gift: String)

    /// In the order of `Body`.
    private static let english: [Row] = [
        ("ruby (manik)", "copper", "Sunday", "red", "Om Suryaya Namah", "wheat and jaggery"),
        ("pearl (moti)", "silver", "Monday", "white", "Om Somaya Namah", "rice and milk"),
        ("red coral (moonga)", "copper", "Tuesday", "deep red", "Om Mangalaya Namah", "red lentils"),
        ("emerald (panna)", "", "Wednesday", "green", "Om Budhaya Namah", "green gram"),
        ("yellow sapphire (pukhraj)", "gold", "Thursday", "yellow", "Om Gurave Namah", "chickpeas and turmeric"),
        ("diamond (heera)", "silver", "Friday", "white", "Om Shukraya Namah", "rice, curd and white cloth"),
        ("blue sapphire (neelam)", "iron", "Saturday", "dark blue", "Om Shanaye Namah", "sesame and black gram"),
        (
            "hessonite (gomed)", "", "Saturday", "smoke grey", "Om Rahave Namah",
            "black gram and a blanket"
        ),
        (
            "cat's eye (lehsunia)", "", "Tuesday", "brown", "Om Ketave Namah",
            "seven grains and a blanket"
        ),
    ]

    private static let hindi: [Row] = [
        ("माणिक", "ताँबा", "रविवार", "लाल", "ॐ सूर्याय नमः", "गेहूँ और गुड़"), ("मोती", "चाँदी", "सोमवार", "सफ़ेद", "ॐ सोमाय नमः", "चावल और दूध"),
        ("मूँगा", "ताँबा", "मंगलवार", "गहरा लाल", "ॐ मंगलाय नमः", "मसूर"), ("पन्ना", "", "बुधवार", "हरा", "ॐ बुधाय नमः", "हरी मूँग"),
        ("पुखराज", "सोना", "गुरुवार", "पीला", "ॐ गुरवे नमः", "चने की दाल और हल्दी"),
        ("हीरा", "चाँदी", "शुक्रवार", "सफ़ेद", "ॐ शुक्राय नमः", "चावल, दही और सफ़ेद कपड़ा"),
        ("नीलम", "लोहा", "शनिवार", "गहरा नीला", "ॐ शनये नमः", "तिल और उड़द"),
        ("गोमेद", "", "शनिवार", "धुएँ का रंग", "ॐ राहवे नमः", "उड़द और कंबल"),
        ("लहसुनिया", "", "मंगलवार", "भूरा", "ॐ केतवे नमः", "सात अनाज और कंबल"),
    ]

    /// As palmistry and custom share the fingers out; the shadow planets and Venus have no finger of one mind.
    private static func finger(of body: Body, isEnglish: Bool) -> String {
        switch body {
        case .sun, .mars: isEnglish ? "ring finger" : "अनामिका"
        case .moon, .mercury: isEnglish ? "little finger" : "कनिष्ठा"
        case .jupiter: isEnglish ? "index finger" : "तर्जनी"
        case .saturn, .rahu: isEnglish ? "middle finger" : "मध्यमा"
        case .venus, .ketu: ""
        }
    }

    private static let finger = KindPatterns.patterns("finger|fingers|ungli|unglee|anguli|ungali")
    private static let stone = KindPatterns.patterns(
        "stone|stones|gem|gems|gemstone|gemstones|ratna|ratn|ring|anguthi|pukhraj|neelam|panna|moti|moonga|gomed|lehsunia|sapphire|ruby|emerald|pearl|coral|hessonite|crystal|crystals|heera"
    )
    private static let metal = KindPatterns.patterns(
        """
        metal|metals|dhatu|dhatuen
        wear|wearing|pehn*|pahn*|pahan*|dharan ~ gold|silver|copper|iron|sona|chandi|chaandi|tamba|loha
        gold|silver|copper|iron|sona|chandi|chaandi|tamba|loha ~ wear|wearing|pehn*|pahn*|pahan*|dharan|ring|chain|kada|bracelet
        """
    )
    private static let fast = KindPatterns.patterns("fast|fasts|fasting|vrat|vrath|upvas|upwas")
    private static let colour = KindPatterns.patterns(
        "colour|colours|color|colors|rang\nwhat|kya ~ wear|pehnu|pehnun|pahnu|pahanu"
    )
    private static let mantra = KindPatterns.patterns("mantra|mantras|chant|chanting|jaap|jap|puja|pooja|pooja")
    private static let day = KindPatterns.patterns("weekday|weekdays\nlucky|shubh day|days|din|var")
    private static let gift = KindPatterns.patterns(
        "donate|donation|donations|daan|charity\nplease|appease|pacify|calm ~ sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|shani\nkhush|prasann|shant karne|karna|karu|karun|karen"
    )
}
