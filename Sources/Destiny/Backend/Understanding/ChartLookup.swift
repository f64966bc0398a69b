import DestinyDomain
import Foundation
import Jyotish

/// Exact look-ups in the chart: which period, which star, where a planet stands.
struct ChartLookup {
    let plan: AnswerPlan
    var chart: Chart { plan.birth.chart }
    var frame: HouseFrame? { HouseFrame(plan.birth) }
    var words: [SpokenWord] { plan.question.words }

    /// The sentence that answers; of several things asked about together all.
    var sentence: String {
        let things = ChartThings.subjects(of: words).compactMap(\.thing)
        let own = plan.question.subject?.thing
        let all = plan.question.isFollowUp || things.isEmpty ? [own].compactMap { $0 } : Array(things.prefix(3))
        let texts = all.map(text)
        guard let first = texts.first else { return "Your chart answers this in the reading below." }
        return texts.dropFirst().reduce(first) { $0.dropLast() + "; " + $1.lowercasedLead }
    }

    func text(_ thing: QuestionSubject.ChartThing) -> String {
        switch thing {
        case .planet(let body): return planet(body)
        case .house(let house): return self.house(house)
        case .sign(let sign): return self.sign(sign)
        case .star:
            let point = chart[.moon].point
            guard plan.birth.uncertainty == nil || plan.birth.isStarCertain else {
                return "Your birth star is not certain from the time of birth you gave."
            }
            let quarter = plan.birth.uncertainty == nil ? ", quarter \(point.pada)" : ""
            return
                "Your birth star is \(point.nakshatra.name)\(quarter), ruled by \(Planets.name(point.nakshatra.lord))."
        case .moonSign:
            return plan.birth.isMoonSignCertain
                ? "Your Moon sign is \(chart[.moon].sign.name) (\(chart[.moon].sign.sanskritName)), ruled by \(Planets.name(chart[.moon].sign.lord))."
                : "The Moon changed its sign on the day you were born, so your Moon sign needs the hour."
        case .lagna:
            return plan.birth.isLagnaCertain
                ? "Your rising sign is \(chart.lagna.sign.name) (\(chart.lagna.sign.sanskritName)), ruled by \(Planets.name(chart.lagna.sign.lord))."
                : "Your rising sign is not certain from the time of birth you gave."
        case .dasha: return dasha
        case .sadeSati: return SadeSatiLookup(plan: plan).sentence
        case .manglik: return manglik
        case .kaalSarp:
            return isKaalSarp
                ? "Yes, all seven planets stand on one side of Rahu and Ketu, which later texts call Kaal Sarp."
                : "No, your chart has no Kaal Sarp: planets stand on both sides of Rahu and Ketu."
        case .guruChandal: return guruChandal
        case .yogas: return yogas
        case .almanac: return AlmanacLookup(plan: plan).english.0
        case .chart: return "Your chart answers this in the reading below."
        }
    }

    // MARK: Planets, houses, signs

    func planet(_ body: Body) -> String {
        guard plan.birth.isSignCertain(body) else {
            return
                "\(Planets.name(body).capitalizedFirst) changed its sign within the time of birth you gave, so its place stays open."
        }
        let lifted = isLifted(body) ? ", its fall lifted by neecha bhanga" : ""
        let dignity = isLifted(body) ? nil : chart[body].dignity
        let manner = dignity.map { ", \(Planets.words(for: $0))" } ?? lifted
        return
            "Your \(body.name) stands in \(chart[body].sign.name)\(place(ofSign: chart[body].sign))\(manner): it speaks of \(PlainWords.meaning(of: body))."
    }

    func house(_ house: Int) -> String {
        guard let frame else { return "Houses need a time of birth." }
        let lord = frame.lord(ofHouse: house)
        let sign = frame.sign(ofHouse: house)
        let there = Body.allCases.filter { chart[$0].sign == sign && plan.birth.isSignCertain($0) }
        let who =
            there.isEmpty
            ? "no planet stands in it" : "\(Planets.list(there)) \(there.count == 1 ? "stands" : "stand") in it"
        let lordPlace =
            plan.birth.isSignCertain(lord) ? ", in \(chart[lord].sign.name)\(place(ofSign: chart[lord].sign))" : ""
        return
            "Your \(frame.name(ofHouse: house)), for \(PlainWords.topic(ofHouse: house)), is \(sign.name): \(who), and its ruler is \(Planets.name(lord))\(lordPlace)."
    }

    func sign(_ sign: Sign) -> String {
        let ruled = "ruled by \(Planets.name(sign.lord))"
        let there = Body.allCases.filter { chart[$0].sign == sign && plan.birth.isSignCertain($0) }
        let who =
            there.isEmpty
            ? "no planet of yours is in it" : "\(Planets.list(there)) \(there.count == 1 ? "is" : "are") in it"
        guard let frame else { return "\(sign.name), \(ruled), is \(PlainWords.trait(of: sign)); \(who)." }
        return
            "\(sign.name) is your \(frame.name(ofHouse: frame.house(of: sign))), \(ruled), and \(PlainWords.trait(of: sign)); \(who)."
    }

    /// “ in the 4th house”; nothing where no house can be counted.
    func place(ofSign sign: Sign) -> String {
        frame.map { " in the \($0.name(ofHouse: $0.house(of: sign)))" } ?? ""
    }

