import DestinyDomain
import Foundation
import Jyotish

/// A chart in a few sentences: “explain my chart”, “what is special in my chart”, “what is the worst in it”.
struct ChartOverview {
    let plan: AnswerPlan
    private var chart: Chart { plan.birth.chart }
    private var words: [SpokenWord] { plan.question.words }
    private var lookup: ChartLookup { ChartLookup(plan: plan) }

    /// `nil` where something narrower is asked.
    init?(_ plan: AnswerPlan) {
        let words = plan.question.words
        let asksWhat =
            plan.question.kind != .whether || Self.what.match(words) != nil || Self.judged.match(words)?.lowerBound == 0
        guard asksWhat, [.describe, .what, .how, .whether].contains(plan.question.kind),
            plan.question.subject?.slug == "general",
            !plan.span.isSaid, KindPatterns.isOfTheChart(words)
        else { return nil }
        self.plan = plan
    }

    private static let what = SpokenPattern("what|whats|which|kya|kaun|kaunsa")
    private static let judged = SpokenPattern("is|are my|the chart|kundli|kundali|horoscope")
    private static let hard = SpokenPattern(
        "worst|weak|weakest|bad|negative|wrong|hard|difficult|kamjor|kamzor|kharab|bura|buri"
    )
    private static let fine = SpokenPattern(
        "special|best|good|strong|strongest|unique|rare|khas|khaas|accha|acchi|positive"
    )

    private var hardest: Body? { plan.birth.byDignity.last }
    private var finest: Body? { plan.birth.byDignity.first }

    // MARK: English

    var english: FrontParts {
        let first: String
        var reasons = [basics]
        if Self.hard.match(words) != nil, let body = hardest {
            let name = Planets.name(body).capitalizedFirst
            first =
                "\(name) has it hardest by sign: it stands \(place(body)), \(manner(body)), and nothing in a chart is only bad."
            reasons.insert("It asks for patience in what it speaks of: \(PlainWords.meaning(of: body)).", at: 0)
        } else if Self.fine.match(words) != nil, let body = finest {
            first =
                "what stands out is \(Planets.name(body)): it stands \(place(body)), \(manner(body)), and speaks of \(PlainWords.meaning(of: body))."
            reasons.insert(contentsOf: plan.birth.isLagnaCertain ? [lookup.yogas] : [], at: 0)
        } else {
            first = basics
            reasons = [lookup.dasha] + (finest.map { [strongest($0)] } ?? [])
        }
        return (first, reasons, "Open Chart and tap a planet or a house to read on, or ask about one of them here.")
    }

    private var basics: String {
        let moon = plan.birth.isMoonSignCertain ? ["your Moon is in \(chart[.moon].sign.name)"] : []
        let star = plan.birth.isStarCertain ? ["your birth star is \(chart[.moon].nakshatra.name)"] : []
        let rising = plan.birth.isLagnaCertain ? ["\(chart.lagna.sign.name) rises in your chart"] : []
        let all = rising + moon + star + ["your Sun is in \(chart[.sun].sign.name)"]
        return (all.dropLast().joined(separator: ", ") + (all.count > 1 ? " and " : "") + (all.last ?? ""))
            .capitalizedFirst + "."
    }

    private func strongest(_ body: Body) -> String {
        "The strongest planet by sign is \(Planets.name(body)), \(place(body)), \(manner(body))."
    }

    private func place(_ body: Body) -> String {
        "in \(chart[body].sign.name)\(lookup.place(ofSign: chart[body].sign))"
    }

    private func manner(_ body: Body) -> String {
        PlainWords.strength(chart[body].dignity, isLifted: lookup.isLifted(body))
    }

    // MARK: Hindi

    var hindi: FrontParts {
        let body = Self.hard.match(words) != nil ? hardest : Self.fine.match(words) != nil ? finest : nil
        let told = body.map { "\(hindi($0)); इसका विषय \(HindiWords.meaning(of: $0)) है।" }
        return (
            told ?? hindiBasics, told == nil ? finest.map { ["सबसे बलवान ग्रह: \(hindi($0))।"] } ?? [] : [hindiBasics],
            "“कुंडली” में किसी ग्रह या भाव को छूकर आगे पढ़िए, या यहाँ किसी एक के बारे में पूछिए।"
        )
    }

    private var hindiBasics: String {
        let rising = plan.birth.isLagnaCertain ? ["आपका लग्न \(Rashi(chart.lagna.sign).name(in: .hindi)) है"] : []
        let moon = plan.birth.isMoonSignCertain ? ["चंद्र \(Rashi(chart[.moon].sign).name(in: .hindi)) राशि में है"] : []
        let star = plan.birth.isStarCertain ? ["जन्म नक्षत्र \(Star(chart[.moon].nakshatra).name(in: .hindi)) है"] : []
        return (rising + moon + star + ["सूर्य \(Rashi(chart[.sun].sign).name(in: .hindi)) राशि में है"]).joined(
            separator: ", "
        ) + "।"
    }

    private func hindi(_ body: Body) -> String {
        "\(HindiWords.name(body)) \(Rashi(chart[body].sign).name(in: .hindi)) राशि में है, \(HindiWords.strength(chart[body].dignity, isLifted: lookup.isLifted(body)))"
    }
}

extension CastBirth {
    /// The planets whose sign is certain, the strongest by sign first.
    var byDignity: [Body] {
        Body.visible.filter { isSignCertain($0) && chart[$0].dignity != nil }
            .sorted { (rank($0), -$0.rawValue) > (rank($1), -$1.rawValue) }
    }

    private func rank(_ body: Body) -> Int {
        switch chart[body].dignity {
        case .exalted: 5
        case .moolatrikona: 4
        case .own: 3
        case .friend: 2
        case .debilitated: Planets.isFallLifted(of: body, in: chart) ? 0 : -1
        case .neutral, nil: 1
        case .enemy: 0
        }
    }
}
