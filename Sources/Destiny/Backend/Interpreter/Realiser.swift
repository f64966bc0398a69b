import DestinyDomain
import Foundation
import Jyotish

/// Words the findings: every sentence rests on at least one of them.
struct Realiser {
    /// What an answer may be long, in words.
    static let maximumWords = 180

    let findings: [Finding]
    let profile: AreaProfile
    let frame: HouseFrame?
    let birth: CastBirth
    /// Chooses among the variants; the same for the same question about the same birth.
    let seed: String

    private struct Draft {
        let text: String
        let numbers: [Int]
        let beginsParagraph: Bool
        /// Left out first, from the largest down, when the whole becomes too long; 0 stays.
        let spare: Int
    }

    var sentences: [GroundedAnswer.Sentence] {
        var drafts = self.drafts
        while drafts.map({ $0.text.split(separator: " ").count }).reduce(0, +) > Self.maximumWords,
            let most = drafts.map(\.spare).max(), most > 0,
            let index = drafts.lastIndex(where: { $0.spare == most })
        {
            drafts.remove(at: index)
        }
        return drafts.map { draft in
            GroundedAnswer.Sentence(
                text: draft.text,
                facts: draft.numbers.map { "F\($0)" },
                beginsParagraph: draft.beginsParagraph
            )
        }
    }

    private var tone: Tone {
        let promise = ConfidenceFormula.mean(findings.filter { $0.side == .promise })
        let timing = ConfidenceFormula.mean(findings.filter { $0.side == .timing })
        return Tone(score: 0.6 * promise + 0.4 * timing)
    }

    private var drafts: [Draft] {
        var drafts: [Draft] = []
        let scored = numbers { $0.weight > 0 }
        let words = Phrases(profile: profile, frame: frame)
        if !scored.isEmpty {
            let opening = choose(words.openings(tone), "opening")
            drafts.append(Draft(text: opening, numbers: scored, beginsParagraph: true, spare: 0))
        }
        for (index, finding) in findings.enumerated() {
            guard let variants = words.sentences(for: finding), !variants.isEmpty else { continue }
            drafts.append(
                Draft(
                    text: choose(variants, finding.tool.tool),
                    numbers: [index + 1],
                    beginsParagraph: Self.beginsParagraph(finding, after: drafts.last?.numbers, in: findings),
                    spare: Self.spare(finding)
                )
            )
        }
        let guides = numbers { finding in
            switch finding.kind {
            case .lord, .karaka, .dasha: true
            default: false
            }
        }
        if !guides.isEmpty {
            let text = choose(Guidance.sentences(for: profile.area, tone), "guidance")
            let note = drafts.lastIndex { $0.numbers.count == 1 && findings[$0.numbers[0] - 1].kind == .birthTime }
            let draft = Draft(text: text, numbers: guides, beginsParagraph: true, spare: 0)
            drafts.insert(draft, at: note ?? drafts.endIndex)
        }
        return drafts
    }

    private func numbers(where isWanted: (Finding) -> Bool) -> [Int] {
        findings.indices.filter { isWanted(findings[$0]) }.map { $0 + 1 }
    }

    /// Chart, then time, then what the person may do.
    private static func beginsParagraph(_ finding: Finding, after last: [Int]?, in findings: [Finding]) -> Bool {
        guard let number = last?.last, last?.count == 1 else { return last == nil }
        let isTiming = { (finding: Finding) in
            switch finding.kind {
            case .dasha, .nextPeriod, .transit, .sadeSati, .dayStar: true
            default: false
            }
        }
        return isTiming(finding) != isTiming(findings[number - 1])
    }

    private static func spare(_ finding: Finding) -> Int {
        switch finding.kind {
        case .house, .lord, .dasha, .nextPeriod, .sadeSati, .dayStar, .birthTime: 0
        case .mars: 1
        case .karaka: 2
        case .transit: 3
        case .yoga: 4
        case .aspects: 5
        case .bindus: 6
        case .division: 7
        }
    }

    /// FNV-1a, as Swift's own hash differs from start to start.
    private func choose(_ variants: [String], _ salt: String) -> String {
        let hash = (seed + salt).utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return variants[Int((hash >> 17) % UInt64(variants.count))]
    }
}

/// One thing that a tool found in a chart; the answer's sentences and the facts of the API are made from it.
struct Finding: Sendable {
    let kind: Kind
    let tool: ToolChip
    /// A full sentence that states only what was computed.
    let statement: String
    /// −1 hard … +1 helpful.
    let polarity: Double
    /// 0 … 1.
    let weight: Double
    /// Whether it is of the birth chart or of the time that is asked about.
    let side: Side
    var from: Date?
    var to: Date?
    let sources: [Source]

    enum Side: Hashable, Sendable { case promise, timing, note }

    enum Kind: Hashable, Sendable {
        case house(occupants: [Body])
        case lord(Body, house: Int, Dignity?)
        case karaka(Body, house: Int?, Dignity?)
        case aspects([Body])
        case division(Varga, Body, Dignity?)
        case bindus(Int)
        case yoga(Yoga)
        case dasha(great: Body, part: Body, isTied: Bool)
        case nextPeriod(great: Body, part: Body)
        case transit(Body, house: Int, isHelpful: Bool)
        case sadeSati(SaturnPhase)
        case dayStar(DayStrength)
        case mars(isPresent: Bool, isLifted: Bool)
        case birthTime
    }

    /// The fact as the API gives it.
    func fact(_ number: Int) -> ChartFact {
        ChartFact(
            id: "F\(number)",
            tool: tool,
            statement: statement,
            polarity: (polarity * 100).rounded() / 100,
            weight: weight,
            from: from,
            to: to,
            sources: sources.map(\.citation)
        )
    }
}
