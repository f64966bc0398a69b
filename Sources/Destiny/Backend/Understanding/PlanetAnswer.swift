import DestinyDomain
import Jyotish

/// What is said to “which planet rules my career”: the ruler of its house, and the planet that stands for it always.
struct PlanetAnswer {
    let plan: AnswerPlan
    let lord: Body
    let house: Int

    /// `nil` where no planet is asked for, or none can be told.
    init?(_ plan: AnswerPlan) {
        let words = plan.question.words
        guard let course = plan.course, plan.question.subject?.thing == nil, Self.asking.match(words) != nil,
            [.what, .describe, .whether, .why].contains(plan.question.kind), plan.birth.isSignCertain(course.lord)
        else { return nil }
        self.plan = plan
        (lord, house) = (course.lord, course.house)
    }

    private static let asking = SpokenPattern("which|what|kaunsa|konsa|kaun|kis sa? planet|planets|graha|grah")

    /// The first sentence; the rest is told as of any description.
    func english(_ front: EnglishFront) -> String {
        if let body = extreme, let tie = plan.course?.tie(of: body)?.tie {
            let manner = PlainWords.strength(
                plan.birth.chart[body].dignity,
                isLifted: Planets.isFallLifted(of: body, in: plan.birth.chart)
            )
            return
                "of the planets that bear on \(front.name), \(Planets.name(body)) has the \(isOfIll ? "hardest" : "best") place: \(front.text(tie)), it stands in \(plan.birth.chart[body].sign.name), \(manner)."
        }
        return
            "\(Planets.name(lord)), the ruler of \(front.houseName(house)), governs \(front.name) in your chart\(natural(front))."
    }

    private var isOfIll: Bool { Self.ill.match(plan.question.words) != nil }

    /// The planet that has the hardest place of those that bear on it, or the best, where that is asked for.
    private var extreme: Body? {
        guard let course = plan.course, isOfIll || Self.good.match(plan.question.words) != nil else { return nil }
        let bearing = Body.visible.filter { course.tie(of: $0) != nil && plan.birth.isSignCertain($0) }
        let value = { (body: Body) in
            let house = course.frame.house(of: plan.birth.chart[body].sign)
            return Planets.value(of: body, in: plan.birth.chart) + 0.5 * Planets.value(ofHouse: house)
        }
        return isOfIll ? bearing.min { value($0) < value($1) } : bearing.max { value($0) < value($1) }
    }

    private static let ill = SpokenPattern(
        "bad|trouble*|problem*|block*|weak*|harm*|disturb*|delay*|ruin*|against|worst|pareshan|kharab|bura|kamzor|kamjor|hurt*|damag*|spoil*"
    )
    private static let good = SpokenPattern(
        "good|best|help*|support*|favour*|favor*|strong*|lucky|accha|acha|achha|shubh"
    )

    private func natural(_ front: EnglishFront) -> String {
        guard let karaka, karaka != lord else { return ", and it is the planet for it in every chart" }
        return "; in every chart \(Planets.name(karaka)) stands for it too"
    }

    func hindi(_ name: String) -> String {
        let other = karaka.flatMap { $0 == lord ? nil : "; हर कुंडली में इसका कारक \(HindiWords.name($0)) है" } ?? ""
        if let body = extreme {
            return
                "\(name) से जुड़े ग्रहों में \(HindiWords.name(body)) \(isOfIll ? "सबसे कठिन" : "सबसे अच्छी") स्थिति में है, \(Rashi(plan.birth.chart[body].sign).name(in: .hindi)) राशि में।"
        }
        return
            "आपकी कुंडली में \(name) का ग्रह \(HindiWords.name(lord)) है, \(HindiWords.oblique(house)) भाव का स्वामी\(other)।"
    }

    private var karaka: Body? { plan.question.subject?.karakas.first }
}
