import DestinyDomain
import Jyotish

/// What is said to “which business”, “kis cheez ka”: the trades that tradition ties to the planet behind the livelihood.
///
/// After Phaladeepika, chapter 5: a planet in the tenth house, or the ruler of the ninth part in which the tenth
/// house's ruler stands.
struct TradeAnswer {
    let plan: AnswerPlan
    private let body: Body
    private let isInTenth: Bool

    /// `nil` where no trade is asked for, or no planet can be told.
    init?(_ plan: AnswerPlan) {
        guard plan.question.subject?.slug == "own-business", plan.options.isEmpty, plan.birth.isLagnaCertain,
            plan.birth.uncertainty == nil, plan.question.kind == .describe, Self.isAsked(plan.question.words),
            let frame = HouseFrame(plan.birth)
        else { return nil }
        let chart = plan.birth.chart
        let there = Self.trades.keys.filter { frame.house(of: chart[$0].sign) == 10 }.max {
            (Planets.value(of: $0, in: chart), $0.rawValue) < (Planets.value(of: $1, in: chart), $1.rawValue)
        }
        self.plan = plan
        isInTenth = there != nil
        body = there ?? chart[frame.lord(ofHouse: 10)].point.navamsaSign.lord
    }

    /// Whether a trade is looked for.
    static func isAsked(_ words: [SpokenWord]) -> Bool { asking.contains { $0.match(words) != nil } }

    private static let asking = KindPatterns.patterns(
        """
        which|what|kaunsa|konsa|kaunsi|konsi|kaun kind|type|sort|line? of? sa|si? business|startup|shop|store|vyapar|vyapaar|dhandha|dhanda|dukan|dukaan|trade|product|products
        kis|kaunsi|konsi|kya cheez|cheej|chij|chiz|tarah|type|prakar|maal ka|ki|ke
        what should|shall|can|could|do|to i|we? sell|make|trade|deal
        kya bechu|bechun|bechna|banau|banaun
        """
    )

    private static let trades: [Body: (english: String, hindi: String)] = [
        .sun: ("medicines, grain, wool and work for public offices", "दवा, अनाज, ऊन और सरकारी ठेके"),
        .moon: ("food and drink, dairy, farming and cloth", "खान-पान, दूध, खेती और कपड़ा"),
        .mars: ("metal, machines, tools, and whatever is made with fire", "धातु, मशीन, औज़ार और आग से बनने वाली चीज़ें"),
        .mercury: ("writing, accounts, crafts and buying and selling for others", "लेखन, हिसाब-किताब, शिल्प और दलाली"),
        .jupiter: ("teaching, advice, and what is needed for worship", "शिक्षा, सलाह और पूजा की सामग्री"),
        .venus: ("jewellery, clothes, beauty, art and vehicles", "गहने, वस्त्र, सौंदर्य, कला और वाहन"),
        .saturn: ("wood, stone, iron, oil, building and repair", "लकड़ी, पत्थर, लोहा, तेल, निर्माण और मरम्मत"),
    ]

    func english(_ front: EnglishFront) -> FrontParts {
        let (reason, planet) = (
            isInTenth
                ? "\(Planets.name(body).capitalizedFirst) stands in \(front.houseName(10)), and tradition reads the livelihood from it."
                : "It rules the ninth part of the sign in which the ruler of \(front.houseName(10)) stands; tradition reads the livelihood from it where the house is empty.",
            Planets.name(body)
        )
        return (
            "no chart names one trade; tradition ties \(planet), the planet behind your livelihood, to \(Self.trades[body]?.english ?? "")."
                .capitalizedFirst,
            [reason, front.birthReason("carries")].compactMap { $0 },
            "Choose among them by what you already know how to do, and \(SubjectPhrases.of(front.plan.question.subject ?? SubjectCatalogue.fallback).begin)."
        )
    }

    func hindi(_ front: HindiFront) -> FrontParts {
        let reason =
            isInTenth
            ? "\(HindiWords.name(body)) आपके दसवें भाव (कर्म) में है, और परंपरा आजीविका उसी से देखती है।"
            : "दसवें भाव का स्वामी जिस नवांश में है, उसका स्वामी \(HindiWords.name(body)) है; दसवाँ भाव ख़ाली हो तो परंपरा आजीविका उसी से देखती है।"
        return (
            "कुंडली किसी एक काम का नाम नहीं बताती; परंपरा में आपकी आजीविका के ग्रह \(HindiWords.name(body)) से ये व्यापार जुड़े हैं: \(Self.trades[body]?.hindi ?? "")।",
            [reason], "इनमें से वह चुनिए जो आपको पहले से आता है, और छोटे से शुरू कीजिए।"
        )
    }
}
