import DestinyDomain
import Foundation
import Jyotish

/// What a day's Moon is known for, in Hindi; see ``DayPhrases``.
struct HindiDayPhrases {
    let strength: DayStrength
    let isMoonKnown: Bool

    /// A headline, and a sentence or two.
    var sentences: (title: String, text: String) {
        guard isMoonKnown else {
            return (
                "जैसा आए वैसा दिन",
                "आपके जन्म के दिन चंद्र राशि बदलता है, इसलिए आज केवल आकाश की बात कही जाती है।"
            )
        }
        let (title, mood) = Self.houses[strength.house - 1]
        let star =
            strength.isTaraGood
            ? "दिन का नक्षत्र आपके नक्षत्र से \(tara) है, छह अनुकूल ताराओं में से एक।"
            : "दिन का नक्षत्र आपके नक्षत्र से \(tara) है, इसलिए ज़रूरी कामों को सरल रखें।"
        return (title, "चंद्र आपके चंद्र से \(HindiMatchTexts.ordinal(strength.house)) राशि में है: \(mood)। \(star)")
    }

    /// The star of the day as counted from the birth star.
    var tara: String { Self.taras[strength.tara - 1] }

    private static let taras = [
        "जन्म", "संपत्", "विपत्", "क्षेम", "प्रत्यरि", "साधक", "वध", "मित्र", "अतिमित्र",
    ]

    private static let houses = [
        ("अपने निकट का दिन", "अपनी ज़रूरतें आसानी से सुनाई देती हैं; उन्हें थोड़ा समय दें"),
        ("छोटे हिसाबों का दिन", "पैसे और बोल सँभालकर; थोड़ा ठहरकर बोलिए"),
        ("अच्छे साहस का दिन", "छोटी यात्राएँ, संदेश और पहले कदम ठीक चलते हैं"),
        ("घर का दिन", "आराम गति से बड़ा है; विश्राम के लिए जगह रखें"),
        ("नरम मन का दिन", "भाव विचारों को रंगते हैं; कुछ तय करने से पहले कुछ रचें"),
        ("काम पूरे करने का दिन", "सँवारना, अभ्यास और निपटाना सहज होता है"),
        ("अच्छे साथ का दिन", "दूसरों से बीच में मिलना आसान और सुखद है"),
        ("धीरे चलने का दिन", "परंपरा नई शुरुआत किसी और दिन के लिए रखती है; दिनचर्या आपका साथ देती है"),
        ("आगे देखने का दिन", "मन दो ओर खिंच सकता है; किसी आदरणीय से पूछें"),
        ("दिखने का दिन", "आज किए काम पर लोगों की नज़र पड़ती है"),
        ("छोटे लाभों का दिन", "मित्रों और योजनाओं को दिया समय फल देता है"),
        ("छोड़ने का दिन", "विश्राम, मौन और कुछ देना आज अच्छा है"),
    ]
}

/// What a day's Moon is known for, counted from the Moon at birth (after Phaladeepika, chapter 26, and the muhurta
/// texts' star of the day).
struct DayPhrases {
    let strength: DayStrength
    let isMoonKnown: Bool

    /// A headline, and a sentence or two.
    var sentences: (title: String, text: String) {
        guard isMoonKnown else {
            return (
                "A day to take as it comes",
                "The Moon changes its sign on the day you were born, so only the sky itself is told today."
            )
        }
        let (title, mood) = Self.houses[strength.house - 1]
        let star =
            strength.isTaraGood
            ? "The star of the day is \(strength.taraName) to yours, one of the friendly six."
            : "The star of the day is \(strength.taraName) to yours, so keep what matters simple."
        return (title, "With the Moon in the \(ordinal(strength.house)) from yours, \(mood). \(star)")
    }

    private static let houses = [
        ("A day close to yourself", "your own needs are easy to hear; give them a fair hour"),
        ("A day for small accounts", "words and money like care; speak a little slower than usual"),
        ("A day of good courage", "short trips, messages and first steps go well"),
        ("A day for home", "comfort matters more than speed; leave room for rest"),
        ("A day of soft focus", "feelings colour thoughts; create something before you decide something"),
        ("A day to get things done", "tidying, training and settling come easily"),
        ("A day for good company", "meeting others halfway is easy and pleasant"),
        ("A day to go gently", "tradition keeps new beginnings for another day; routine is your friend"),
        ("A day to look further", "you may feel pulled in two ways; ask somebody you respect"),
        ("A day to be seen", "work done now is noticed"),
        ("A day of small gains", "friends and plans repay attention"),
        ("A day to let go", "rest, silence and giving something away suit it well"),
    ]
}

