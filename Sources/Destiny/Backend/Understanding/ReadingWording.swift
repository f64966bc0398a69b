import DestinyDomain
import Foundation
import Jyotish

/// The technical reading behind an answer: houses, dignities, points, periods and transits, for who studies them.
struct ReadingWording {
    let plan: AnswerPlan
    /// All facts of the answer, in the order of their ids.
    let findings: [Finding]

    private var isEnglish: Bool { plan.question.language == .english }
    private var subject: QuestionSubject { plan.question.subject ?? SubjectCatalogue.fallback }

    /// Each with the numbers of the facts it rests on.
    var sentences: [GroundedAnswer.Sentence] {
        let groups: [(String, [Int])] = [
            (lead(0), indices { if case .house = $0 { true } else if case .lord = $0 { true } else { false } }),
            (lead(1), indices { if case .karaka = $0 { true } else if case .aspects = $0 { true } else { false } }),
            (lead(2), indices { if case .division = $0 { true } else if case .bindus = $0 { true } else { false } }),
            (lead(3), indices { if case .yoga = $0 { true } else if case .mars = $0 { true } else { false } }),
            (lead(4), indices { if case .dasha = $0 { true } else if case .nextPeriod = $0 { true } else { false } }),
            (
                lead(5),
                indices {
                    switch $0 {
                    case .transit, .sadeSati, .dayStar: true
                    default: false
                    }
                }
            ),
            (lead(6), indices { if case .birthTime = $0 { true } else { false } }),
        ]
        return groups.filter { !$0.1.isEmpty }.enumerated().map { number, group in
            let texts = group.1.map { text(findings[$0]) }
            return .init(
                text: "\(group.0): \(texts.joined(separator: "; "))"
                    + (isEnglish ? "." : plan.question.language == .hindi ? "।" : "."),
                facts: group.1.map { "F\($0 + 1)" },
                beginsParagraph: number == 0 || number == 4,
                isReading: true
            )
        }
    }

    private func indices(_ isWanted: (Finding.Kind) -> Bool) -> [Int] {
        findings.indices.filter { isWanted(findings[$0].kind) }
    }

    private func text(_ finding: Finding) -> String {
        if !isEnglish, let hindi = HindiFacts(birth: plan.birth, house: plan.course?.house ?? 1).statement(of: finding)
        {
            return plan.question.language == .hindi ? hindi : Hinglish.text(hindi).lowercasedFirst
        }
        let text = String(finding.statement.hasSuffix(".") ? finding.statement.dropLast() : finding.statement[...])
        return text.hasPrefix("The ") || text.hasPrefix("In ") || text.hasPrefix("Today ") || text.hasPrefix("Now ")
            ? text.lowercasedFirst : text
    }

    /// What a group is looked at for; it names kind, subject and time, as no two questions share a reading.
    private func lead(_ group: Int) -> String {
        guard isEnglish else {
            let hindi = HindiWords(today: plan.today)
            let name = HindiWords.oblique(subject.hindiName)
            let time = plan.question.span.map { ", " + hindi.said($0, kind: plan.question.kind) } ?? ""
            let text = "\(Self.hindi[group]) – \(name), \(Self.hindiKinds[plan.question.kind] ?? "")\(time)"
            return plan.question.language == .hindi ? text : Hinglish.text(text)
        }
        let said = plan.question.span.map { " " + SpanText(today: plan.today).said($0, kind: plan.question.kind) } ?? ""
        let kind = Self.kinds[plan.question.kind] ?? "For"
        return [
            "\(kind) \(subject.name)\(said), the house and its lord",
            "Significator and aspects, \(kind.lowercasedFirst) \(subject.name)\(said)",
            "Division and Ashtakavarga, \(kind.lowercasedFirst) \(subject.name)\(said)",
            "Yogas, \(kind.lowercasedFirst) \(subject.name)\(said)",
            "Periods, \(kind.lowercasedFirst) \(subject.name)\(said)",
            "The sky, \(kind.lowercasedFirst) \(subject.name)\(said)",
            "The birth time, \(kind.lowercasedFirst) \(subject.name)\(said)",
        ][group]
    }

