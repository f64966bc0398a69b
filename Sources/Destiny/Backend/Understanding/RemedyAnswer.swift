import DestinyDomain
import Jyotish

/// What is said to “which stone should I wear”, “which day should I fast”, “my lucky colour”: what tradition ties to a
/// planet, without advising it.
struct RemedyAnswer {
    let plan: AnswerPlan
    let means: RemedyTradition.Means
    let body: Body
    /// Whether the planet was named, or a stone of it, and not found from the chart.
    let isNamed: Bool

    /// `nil` where nothing of the kind is asked for.
    init?(_ plan: AnswerPlan) {
        let words = plan.question.words
        let subject = plan.question.subject
        let isOfPlanet = if case .planet? = subject?.thing { true } else { false }
        guard let asked = RemedyTradition.Means.asked(in: words),
            isOfPlanet || subject?.slug == "remedy" || subject?.slug == "luck"
                || asked == .colour && KindPatterns.fits(Self.colour, words),
            plan.question.kind != .day || Self.week.match(words) != nil
                || (asked == .day || asked == .fast) && plan.question.span == nil
        else { return nil }
        let named = ChartThings.bodies(of: words).first ?? RemedyTradition.body(of: words)
        guard let body = named ?? plan.course?.lord else { return nil }
        self.plan = plan
        // When to wear it is told by the planet's weekday.
        means = asked == .metal && plan.question.kind == .when ? .day : asked
        self.body = body
        isNamed = named != nil
    }

    /// “what colour car should I buy”: of anything.
    private static let colour = KindPatterns.patterns(
        """
        what|which|kaunsa|konsa|kis colour|color|rang
        what should|shall|can|to i|we? wear
        kya pehnu|pehnun|pahnu|pahnun|pehne|pahne
        """
    )
    private static let week = SpokenPattern("day|days of the? week")

    var text: String { RemedyTradition.text(means, of: body, in: plan.question.language) }

    /// The houses that a named planet rules, or the one by which the planet was found.
    private var ruled: [Int] {
        guard let course = plan.course else { return [] }
        return isNamed ? course.frame.houses(ruledBy: body) : [course.house]
    }

    // MARK: English

    var english: FrontParts {
        let houses = ruled.map { ordinal($0) }.joined(separator: " and ")
        let ruler = houses.isEmpty ? "" : ", ruler of your \(houses) house,"
        let planet = Planets.name(body) + ruler
        let first =
            switch means {
            case .finger where text.isEmpty:
                "custom is of no one mind on the finger for \(planet); the ring and the middle finger are both named."
            case .finger: "the finger that custom ties to \(planet) is the \(text); other books name another."
            case .stone:
                "the stone that tradition ties to \(planet) is \(text); none is needed, and none is advised here."
            case .metal where text.isEmpty:
                "tradition has several metals for \(planet) and is of one mind on none; none has to be worn."
            case .metal: "the metal that tradition ties to \(planet) is \(text); none has to be worn."
            case .fast:
                "tradition keeps \(text) for \(planet) so a fast falls on that day; whether you fast is yours to choose."
            case .day: "the weekday that tradition ties to \(planet) is \(text)."
            case .colour: "the colour that tradition ties to \(planet) is \(text)."
            case .mantra: "the plainest mantra that tradition has for \(planet) is “\(text)”."
            case .gift: "for \(planet) tradition gives away \(text), to somebody who can use it."
            }
        let strength = Planets.isFallLifted(of: body, in: plan.birth.chart)
        let place =
            plan.birth.isSignCertain(body)
            ? "\(Planets.name(body).capitalizedFirst) stands in \(plan.birth.chart[body].sign.name) in your chart, \(PlainWords.strength(plan.birth.chart[body].dignity, isLifted: strength))."
            : nil
        return (
            first,
            [
                place,
                "What the planet asks for costs nothing: it works through \(PlainWords.manner(of: body)).",
            ].compactMap { $0 },
            "Pay nobody for it; \(SubjectPhrases.of(SubjectCatalogue.named("remedy") ?? SubjectCatalogue.fallback).begin)."
        )
    }

    // MARK: Hindi

    var hindi: FrontParts {
        let houses = ruled.map { HindiWords.oblique($0) }.joined(separator: " और ")
        let planet = (houses.isEmpty ? "" : "आपके \(houses) भाव के स्वामी ") + HindiWords.name(body)
        let first =
            switch means {
            case .finger where text.isEmpty: "\(planet) की उँगली पर प्रथा एकमत नहीं; अनामिका और मध्यमा दोनों कही जाती हैं।"
            case .finger: "प्रथा में \(planet) की उँगली \(text) है; कुछ ग्रंथ दूसरी बताते हैं।"
            case .stone: "परंपरा में \(planet) का रत्न \(text) है; इसे पहनना ज़रूरी नहीं, और यहाँ इसकी सलाह नहीं दी जाती।"
            case .metal where text.isEmpty: "\(planet) के लिए परंपरा कई धातुएँ बताती है और किसी एक पर सहमत नहीं; इसे पहनना ज़रूरी नहीं।"
            case .metal: "परंपरा में \(planet) की धातु \(text) है; इसे पहनना ज़रूरी नहीं।"
            case .fast: "परंपरा में \(planet) का दिन \(text) है, इसलिए व्रत उसी दिन रखा जाता है; रखना न रखना आपकी इच्छा है।"
            case .day: "परंपरा में \(planet) का वार \(text) है।"
            case .colour: "परंपरा में \(planet) का रंग \(text) है।"
            case .mantra: "परंपरा में \(planet) का सबसे सरल मंत्र “\(text)” है।"
            case .gift: "परंपरा में \(planet) के लिए \(text) का दान उसे दिया जाता है जिसके काम आए।"
            }
        return (
            first, ["\(HindiWords.name(body)) का काम \(HindiWords.manner(of: body)) बनता है, और उसमें कुछ खर्च नहीं होता।"],
            "इसके लिए किसी को पैसे मत दीजिए; \(HindiWords.steps(.general).begin)।"
        )
    }
}
