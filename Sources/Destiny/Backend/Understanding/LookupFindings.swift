import DestinyDomain
import Jyotish

/// What the answer to a look-up rests on: the thing itself, and nothing of houses that were not asked for.
struct LookupFindings {
    let plan: AnswerPlan
    private let thing: QuestionSubject.ChartThing

    /// `nil` where signs are weighed.
    init?(plan: AnswerPlan) {
        guard let thing = plan.question.subject?.thing else { return nil }
        switch thing {
        case .planet, .house, .sign: if plan.question.kind != .what, plan.question.fact == nil { return nil }
        default: break
        }
        (self.plan, self.thing) = (plan, thing)
    }

    /// - Parameter all: what the tools of the question's area found.
    /// - Returns: what was looked up first, then those of `all` that are of the same thing.
    func findings(among all: [Finding]) -> [Finding] {
        let isExact = plan.question.fact != nil
        return [looked] + all.filter { !isExact && isOfThing($0.kind) || $0.kind.isBirthTime }
    }

    private var looked: Finding {
        Finding(
            kind: .lookup,
            tool: thing == .almanac
                ? ToolChip(tool: "almanac", label: "Computed the almanac")
                : ToolChip(tool: "lookup", label: "Looked it up in the chart"),
            statement: plan.wording.front.first ?? "",
            polarity: 0,
            weight: 0,
            side: .note,
            sources: sources
        )
    }

    private func isOfThing(_ kind: Finding.Kind) -> Bool {
        switch (thing, kind) {
        case (.planet(let body), .karaka(let other, _, _)), (.planet(let body), .transit(let other, _, _)):
            body == other
        case (.planet(let body), .dasha(let great, let part, _)): body == great || body == part
        case (.house, .house), (.house, .lord), (.house, .aspects), (.house, .division), (.house, .bindus): true
        case (.lagna, .house), (.lagna, .lord), (.lagna, .aspects): true
        case (.yogas, .yoga), (.dasha, .dasha), (.dasha, .nextPeriod), (.sadeSati, .sadeSati), (.manglik, .mars): true
        default: false
        }
    }

    private var sources: [Source] {
        switch thing {
        case .planet, .star, .moonSign, .chart: [.bphs(3)]
        case .sign, .lagna: [.bphs(4)]
        case .house(let house): [Source(house: house)]
        case .dasha: [.bphs(46), .bphs(47)]
        case .manglik: [.bphs(80)]
        case .yogas: [.bphs(36)]
        case .sadeSati: [.phaladeepika(26)]
        case .almanac: [.muhurta]
        // No chapter that is named here has it.
        case .kaalSarp, .guruChandal: []
        }
    }
}

extension Finding.Kind {
    fileprivate var isBirthTime: Bool {
        if case .birthTime = self { true } else { false }
    }
}
