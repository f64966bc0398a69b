import DestinyDomain
import Jyotish

/// What is said to “what are my weaknesses”, “what talents do I have”: the side of oneself that is asked for, where any
/// other description tells of the rising sign alone.
struct StrengthAnswer {
    let plan: AnswerPlan
    /// Whether the weak side is asked for.
    let isOfWeakness: Bool
    private let sign: Sign
    /// By sign the strongest planet, or the weakest.
    private let body: Body

    /// `nil` where neither side is asked for.
    init?(_ plan: AnswerPlan) {
        let words = plan.question.words
        guard plan.question.subject?.slug == "personality",
            Self.kinds(plan.question.language).contains(plan.question.kind),
            let course = plan.course
        else { return nil }
        isOfWeakness = Self.weak.match(words) != nil
        guard isOfWeakness || Self.strong.match(words) != nil,
            let body = isOfWeakness ? plan.birth.byDignity.last : plan.birth.byDignity.first
        else { return nil }
        (self.plan, self.body) = (plan, body)
        sign = course.frame.sign(ofHouse: 1)
    }

    /// “meri kamzori kya hai” begins as what may be so or not.
    private static func kinds(_ language: QuestionLanguage) -> [QuestionKind] {
        language == .english ? [.describe] : [.describe, .whether]
    }

    private static let weak = SpokenPattern(
        "weakness*|weakest|bad|worst|flaw|flaws|fault|faults|shortcoming*|kamzori*|kamjori*|kami|kamiyan|buraiyan|downside|downfall"
    )
    private static let strong = SpokenPattern(
        "strength*|strong|strongest|talent*|gift|gifts|gifted|good|best|skill*|khubi|khoobi|khoobiyan|quality|qualities|hunar|taakat|takat"
    )

    private var manner: String {
        PlainWords.strength(
            plan.birth.chart[body].dignity,
            isLifted: Planets.isFallLifted(of: body, in: plan.birth.chart)
        )
    }

    var english: FrontParts {
        let front = EnglishFront(plan: plan)
        let name = Planets.name(body)
        let place = "in \(plan.birth.chart[body].sign.name), \(manner)"
        if isOfWeakness {
            return (
                "what asks for care in you is \(PlainWords.shadow(of: sign)).",
                [
                    "That is the other side of \(sign.name), the sign that begins your chart, which is \(PlainWords.trait(of: sign)).",
                    "By sign your weakest planet is \(name), \(place), so \(PlainWords.meaning(of: body)) want more patience.",
                ], "This week, plan for your weak hour instead of fighting it."
            )
        }
        return (
            "your gift is \(PlainWords.manner(of: body)): by sign \(name) is the strongest planet of your chart.",
            [
                "\(name.capitalizedFirst) stands \(place)\(ChartLookup(plan: plan).place(ofSign: plan.birth.chart[body].sign)), and speaks of \(PlainWords.meaning(of: body)).",
                "\(sign.name), the sign that begins your chart, adds that you are \(PlainWords.trait(of: sign)).",
            ], "Use it on purpose once a day, and \(front.phrases.check)."
        )
    }

    var hindi: FrontParts {
        let name = HindiWords.name(body)
        let rashi = Rashi(sign).name(in: .hindi)
        if isOfWeakness {
            return (
                "आपको \(HindiWords.shadow(of: sign)) पर ध्यान देना है।",
                [
                    "यह आपके लग्न \(rashi) का दूसरा पहलू है।",
                    "राशि से आपका सबसे कमज़ोर ग्रह \(name) है, इसलिए \(HindiWords.meaning(of: body)) में अधिक धैर्य चाहिए।",
                ], "इस सप्ताह अपनी कमज़ोर घड़ी के लिए पहले से तैयारी रखिए।"
            )
        }
        return (
            "आपका बल \(HindiWords.manner(of: body)) बनता है: राशि से \(name) आपकी कुंडली का सबसे बलवान ग्रह है।",
            ["लग्न \(rashi) से स्वभाव \(HindiWords.trait(of: sign)) है।"], "इसे रोज़ एक बार जान-बूझकर काम में लाइए।"
        )
    }
}

extension PlainWords {
    /// What a sign overdoes, after “care”.
    static func shadow(of sign: Sign) -> String {
        switch sign {
        case .aries: "impatience, and starting more than is finished"
        case .taurus: "stubbornness, and comfort kept for too long"
        case .gemini: "restlessness, and a mind in too many places"
        case .cancer: "changing moods, and holding on to what hurt"
        case .leo: "pride, and the wish to be seen"
        case .virgo: "worry, and finding fault, with yourself first"
        case .libra: "wavering, and pleasing others at your own cost"
        case .scorpio: "suspicion, and silence where a word would help"
        case .sagittarius: "bluntness, and promising more than can be kept"
        case .capricorn: "hardness with yourself, and joy put off"
        case .aquarius: "distance, and being right alone"
        case .pisces: "drifting, and saying yes to too much"
        }
    }
}

extension HindiWords {
    /// What a sign overdoes, before “पर”.
    static func shadow(of sign: Sign) -> String {
        switch sign {
        case .aries: "अधीरता और अधूरे छोड़े कामों"
        case .taurus: "ज़िद और आराम की आदत"
        case .gemini: "चंचलता और बँटे हुए मन"
        case .cancer: "बदलते मूड और पुरानी चोटों"
        case .leo: "अहं और दिखने की चाह"
        case .virgo: "चिंता और दोष खोजने की आदत"
        case .libra: "दुविधा और सबको खुश रखने की आदत"
        case .scorpio: "शक और चुप्पी"
        case .sagittarius: "बेबाकी और बड़े वादों"
        case .capricorn: "अपने साथ कठोरता और टाली हुई खुशी"
        case .aquarius: "दूरी और अकेले सही होने की आदत"
        case .pisces: "बहाव और हर बात पर हाँ कहने की आदत"
        }
    }
}
