import DestinyDomain
import Jyotish

/// What a word of the tradition means: “what is a dasha”, “nakshatra kya hota hai”.
///
/// Told before how it is in the chart of who asks; “what is my nakshatra” asks for the latter alone.
struct TermMeaning {
    let english: String
    let hindi: String
    /// The second of two that are told apart.
    var other: (english: String, hindi: String)?

    /// `nil` where no meaning is asked for.
    init?(_ plan: AnswerPlan) {
        let words = plan.question.words
        if plan.question.kind == .what, words.count <= 12, Self.difference.match(words) != nil {
            let rows = Self.named.filter { $0.pattern.match(words) != nil }.map(\.row)
            guard rows.count >= 2 else { return nil }
            (english, hindi) = rows[0]
            other = rows[1]
            return
        }
        if plan.question.kind == .what, plan.question.subject?.thing == .chart, Self.ancestors.match(words) != nil {
            (english, hindi) = Self.pitraDosh
            return
        }
        guard plan.question.kind == .what, !plan.question.isFollowUp, words.count <= 7,
            Self.asking.contains(where: { $0.match(words) != nil }), Self.own.match(words) == nil,
            let thing = plan.question.subject?.thing, let row = Self.row(thing, words)
        else { return nil }
        (english, hindi) = row
    }

    private static let asking = KindPatterns.patterns(
        """
        what is|are|does|do|s
        meaning|explain|define
        kya hai|hota|hoti|hote|hain
        ka|ki|ke matlab|arth|mayne
        """
    )
    private static let own = SpokenPattern(
        "my|mine|i|me|am|mera|meri|mere|mujhe|mujhpe|main|meri|today|todays|tomorrow|now|aaj|kal|abhi|current|running|apna|apni|next|agli|agla"
    )

    private static func row(
        _ thing: QuestionSubject.ChartThing,
        _ words: [SpokenWord]
    ) -> (english: String, hindi: String)? {
        switch thing {
        case .almanac: panchang.match(words) == nil ? tithi : almanac
        case .planet(.rahu): rahu
        case .planet(.ketu): ketu
        case .chart: navamsaWord.match(words) == nil ? nil : navamsa
        case .planet, .house, .sign: nil
        case .star: star
        case .moonSign: moonSign
        case .lagna: lagna
        case .dasha: dasha
        case .sadeSati: sadeSati
        case .manglik: manglik
        case .kaalSarp: kaalSarp
        case .guruChandal: guruChandal
        case .yogas: yoga
        }
    }

    private static let panchang = SpokenPattern("panchang|panchangam|almanac|karana|karan")

    /// “what is the difference between lagna and rashi”, “dasha aur antardasha mein antar”.
    private static let difference = SpokenPattern("difference|differ|differs|differences|antar|fark|farak|farq")
    private static let navamsaWord = SpokenPattern("navamsa|navamsha|navmansh|navamsh|d9")

    /// What is told apart from each other, by its words.
    private static let named: [(pattern: SpokenPattern, row: (english: String, hindi: String))] = [
        (SpokenPattern("lagna|lagan|lagn|ascendant|rising"), lagna), (SpokenPattern("rashi|raashi|moon"), moonSign),
        (SpokenPattern("sun|surya"), sunSign), (SpokenPattern("dasha|mahadasha"), dasha),
        (SpokenPattern("antardasha|bhukti"), antardasha),
        (SpokenPattern("gochar|transit|transits"), transit),
        (SpokenPattern("nakshatra|star"), star), (SpokenPattern("tithi"), tithi), (SpokenPattern("yoga|yog"), yoga),
        (SpokenPattern("rahu"), rahu), (SpokenPattern("ketu"), ketu), (navamsaWord, navamsa),
        (SpokenPattern("manglik|mangal"), manglik), (SpokenPattern("kaal|kalsarp|kaalsarp"), kaalSarp),
        (SpokenPattern("chandal|chandaal"), guruChandal), (SpokenPattern("sade|sadesati"), sadeSati),
    ]

    // MARK: The words

    private static let ancestors = SpokenPattern("pitra|pitru|pitri|pitr|pitrudosh|pitradosh dosh|dosha?")
    private static let pitraDosh = (
        english:
            "Pitra dosh is what later texts call a Sun or a 9th house (the father's) joined by Rahu, Ketu or Saturn; their rules differ, so no verdict on it is told here.",
        hindi:
            "सूर्य या नौवें भाव (पिता का भाव) के साथ राहु, केतु या शनि हो तो बाद के ग्रंथ उसे पितृ दोष कहते हैं; उनके नियम अलग-अलग हैं, इसलिए यहाँ इसका निर्णय नहीं सुनाया जाता।"
    )
    private static let sunSign = (
        english:
            "the Sun sign is the sign in which the Sun stood at birth; in the Indian zodiac its dates lie about three weeks after the Western ones.",
        hindi: "सूर्य राशि वह राशि है जिसमें जन्म के समय सूर्य था; भारतीय राशिचक्र में इसकी तारीख़ें पश्चिमी से लगभग तीन सप्ताह बाद की हैं।"
    )
    private static let antardasha = (
        english: "an antardasha is a part of a great period (mahadasha) that is given to one planet in its turn.",
        hindi: "अंतर्दशा महादशा का वह भाग है जो बारी-बारी से एक ग्रह को दिया जाता है।"
    )
    private static let transit = (
        english: "a transit (gochar) is where a planet goes in the sky now, seen from your chart.",
        hindi: "गोचर यह है कि ग्रह अभी आकाश में कहाँ चल रहा है, आपकी कुंडली से देखा हुआ।"
    )
    private static let navamsa = (
        english:
            "the navamsa (D9) divides each sign into nine parts; tradition looks in it at marriage and at how strong a planet really is.",
        hindi: "नवांश (D9) में हर राशि के नौ भाग होते हैं; परंपरा उसमें विवाह और ग्रहों का असली बल देखती है।"
    )

