import DestinyDomain
import Jyotish

/// How far the rules agree for a kind and subject, in words; it measures agreement, not truth.
enum Agreement: Int, CaseIterable, Sendable {
    case few, mixed, some, many, nearlyAll

    var text: String {
        switch self {
        case .few: "few signs agree"
        case .mixed: "the signs are mixed"
        case .some: "some signs agree"
        case .many: "many signs agree"
        case .nearlyAll: "nearly all signs agree"
        }
    }

    var hindi: String {
        switch self {
        case .few: "कम संकेत सहमत हैं"
        case .mixed: "संकेत मिले-जुले हैं"
        case .some: "कुछ संकेत सहमत हैं"
        case .many: "अधिकतर संकेत सहमत हैं"
        case .nearlyAll: "लगभग सभी संकेत सहमत हैं"
        }
    }

    /// As it is given out.
    var sign: SignAgreement {
        switch self {
        case .few: .few
        case .mixed: .mixed
        case .some: .some
        case .many: .many
        case .nearlyAll: .nearlyAll
        }
    }

    /// By fifths of the scores over the questions of the tests and three charts.
    init(score: Double) {
        self = Self(rawValue: Self.edges.count { score >= $0 }) ?? .few
    }

    static let edges = [0.48, 0.595, 0.68, 0.755]
}

extension AnswerPlan {
    var agreement: Agreement { Agreement(score: agreementScore) }

    /// `nil` where no signs are weighed: what is looked up is so or not so.
    var statedAgreement: Agreement? { LookupFindings(plan: self) == nil ? agreement : nil }

    /// 0 … 1: whether the rules of the birth chart point one way, whether the time does too, and what is known of the
    /// birth; for options and days how far the best stands out.
    var agreementScore: Double {
        let signs = findings.filter { $0.side == .promise }
        let weight = signs.reduce(0) { $0 + abs($1.polarity) * $1.weight }
        let natal = weight == 0 ? 0.3 : abs(signs.reduce(0) { $0 + $1.polarity * $1.weight }) / weight
        let known = birth.details.accuracy == .exact ? 1 : birth.details.accuracy == .withinHour ? 0.5 : 0.1
        let apart: Double
        switch question.kind {
        case .which where options.count >= 2: apart = min(1, (options[0].strength - options[1].strength) * 5)
        case .day: apart = days.first.map { min(1, max(0, ($0.score - 0.4) * 2)) } ?? 0
        case .when: apart = windows.first.map { min(1, max(0, $0.strength / max(usual, 0.05) - 1) / 1.5) } ?? 0.2
        default:
            let change = max(-1, min(1, (relative - 1) * 1.5))
            apart = 0.5 + 0.5 * change * (promise >= 0 ? 1 : -1)
        }
        return 0.5 * natal + 0.35 * apart + 0.15 * known
    }
}
