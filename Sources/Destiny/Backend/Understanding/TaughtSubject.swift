import DestinyDomain
import Jyotish

/// What is said to “which subject should I teach”, “kaunsa vishay padhu”: the subjects that tradition ties to the planet
/// of learning.
///
/// A planet in the fifth house, the strongest of several, or the fifth house's ruler; what a planet stands for after
/// Phaladeepika, chapter 2.
struct TaughtSubject {
    private let body: Body
    private let isInFifth: Bool

    /// `nil` where no subject is asked for, or no planet can be told.
    init?(_ plan: AnswerPlan) {
        guard Self.areas.contains(plan.question.subject?.slug ?? ""), plan.options.isEmpty, plan.birth.isLagnaCertain,
            plan.birth.uncertainty == nil, plan.question.kind == .describe, Self.isAsked(plan.question.words),
            let frame = HouseFrame(plan.birth)
        else { return nil }
        let chart = plan.birth.chart
        let there = Self.subjects.keys.filter { frame.house(of: chart[$0].sign) == 5 }.max {
            (Planets.value(of: $0, in: chart), $0.rawValue) < (Planets.value(of: $1, in: chart), $1.rawValue)
        }
        isInFifth = there != nil
        body = there ?? frame.lord(ofHouse: 5)
    }

    static let areas: Set<String> = ["study", "teaching"]

    /// Whether one of the subjects of a school is looked for, not one among some that are named.
    static func isAsked(_ words: [SpokenWord]) -> Bool { asking.contains { $0.match(words) != nil } }

    private static let asking = KindPatterns.patterns(
        """
        which|what|kaunsa|konsa|kaunsi|konsi|kaunse|kaun|kis|kya sa|si|se|school|college|main? subject|subjects|vishay|vishaya|sabject
        what should|shall|can|could|do i teach|tutor|lecture
        kya padhau|padhaun|padhana|padhaaun
        """
    )

    private static let subjects: [Body: (english: String, hindi: String)] = [
        .sun: ("public affairs, medicine and the natural sciences", "राजनीति, चिकित्सा और प्राकृतिक विज्ञान"),
        .moon: ("psychology, nursing, food and home science", "मनोविज्ञान, परिचर्या और गृह विज्ञान"),
        .mars: ("engineering, sport and chemistry", "अभियांत्रिकी, खेल और रसायन"),
        .mercury: ("mathematics, commerce, computing and languages", "गणित, वाणिज्य, कंप्यूटर और भाषाएँ"),
        .jupiter: ("philosophy, law, religion and economics", "दर्शन, कानून, धर्म और अर्थशास्त्र"),
        .venus: ("music, literature, art and design", "संगीत, साहित्य, कला और डिज़ाइन"),
        .saturn: ("history, geology, farming and labour", "इतिहास, भूविज्ञान, कृषि और श्रम"),
    ]

    func english(_ front: EnglishFront) -> FrontParts {
        let reason =
            isInFifth
            ? "\(Planets.name(body).capitalizedFirst) stands in \(front.houseName(5)), and tradition reads what one learns and passes on from it."
            : "It rules \(front.houseName(5)), and tradition reads what one learns and passes on from it where that house is empty."
        return (
            "no chart names one subject; tradition ties \(Planets.name(body)), the planet behind your learning, to \(Self.subjects[body]?.english ?? "")."
                .capitalizedFirst,
            [reason, front.birthReason("carries")].compactMap { $0 },
            "Choose among them by what you already explain well, and try one lesson of it first."
        )
    }

    var hindi: FrontParts {
        let name = HindiWords.name(body)
        return (
            "कुंडली किसी एक विषय का नाम नहीं बताती; परंपरा में आपकी विद्या के ग्रह \(name) से ये विषय जुड़े हैं: \(Self.subjects[body]?.hindi ?? "")।",
            [
                isInFifth
                    ? "\(name) आपके पाँचवें भाव (विद्या) में है, और परंपरा सीखना-सिखाना उसी से देखती है।"
                    : "\(name) पाँचवें भाव (विद्या) का स्वामी है; वह भाव ख़ाली हो तो परंपरा सीखना-सिखाना उसी से देखती है।"
            ], "इनमें से वह चुनिए जिसे आप पहले से अच्छा समझा पाते हैं, और पहले एक पाठ आज़माइए।"
        )
    }
}
