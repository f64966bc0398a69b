import DestinyDomain
import Jyotish

/// “which is stronger, Saturn or Jupiter”: planets laid beside each other by how they stand in the chart.
struct PlanetComparison {
    private let plan: AnswerPlan
    /// The one that stands better first.
    private let bodies: [Body]

    /// `nil` where anything but planets is compared, or where the time of birth leaves a sign open.
    init?(_ plan: AnswerPlan) {
        let found = plan.question.options.compactMap { option -> Body? in
            if case .planet(let body)? = option.subject.thing { body } else { nil }
        }
        guard plan.question.kind == .which, found.count >= 2, found.count == plan.question.options.count,
            found.allSatisfy(plan.birth.isSignCertain)
        else { return nil }
        self.plan = plan
        bodies = found.sorted { Self.value(of: $0, in: plan) > Self.value(of: $1, in: plan) }
    }

    private static func value(of body: Body, in plan: AnswerPlan) -> Double {
        Planets.value(of: body, in: plan.birth.chart)
    }

    private var isTie: Bool { Self.value(of: bodies[0], in: plan) == Self.value(of: bodies[1], in: plan) }

    var english: FrontParts {
        let (first, second) = (Planets.name(bodies[0]), Planets.name(bodies[1]))
        return (
            isTie
                ? "by sign \(first) and \(second) stand equally well in your chart."
                : "by sign \(first) stands better in your chart than \(second).",
            bodies.prefix(2).map {
                "\(ExactFactAnswer(plan: plan, fact: .state($0, .strong)).place(of: $0).capitalizedFirst)."
            },
            "Ask for what each of them rules, as “what does my \(bodies[0].name) mean”."
        )
    }

    var hindi: FrontParts {
        let (first, second) = (HindiWords.name(bodies[0]), HindiWords.name(bodies[1]))
        return (
            isTie
                ? "राशि से \(first) और \(second) आपकी कुंडली में बराबर बल के हैं।"
                : "राशि से \(first) आपकी कुंडली में \(second) से अधिक बलवान है।",
            bodies.prefix(2).map { ExactFactAnswer(plan: plan, fact: .state($0, .strong)).hindi.0 },
            "हर ग्रह के भाव के बारे में अलग से पूछिए।"
        )
    }
}
