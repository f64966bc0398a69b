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
            [.what, .describe, .whether].contains(plan.question.kind), plan.birth.isSignCertain(course.lord)
        else { return nil }
        self.plan = plan
        (lord, house) = (course.lord, course.house)
    }

    private static let asking = SpokenPattern("which|what|kaunsa|konsa|kaun|kis sa? planet|planets|graha|grah")

    /// The first sentence; the rest is told as of any description.
    func english(_ front: EnglishFront) -> String {
        "\(Planets.name(lord)), the ruler of \(front.houseName(house)), governs \(front.name) in your chart\(natural(front))."
    }

    private func natural(_ front: EnglishFront) -> String {
        guard let karaka, karaka != lord else { return ", and it is the planet for it in every chart" }
        return "; in every chart \(Planets.name(karaka)) stands for it too"
    }

    func hindi(_ name: String) -> String {
        let other = karaka.flatMap { $0 == lord ? nil : "; हर कुंडली में इसका कारक \(HindiWords.name($0)) है" } ?? ""
        return
            "आपकी कुंडली में \(name) का ग्रह \(HindiWords.name(lord)) है, \(HindiWords.oblique(house)) भाव का स्वामी\(other)।"
    }

    private var karaka: Body? { plan.question.subject?.karakas.first }
}