/// The findings of a day in Hindi.
struct HindiDayFacts {
    let birth: CastBirth
    /// Where the Moon is on the day.
    let moon: ZodiacPoint

    /// What was computed; `nil` for a finding that no day has.
    func statement(of finding: Finding) -> String? {
        switch finding.kind {
        case .dayStar(let strength): moonStatement(strength)
        case .dasha(let great, let part, _): period(great, part, finding)
        case .transit(let body, let house, _): transit(body, house: house) + "।"
        case .sadeSati(let phase): transit(.saturn, house: Self.house(of: phase)) + ", यानी साढ़े साती।"
        default: nil
        }
    }

    /// What tradition reads in a slow transit; `nil` for other findings.
    func reading(of finding: Finding) -> String? {
        switch finding.kind {
        case .transit(.jupiter, let house, let isHelpful):
            "गुरु का गोचर आपके चंद्र से \(ordinal(house)) राशि में है"
                + (isHelpful
                    ? ", जो उसके अच्छे स्थानों में से एक है: आप जो शुरू करते हैं, वह फैलता है।"
                    : ": लाभ धीरे आते हैं, इसलिए छोटे कदम अच्छे हैं।")
        case .transit(_, let house, let isHelpful):
            "शनि का गोचर आपके चंद्र से \(ordinal(house)) राशि में है"
                + (isHelpful
                    ? ", जो उसके अच्छे स्थानों में से एक है: लगातार किया काम फल देता है।"
                    : ": गति इतनी धीमी होती है कि आप देख सकें कि क्या टिकता है।")
        case .sadeSati: "साढ़े साती चल रही है: नियमित दिनचर्या और कम, पर ठीक से किए काम मदद करते हैं।"
        default: nil
        }
    }

    private func moonStatement(_ strength: DayStrength) -> String {
        let (sign, star) = (Rashi(moon.sign).name(in: .hindi), Star(moon.nakshatra).name(in: .hindi))
        guard birth.isMoonSignCertain else { return "दोपहर में चंद्र \(sign) राशि और \(star) नक्षत्र में है।" }
        let place = "चंद्र \(sign) में है, जन्म चंद्र से \(ordinal(strength.house)) राशि"
        guard birth.uncertainty == nil else { return "दोपहर में \(place), और \(star) नक्षत्र में।" }
        let tara = HindiDayPhrases(strength: strength, isMoonKnown: true).tara
        return "आज \(place), और दिन का नक्षत्र \(star) जन्म नक्षत्र से \(tara) है।"
    }

    private func period(_ great: Body, _ part: Body, _ finding: Finding) -> String? {
        guard let from = finding.from, let to = finding.to else { return nil }
        let lords = "\(Graha(great).name(in: .hindi))–\(Graha(part).name(in: .hindi))"
        return "विंशोत्तरी दशा \(lords) है, \(day(from)) से \(day(to)) तक।"
    }

    private func transit(_ body: Body, house: Int) -> String {
        let sign = Rashi(birth.chart[.moon].point.sign).advanced(by: house - 1)
        return "इस समय \(Graha(body).name(in: .hindi)) \(sign.name(in: .hindi)) में है, जन्म चंद्र से \(ordinal(house)) राशि"
    }

    private static func house(of phase: SaturnPhase) -> Int {
        switch phase {
        case .rising: 12
        case .peak: 1
        case .setting: 2
        case .fourth: 4
        case .eighth: 8
        }
    }

    private func ordinal(_ number: Int) -> String { HindiMatchTexts.ordinal(number) }

    /// A day where the time of birth is exact, otherwise a month.
    private func day(_ date: Date) -> String {
        let day = date.local(offset: 0).date
        let month = "\(Self.months[day.month - 1]) \(day.year)"
        return birth.uncertainty == nil ? "\(day.day) \(month)" : month
    }

    private static let months = [
        "जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून", "जुलाई", "अगस्त", "सितंबर", "अक्तूबर", "नवंबर", "दिसंबर",
    ]
}