    private static let kinds: [QuestionKind: String] = [
        .whether: "Weighing", .when: "Timing", .which: "Comparing", .how: "Working on", .why: "Looking behind",
        .what: "Looking up", .describe: "Describing", .period: "Reading the time for", .day: "Choosing a day for",
        .other: "On your side of",
    ]
    private static let hindi = ["भाव और स्वामी", "कारक और दृष्टि", "वर्ग और अष्टकवर्ग", "योग", "दशा", "गोचर", "जन्म समय"]
    private static let hindiKinds: [QuestionKind: String] = [
        .whether: "संभावना", .when: "समय", .which: "तुलना", .how: "उपाय", .why: "कारण", .what: "कुंडली से", .describe: "वर्णन",
        .period: "अवधि",
        .day: "दिन", .other: "आपका पक्ष",
    ]
}

/// The facts of an answer in Hindi.
struct HindiFacts {
    let birth: CastBirth
    let house: Int

    func statement(of finding: Finding) -> String? {
        let frame = HouseFrame(birth)
        let moon = frame?.isFromMoon == true ? "चंद्र से " : ""
        switch finding.kind {
        case .house(let there):
            guard let frame else { return nil }
            let who = there.isEmpty ? "उसमें कोई ग्रह नहीं" : "उसमें \(list(there))"
            return "\(moon)\(HindiWords.ordinal(house)) भाव \(rashi(frame.sign(ofHouse: house))) राशि का है, \(who)"
        case .lord(let body, let place, let dignity):
            return
                "स्वामी \(HindiWords.name(body)) \(moon)\(HindiWords.oblique(place)) भाव में, \(HindiWords.strength(dignity, isLifted: false))"
        case .karaka(let body, let place, let dignity):
            let there = place.map { "\(moon)\(HindiWords.oblique($0)) भाव में, " } ?? ""
            return "कारक \(HindiWords.name(body)) \(there)\(HindiWords.strength(dignity, isLifted: false))"
        case .aspects(let bodies): return "भाव पर \(list(bodies)) की दृष्टि"
        case .division(let varga, let body, _):
            return
                "\(varga.hindiName) (D\(varga.rawValue)) में \(HindiWords.name(body)) \(rashi(varga.sign(of: birth.chart[body].point))) राशि में"
        case .bindus(let points): return "अष्टकवर्ग में भाव के \(points) बिंदु, जहाँ 28 मध्य है"
        case .yoga(let yoga): return "\(HindiYogas.name(of: yoga.kind)) योग, \(list(yoga.bodies)) से"
        case .mars(let isPresent, let isLifted):
            return isPresent ? isLifted ? "मंगल दोष, परिहार सहित" : "मंगल दोष गिनती में" : "मंगल दोष नहीं"
        case .dasha(let great, let part, _):
            return "\(HindiWords.name(great))–\(HindiWords.name(part)), \(dates(finding))"
        case .nextPeriod(let great, let part):
            return "इससे जुड़ी अगली दशा \(HindiWords.name(great))–\(HindiWords.name(part)), \(dates(finding))"
        case .transit(let body, let place, _):
            return "\(HindiWords.name(body)) जन्म चंद्र से \(HindiWords.oblique(place)) स्थान पर"
        case .sadeSati: return "शनि की साढ़े साती"
        case .dayStar(let strength): return "दिन का चंद्र जन्म चंद्र से \(HindiWords.oblique(strength.house)) स्थान पर"
        case .lookup: return nil
        case .birthTime: return birth.details.accuracy == .unknown ? "जन्म समय ज्ञात नहीं है" : "जन्म समय एक घंटे के भीतर ज्ञात है"
        }
    }

    private func rashi(_ sign: Sign) -> String { Rashi(sign).name(in: .hindi) }
    private func list(_ bodies: [Body]) -> String { bodies.map(HindiWords.name).joined(separator: ", ") }

    private func dates(_ finding: Finding) -> String {
        guard let from = finding.from, let to = finding.to else { return "" }
        return "\(day(from)) से \(day(to)) तक"
    }

    private func day(_ date: Date) -> String {
        let day = date.local(offset: 0).date
        return birth.uncertainty == nil ? HindiWords.date(day) : "\(HindiWords.months[day.month - 1]) \(day.year)"
    }
}