    private static let almanac = (
        english: "the panchang is the almanac of a day: its tithi, weekday, star, yoga and karana.",
        hindi: "पंचांग दिन के पाँच अंग बताता है: तिथि, वार, नक्षत्र, योग और करण।"
    )
    private static let tithi = (
        english:
            "a tithi is a day of the Moon: thirty of them, each 12° of its lead on the Sun, lead from one new moon to the next.",
        hindi: "तिथि चंद्रमा का दिन है: सूर्य से 12° की बढ़त एक तिथि है, और अमावस्या से अमावस्या तक तीस तिथियाँ होती हैं।"
    )
    private static let rahu = (
        english:
            "Rahu is no body but the point at which the Moon's path crosses the Sun's northwards; tradition counts it among the planets.",
        hindi: "राहु कोई पिंड नहीं, वह बिंदु है जहाँ चंद्र का मार्ग सूर्य के मार्ग को उत्तर की ओर काटता है; परंपरा उसे ग्रह गिनती है।"
    )
    private static let ketu = (
        english:
            "Ketu is no body but the point at which the Moon's path crosses the Sun's southwards; tradition counts it among the planets.",
        hindi: "केतु कोई पिंड नहीं, वह बिंदु है जहाँ चंद्र का मार्ग सूर्य के मार्ग को दक्षिण की ओर काटता है; परंपरा उसे ग्रह गिनती है।"
    )
    private static let star = (
        english:
            "a nakshatra is one of the 27 parts of the Moon's path, each with a star's name; the birth star is the one in which the Moon stood at birth.",
        hindi: "नक्षत्र चंद्रमा के मार्ग के 27 भागों में से एक है; जन्म के समय चंद्र जिसमें हो, वह जन्म नक्षत्र है।"
    )
    private static let moonSign = (
        english: "the Moon sign (rashi) is the sign in which the Moon stood at birth; Indian forecasts go by it.",
        hindi: "चंद्र राशि वह राशि है जिसमें जन्म के समय चंद्र था; राशिफल उसी से देखा जाता है।"
    )
    private static let lagna = (
        english: "the lagna or ascendant is the sign that rose in the east at birth; the houses are counted from it.",
        hindi: "लग्न वह राशि है जो जन्म के समय पूर्व में उदय हो रही थी; भाव उसी से गिने जाते हैं।"
    )
    private static let dasha = (
        english:
            "a dasha is a stretch of life that is given to one planet: nine follow each other through 120 years, beginning with the ruler of the birth star.",
        hindi: "दशा जीवन का वह काल है जो एक ग्रह को दिया जाता है: नौ दशाएँ 120 वर्षों में क्रम से आती हैं, और जन्म नक्षत्र के स्वामी से शुरू होती हैं।"
    )
    private static let sadeSati = (
        english:
            "Sade Sati is the seven and a half years in which Saturn goes through the sign before that of the birth Moon, that sign, and the one after it.",
        hindi: "साढ़े साती वे साढ़े सात वर्ष हैं जिनमें शनि चंद्र राशि से पहली, चंद्र राशि और उसके बाद की राशि से गुज़रता है।"
    )
    private static let manglik = (
        english:
            "somebody is called Manglik whose Mars stands in certain houses, which tradition ties to heat in a marriage; many exceptions lift it.",
        hindi: "मंगल कुछ विशेष भावों में हो तो व्यक्ति मांगलिक कहलाता है; परंपरा इसे विवाह में तेज़ी से जोड़ती है, और इसके कई परिहार हैं।"
    )
    private static let kaalSarp = (
        english: "Kaal Sarp is what later texts call a chart whose planets all stand on one side of Rahu and Ketu.",
        hindi: "जब सारे ग्रह राहु और केतु के एक ओर हों, तब बाद के ग्रंथ उसे काल सर्प कहते हैं।"
    )
    private static let guruChandal = (
        english: "Guru Chandal is what later texts call a chart in which Jupiter (Guru) stands in one sign with Rahu.",
        hindi: "जब गुरु और राहु एक ही राशि में हों, तब बाद के ग्रंथ उसे गुरु चांडाल कहते हैं।"
    )
    private static let yoga = (
        english: "a yoga is a combination of planets to which the texts give an effect of its own.",
        hindi: "योग ग्रहों का वह मेल है जिसका ग्रंथ अपना फल बताते हैं।"
    )
}
