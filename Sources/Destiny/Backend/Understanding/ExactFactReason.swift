import DestinyDomain
import Jyotish

/// Why an exact fact is as it is: the rule that it comes from, with what that rule found in the chart.
struct ExactFactReason {
    private let answer: ExactFactAnswer

    /// `nil` unless “why” is asked after a fact.
    init?(_ plan: AnswerPlan) {
        guard plan.question.kind == .why, let fact = plan.question.fact else { return nil }
        answer = ExactFactAnswer(plan: plan, fact: fact)
    }

    var english: FrontParts {
        (rule, [answer.english.0.capitalizedFirst], "Open Chart to follow it there with your own eyes.")
    }

    private var chart: Chart { answer.chart }

    private var rule: String {
        switch answer.fact {
        case .state(_, let state), .bodies(let state), .meaning(let state): Self.rule(of: state)
        case .degree, .isInSign, .navamsa, .zodiac:
            "signs are counted along the stars here, which lie \(ExactFactAnswer.degrees(chart.ayanamsa)) from the spring point of Western signs, for the minute and place of your birth."
        case .looking, .lookingAtHouse:
            "a planet looks at the sign opposite its own; Mars at the 4th and 8th from it too, Jupiter at the 5th and 9th, Saturn at the 3rd and 10th."
        case .isInHouse, .ruler, .occupants, .emptyHouses:
            "houses are counted sign by sign from the one that rose at your birth, \(chart.lagna.sign.name); each sign has one planet as its ruler."
        case .houseOfPoints:
            "in Ashtakavarga seven planets and the rising sign each give points to signs, by their distance; 337 points are shared out among twelve houses."
        case .allies:
            "rulers of the 1st, 5th and 9th house are called helpful, rulers of the 6th, 8th and 12th hard, and who rules one of each counts as helpful."
        case .risingDegree:
            "it is the point of the zodiac that came up in the east at the minute and place of your birth."
        case .ishtaDevata:
            "the rule takes the planet that stands furthest in its sign, looks for it in the navamsa, and goes to the 12th sign from there."
        case .gana, .nadi, .yoni:
            "each of the 27 stars has its own by tradition, and the Moon stood in \(chart[.moon].nakshatra.name) when you were born."
        case .varna: "each Moon sign has its own by tradition, and yours is \(chart[.moon].sign.name)."
        case .birthDay:
            "the almanac reckons its limbs from the Moon and the Sun at that moment, and its day from sunrise to sunrise."
        case .atmakaraka:
            "the one that stands furthest in its sign, of the seven planets, is called so in Jaimini's school."
        }
    }

    private static func rule(of state: ExactFact.State) -> String {
        switch state {
        case .strong, .weak:
            "it goes by the sign a planet stands in: strongest in its exaltation, then in its own sign and a friend's, weakest in its fall."
        default: ExactFactAnswer.meaning(state)
        }
    }
}

/// The same in Hindi.
extension ExactFactReason {
    var hindi: FrontParts { (hindiRule, [answer.hindi.0], "कुंडली खोलकर इसे स्वयं देख लीजिए।") }

    private var hindiRule: String {
        switch answer.fact {
        case .state(_, let state), .bodies(let state), .meaning(let state): ExactFactAnswer.hindiMeaning(state)
        case .degree, .isInSign, .navamsa, .zodiac, .risingDegree, .birthDay:
            "यह आपके जन्म के समय और स्थान के आकाश से, तारों के अनुसार गिना जाता है।"
        case .looking, .lookingAtHouse:
            "हर ग्रह अपने सामने की राशि को देखता है; मंगल चौथी और आठवीं, गुरु पाँचवीं और नौवीं, शनि तीसरी और दसवीं को भी।"
        case .isInHouse, .ruler, .occupants, .emptyHouses:
            "भाव लग्न की राशि से एक-एक राशि करके गिने जाते हैं, और हर राशि का एक स्वामी होता है।"
        case .houseOfPoints: "अष्टकवर्ग में सात ग्रह और लग्न अपनी दूरी के अनुसार राशियों को बिंदु देते हैं, कुल 337।"
        case .allies: "पहले, पाँचवें और नौवें भाव के स्वामी शुभ माने जाते हैं; छठे, आठवें और बारहवें के कठिन।"
        case .ishtaDevata: "आत्मकारक ग्रह से नवमांश में बारहवीं राशि देखी जाती है।"
        case .gana, .nadi, .yoni: "यह जन्म नक्षत्र से तय होता है।"
        case .varna: "यह चंद्र राशि से तय होता है।"
        case .atmakaraka: "सात ग्रहों में जो अपनी राशि में सबसे आगे हो, वह आत्मकारक है।"
        }
    }
}
