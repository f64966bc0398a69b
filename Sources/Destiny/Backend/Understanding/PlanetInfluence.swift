import DestinyDomain
import Jyotish

/// What a planet has to do with a part of life, where both are named: “does Mars affect my marriage”.
struct PlanetInfluence {
    let plan: AnswerPlan
    let body: Body
    let course: SubjectCourse

    /// `nil` where no part of life is named beside the planet, or none can be told.
    init?(_ plan: AnswerPlan) {
        guard case .planet(let body)? = plan.question.subject?.thing, plan.question.kind != .when,
            let other = SubjectCatalogue.subject(besidePlanetsIn: plan.question.words),
            plan.birth.isSignCertain(body),
            let course = SubjectCourse(birth: plan.birth, subject: other, search: plan.search)
        else { return nil }
        (self.plan, self.body, self.course) = (plan, body, course)
    }

    private var house: Int { course.house }
    private var tie: SubjectCourse.Tie? { course.tie(of: body)?.tie }

    /// −1 … 1: how well the planet stands.
    private var strength: Double { Planets.value(of: body, in: plan.birth.chart) }

    func english(_ front: EnglishFront) -> FrontParts {
        let of = EnglishFront(plan: plan, of: course.subject)
        let name = Planets.name(body)
        let more = Array(ChartLookup(plan: plan).planetMore(body).prefix(1))
        guard let tie else {
            let others = [course.lord] + course.subject.karakas.prefix(1).filter { $0 != course.lord }
            let verb = others.count == 1 ? "counts" : "count"
            return (
                "hardly: \(name) neither rules, fills nor looks at \(of.houseName(house)), on which \(of.name) \(of.isPlural ? "rest" : "rests").",
                ["\(Planets.list(others).capitalizedFirst) \(verb) for it instead.", of.birthReason("carries")],
                front.describe.2
            )
        }
        return (
            "\(verdict)\(name) has a say in \(of.gerund): it is \(of.text(tie)).", [manner] + more,
            "When \(of.name) \(of.isPlural ? "need" : "needs") it, go through \(PlainWords.manner(of: body))."
        )
    }

    /// Whether good or ill is asked of it decides what a “yes” would say.
    private var verdict: String {
        let words = plan.question.words
        if Self.good.match(words) != nil {
            return strength >= 0.3 ? "yes: " : strength <= -0.3 ? "not easily: " : "in part: "
        }
        if Self.ill.match(words) != nil {
            return strength >= 0.3
                ? "no, it rather helps: " : strength <= -0.3 ? "it asks for patience: " : "no more than it helps: "
        }
        return Self.yesOrNo.match(words)?.lowerBound == 0 ? "yes, " : ""
    }

    private static let good = SpokenPattern("good|help*|support*|benefi*|favour*|favor*|accha|acha|achha|shubh|strong")
    private static let yesOrNo = SpokenPattern("does|do|is|are|has|can|will|could|may|kya|did")
    private static let ill = SpokenPattern(
        "bad|delay*|harm*|hurt*|spoil*|block*|trouble*|problem*|destroy*|ruin*|weak*|kharab|bura|rok|rokega|der|deri"
    )

    private var manner: String {
        let name = Planets.name(body).capitalizedFirst
        let place = "in \(plan.birth.chart[body].sign.name)"
        let how = PlainWords.strength(
            plan.birth.chart[body].dignity,
            isLifted: Planets.isFallLifted(of: body, in: plan.birth.chart)
        )
        switch strength {
        case 0.3...: return "\(name) stands well, \(place), \(how), so it helps more than it strains."
        case ..<(-0.3): return "\(name) has a hard place, \(place), \(how), so it asks for patience more than it gives."
        default: return "\(name) stands \(place), \(how), so it helps and strains in turn."
        }
    }

    func hindi(_ front: HindiFront) -> FrontParts {
        let of = HindiFront(plan: plan, of: course.subject)
        let name = HindiWords.name(body)
        let last = "\(of.oblique) के लिए \(of.steps.prepare)।"
        guard let tie else {
            return (
                "नहीं के बराबर: \(name) न \(HindiWords.oblique(house)) भाव का स्वामी है, न उसमें बैठा है, न उसे देखता है, और \(of.oblique) के लिए यही भाव देखा जाता है।",
                ["\(of.oblique) के लिए \(HindiWords.name(course.lord)) का मायने अधिक है।"], last
            )
        }
        let how =
            switch strength {
            case 0.3...: "अच्छी स्थिति में है, इसलिए बाधा से अधिक सहायता देता है"
            case ..<(-0.3): "कठिन स्थिति में है, इसलिए धैर्य माँगता है"
            default: "बीच की स्थिति में है, इसलिए कभी सहायता करता है, कभी परखता है"
            }
        return (
            "हाँ, आपकी कुंडली में \(of.oblique) पर \(name) का असर है: वह \(of.text(tie)) है।", ["\(name) \(how)।"], last
        )
    }
}
