import DestinyDomain
import Foundation
import Jyotish

/// The reasons of the first layer in Hindi, each with what it rests on.
extension HindiFront {
    func range(_ stretch: SubjectCourse.Stretch) -> String { HindiWords.range(stretch.from, stretch.to) }

    func isLifted(_ body: Body) -> Bool { ChartLookup(plan: plan).isLifted(body) }

    func birth(_ verb: String) -> String {
        guard let course = plan.course, plan.birth.isSignCertain(course.lord) else {
            return "जन्म समय के बिना \(oblique) के भाव खुले रहते हैं।"
        }
        let sign = chart[course.lord].sign
        let house = course.frame.house(of: sign)
        return
            "\(HindiWords.name(course.lord)), जो \(oblique) को \(verb) है, \(Rashi(sign).name(in: .hindi)) राशि में \(HindiWords.oblique(house)) भाव (\(HindiWords.topic(ofHouse: house))) में है, \(HindiWords.strength(chart[course.lord].dignity, isLifted: isLifted(course.lord)))।"
    }

    var karaka: String? {
        guard let course = plan.course, let body = course.subject.karakas.first, body != course.lord,
            plan.birth.isSignCertain(body)
        else { return nil }
        return "\(oblique) का कारक \(HindiWords.name(body)) \(Rashi(chart[body].sign).name(in: .hindi)) राशि में है।"
    }

    var time: String {
        let told = plan.windows.first ?? plan.stretches.max { $0.strength < $1.strength }
        guard let told, !told.reasons.isEmpty else { return "\(said) कोई दशा या धीमा ग्रह \(oblique) से जुड़ा नहीं है।" }
        return time(of: told)
    }

    func time(of stretch: SubjectCourse.Stretch) -> String {
        let texts = stretch.reasons.prefix(2).map(text)
        guard !texts.isEmpty else { return "\(range(stretch)) तक कोई दशा \(oblique) से जुड़ी नहीं है।" }
        return "\(range(stretch)) तक \(texts.joined(separator: ", और ")); \(oblique) के लिए यही मायने रखता है।"
    }

    func text(_ reason: SubjectCourse.Reason) -> String {
        switch reason {
        case .period(let body, let level, let tie):
            let kind = ["महादशा", "अंतर्दशा", "प्रत्यंतर दशा"][level - 1]
            return "\(HindiWords.name(body)) (\(text(tie))) की \(kind) है"
        case .transit(let body, let contact):
            let what =
                switch contact {
                case .house: "इसके भाव"
                case .lord: "इसके भाव के स्वामी"
                case .karaka: "इसके कारक"
                }
            return "गोचर में \(HindiWords.name(body)) का संबंध \(what) से है"
        case .doubleTransit: return "गुरु और शनि का यह संबंध एक साथ है"
        }
    }

    func text(_ tie: SubjectCourse.Tie) -> String {
        switch tie {
        case .lord(let house): "\(HindiWords.oblique(house)) भाव का स्वामी"
        case .occupant(let house): "\(HindiWords.oblique(house)) भाव में स्थित"
        case .karaka: "इसका कारक"
        case .aspect(let house): "\(HindiWords.oblique(house)) भाव को देखता"
        }
    }

    var running: String? {
        guard plan.birth.dashaUncertaintyDays.map({ $0 <= 60 }) ?? false else { return nil }
        let start = max(plan.span.from, plan.span.to < plan.today ? plan.span.from : plan.today)
        let running = chart.vimshottari.running(at: start.instant.addingTimeInterval(43_200))
        guard running.count >= 2 else { return nil }
        let end = CivilDate(daysSince1970: Int((running[1].end.timeIntervalSince1970 / 86_400).rounded(.down)))
        return
            "\(oblique) के आसपास \(HindiWords.name(running[0].lord)) में \(HindiWords.name(running[1].lord)) की दशा \(HindiWords.date(end)) तक है।"
    }

    var sky: String? {
        guard let course = plan.course else { return nil }
        let date = plan.span.to < plan.today ? plan.span.to : max(plan.span.from, plan.today)
        let places = [Body.jupiter, .saturn].map { body in
            let sign = course.search.place(of: body, at: date.instant).point.sign
            return
                "\(HindiWords.name(body)) \(Rashi(sign).name(in: .hindi)) राशि (आपके \(HindiWords.oblique(course.frame.house(of: sign))) भाव) में"
        }
        return "\(HindiWords.date(date)) को \(places.joined(separator: " और ")) है।"
    }

    func cause(_ finding: Finding) -> String? {
        switch finding.kind {
        case .lord(let body, let house, let dignity):
            "इसका स्वामी \(HindiWords.name(body)) \(HindiWords.oblique(house)) भाव (\(HindiWords.topic(ofHouse: house))) में है, \(HindiWords.strength(dignity, isLifted: isLifted(body)))"
        case .karaka(let body, _, let dignity):
            "इसका कारक \(HindiWords.name(body)) \(HindiWords.strength(dignity, isLifted: isLifted(body))) है"
        case .aspects(let bodies):
            "इसके भाव को \(bodies.map(HindiWords.name).joined(separator: " और ")) \(bodies.count == 1 ? "देखता है" : "देखते हैं")"
        case .bindus(let points): "इसके भाव में अष्टकवर्ग के \(points) बिंदु हैं, जहाँ 28 मध्य है"
        case .house(let there) where !there.isEmpty:
            "इसके भाव में \(there.map(HindiWords.name).joined(separator: " और ")) \(there.count == 1 ? "है" : "हैं")"
        default: nil
        }
    }
}
