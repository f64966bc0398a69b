import DestinyDomain
import Foundation
import Jyotish

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
        /// What was looked up, and is itself the answer.
        case lookup
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
