import DestinyDomain
import Jyotish

/// How far the findings agree, how many there are, and how well the birth is known.
///
/// It measures the agreement of rules, not truth.
struct ConfidenceFormula {
    let findings: [Finding]
    let planned: Int
    let birth: CastBirth

    var parts: [ReasoningTrace.ConfidencePart] {
        [
            .init(name: .agreement, value: agreement, weight: 0.35),
            .init(name: .coverage, value: coverage, weight: 0.25),
            .init(name: .concordance, value: concordance, weight: 0.20),
            .init(name: .birthTime, value: birthTime, weight: 0.20),
        ]
    }

    var confidence: Confidence {
        Confidence(score: parts.reduce(0) { $0 + $1.value * $1.weight })
    }

    /// The mean of a side's polarities by weight; 0 where nothing was found.
    static func mean(_ findings: [Finding]) -> Double {
        let weight = findings.reduce(0) { $0 + $1.weight }
        return weight == 0 ? 0 : findings.reduce(0) { $0 + $1.polarity * $1.weight } / weight
    }

    private var agreement: Double {
        let total = findings.reduce(0) { $0 + abs($1.polarity) * $1.weight }
        return total == 0 ? 0 : abs(findings.reduce(0) { $0 + $1.polarity * $1.weight }) / total
    }

    private var coverage: Double {
        let found = findings.filter { $0.side != .note && $0.tool.tool != "yogas" }.count
        return min(1, Double(found) / Double(planned))
    }

    private var concordance: Double {
        let promise = Self.mean(findings.filter { $0.side == .promise })
        let timing = Self.mean(findings.filter { $0.side == .timing })
        return 1 - abs(promise - timing) / 2
    }

    private var birthTime: Double {
        switch birth.details.accuracy {
        case .unknown: 0.3
        case .withinHour: 0.5
        case .exact:
            // Within a degree of a sign's edge a few minutes decide.
            (1...29).contains(birth.chart.lagna.degreesInSign) ? 1 : 0.7
        }
    }
}