    func isLifted(_ body: Body) -> Bool {
        Planets.isFallLifted(of: body, in: chart)
    }

    // MARK: Doshas and yogas

    var manglik: String {
        guard plan.birth.isLagnaCertain else {
            return "Whether you are Manglik hangs on the rising sign, which needs the hour of birth."
        }
        let manglik = Manglik(chart: chart)
        if Self.marrying.match(words) != nil {
            let own = manglik.isPresent ? "you are" : "you are not"
            return
                "Nothing in your chart forbids it: tradition weighs both charts together, and by the usual count \(own) Manglik yourself."
        }
        let place = "Mars is in the \(ordinal(manglik.fromLagna.house)) house from your rising sign"
        if !manglik.isPresent { return "No, you are not Manglik: \(place)." }
        return manglik.isCancelled
            ? "Only by the bare count: \(place), which is called Manglik, and a traditional exception lifts it in your chart."
            : "Yes, by the usual count you are Manglik: \(place), as in every second chart."
    }

    /// “can I marry a non manglik?”.
    private static let marrying = SpokenPattern("marry|marrying|shaadi|shadi|vivah ~~ manglik|mangalik|maanglik")

    var yogas: String {
        guard plan.birth.isLagnaCertain else {
            return "Most yogas hang on the rising sign, which needs the hour of birth."
        }
        let found = YogaScan(chart: chart).yogas
        if let asked = Self.yogaNames.first(where: { $0.pattern.match(words) != nil }) {
            let there = found.filter { asked.kinds.contains($0.kind) }
            guard let yoga = there.first else { return "No, \(asked.name) is not in your chart." }
            return
                "Yes, your chart has \(asked.name), made by \(Planets.list(yoga.bodies)). It asks for this: \(yoga.kind.text)"
        }
        let names = found.map(\.kind.displayName).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return names.isEmpty
            ? "None of the named yogas that are looked for is in your chart."
            : "Your chart has \(names.count == 1 ? "one yoga" : "\(names.count) yogas") of those that are looked for: \(names.joined(separator: ", "))."
    }

    static let yogaNames: [(name: String, kinds: [Yoga.Kind], pattern: SpokenPattern)] = [
        ("Gajakesari yoga", [.gajakesari], "gajakesari|gajkesari|gajakesri|gajkesri"),
        ("Gajakesari yoga", [.gajakesari], "gaja|gaj kesari"),
        ("a Raja yoga", [.raja, .yogakaraka], "raja|raj|rajyog|rajyoga|rajayoga"),
        ("a Dhana yoga", [.dhana], "dhana|dhan"),
        ("Malavya yoga", [.malavya], "malavya|malavy"), ("Hamsa yoga", [.hamsa], "hamsa|hansa|hans"),
        ("Ruchaka yoga", [.ruchaka], "ruchaka|ruchak"), ("Shasha yoga", [.shasha], "shasha|shash|sasa"),
        ("Bhadra yoga", [.bhadra], "bhadra"), ("Amala yoga", [.amala], "amala"), ("Adhi yoga", [.adhi], "adhi"),
        ("Kemadruma yoga", [.kemadruma], "kemadruma|kemdrum|kemadrum"),
        ("neecha bhanga", [.neechabhanga], "neechabhanga|neech|neecha|nich|nicha"),
        ("a reversed (Viparita) Raja yoga", [.harsha, .sarala, .vimala], "vipreet|viparita|vipareet"),
        ("Sunapha yoga", [.sunapha], "sunapha"), ("Anapha yoga", [.anapha], "anapha"),
        ("an exchange (Parivartana)", [.parivartana], "parivartana|parivartan|exchange"),
    ].map { ($0.0, $0.1, SpokenPattern($0.2[...])) }

    /// Jupiter's companion in its sign among the nodes.
    var nodeBesideJupiter: Body? {
        [Body.rahu, .ketu].first { chart[$0].sign == chart[.jupiter].sign }
    }

    /// Whether Jupiter's sign, and so its companion, is known.
    var isJupiterCertain: Bool { [Body.jupiter, .rahu].allSatisfy(plan.birth.isSignCertain) }

    private var guruChandal: String {
        guard isJupiterCertain else { return planet(.jupiter) }
        let jupiter = chart[.jupiter].sign
        let seat = "in \(jupiter.name)\(place(ofSign: jupiter))"
        switch nodeBesideJupiter {
        case .rahu?:
            return "Yes, Jupiter stands with Rahu \(seat), which later texts call Guru Chandal."
        case .ketu?:
            return "In part: Jupiter stands with Ketu \(seat), and only some count that as Guru Chandal."
        default:
            let rahu = chart[.rahu].sign
            return
                "No, your chart has no Guru Chandal: Jupiter stands \(seat), and Rahu in \(rahu.name)\(place(ofSign: rahu))."
        }
    }

    var isKaalSarp: Bool {
        let rahu = chart[.rahu].point.longitude
        let sides = Body.visible.map {
            (chart[$0].point.longitude - rahu + 720).truncatingRemainder(dividingBy: 360) < 180
        }
        return sides.allSatisfy { $0 } || sides.allSatisfy { !$0 }
    }
}
