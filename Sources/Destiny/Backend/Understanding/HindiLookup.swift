import DestinyDomain
import Foundation
import Jyotish

/// Exact look-ups in Hindi.
struct HindiLookup {
    let plan: AnswerPlan
    private var chart: Chart { plan.birth.chart }
    private var frame: HouseFrame? { HouseFrame(plan.birth) }
    private var lookup: ChartLookup { ChartLookup(plan: plan) }

    var sentence: String {
        switch plan.question.subject?.thing {
        case .planet(let body)?: planet(body)
        case .house(let house)?: self.house(house)
        case .sign(let sign)?:
            "\(rashi(sign)) राशि का स्वामी \(HindiWords.name(sign.lord)) है\(frame.map { " और यह आपका \(HindiWords.ordinal($0.house(of: sign))) भाव है" } ?? "")।"
        case .star?:
            plan.birth.isStarCertain
                ? "आपका जन्म नक्षत्र \(Star(chart[.moon].nakshatra).name(in: .hindi)) है, जिसका स्वामी \(HindiWords.name(chart[.moon].nakshatra.lord)) है।"
                : "दिए गए जन्म समय से आपका नक्षत्र निश्चित नहीं है।"
        case .moonSign?:
            plan.birth.isMoonSignCertain
                ? "आपकी चंद्र राशि \(rashi(chart[.moon].sign)) है, जिसका स्वामी \(HindiWords.name(chart[.moon].sign.lord)) है।"
                : "उस दिन चंद्र ने राशि बदली थी, इसलिए चंद्र राशि के लिए जन्म का समय चाहिए।"
        case .lagna?:
            plan.birth.isLagnaCertain
                ? "आपका लग्न \(rashi(chart.lagna.sign)) है, जिसका स्वामी \(HindiWords.name(chart.lagna.sign.lord)) है।"
                : "दिए गए जन्म समय से लग्न निश्चित नहीं है।"
        case .dasha?: dasha
        case .sadeSati?: sadeSati
        case .manglik?: manglik
        case .kaalSarp?:
            lookup.sentence.hasPrefix("Yes")
                ? "हाँ, सातों ग्रह राहु और केतु के एक ओर हैं, जिसे बाद के ग्रंथ काल सर्प कहते हैं।"
                : "नहीं, आपकी कुंडली में काल सर्प नहीं है: ग्रह राहु-केतु के दोनों ओर हैं।"
        case .guruChandal?: guruChandal
        case .yogas?: (plan.question.kind == .when ? YogaPeriods(plan)?.hindi : nil) ?? yogas
        case .almanac?: AlmanacLookup(plan: plan).hindi.0
        case .chart?, nil: "इसका उत्तर नीचे के विस्तार में है।"
        }
    }

    var more: [String] {
        switch plan.question.subject?.thing {
        case .planet(let body)?:
            guard let frame else { return [] }
            let houses = frame.houses(ruledBy: body).map {
                "\(HindiWords.oblique($0)) भाव (\(HindiWords.topic(ofHouse: $0)))"
            }
            let sky = plan.search.place(of: body, at: plan.now).point.sign
            return [
                houses.isEmpty ? nil : "\(HindiWords.name(body)) आपके \(houses.joined(separator: " और ")) का स्वामी है।",
                "इस समय गोचर में \(HindiWords.name(body)) \(rashi(sky)) राशि में है, आपके \(HindiWords.oblique(frame.house(of: sky))) भाव में।",
            ].compactMap { $0 }
        case .star? where plan.birth.isStarCertain:
            return ["इस नक्षत्र में जन्मा व्यक्ति परंपरा में \(StarTraits.hindiTrait(of: chart[.moon].nakshatra)) कहा गया है।"]
        case .manglik? where plan.birth.isLagnaCertain: return ["हर दूसरी कुंडली में ऐसा होता है; इससे विवाह की अनुमति तय नहीं होती।"]
        case .dasha?: return [nextPeriod].compactMap { $0 }
        case .guruChandal?: return ["गुरु और राहु का साथ परंपरा में श्रद्धा और प्रश्न का साथ है; इससे डरने की बात नहीं है।"]
        case .kaalSarp?: return ["प्राचीन ग्रंथों में इसका नाम नहीं है, इसलिए इससे डरने की बात नहीं है।"]
        case .lagna? where !plan.birth.isLagnaCertain, .moonSign? where !plan.birth.isMoonSignCertain: return []
        case .manglik? where !plan.birth.isLagnaCertain: return []
        case .lagna?: return ["\(rashi(chart.lagna.sign)) लग्न का स्वभाव \(HindiWords.trait(of: chart.lagna.sign)) है।"]
        case .moonSign?: return ["इस राशि में चंद्र का मन \(HindiWords.trait(of: chart[.moon].sign)) होता है।"]
        default: return []
        }
    }

    private var guruChandal: String {
        let (jupiter, rahu) = (chart[.jupiter].sign, chart[.rahu].sign)
        guard lookup.isJupiterCertain else {
            return "दिए गए जन्म समय में गुरु या राहु ने राशि बदली थी, इसलिए गुरु चांडाल निश्चित नहीं है।"
        }
        switch lookup.nodeBesideJupiter {
        case .rahu?: return "हाँ, गुरु और राहु दोनों \(rashi(jupiter)) राशि में हैं, जिसे बाद के ग्रंथ गुरु चांडाल कहते हैं।"
        case .ketu?: return "कुछ हद तक: गुरु और केतु दोनों \(rashi(jupiter)) राशि में हैं, जिसे कुछ ही लोग गुरु चांडाल गिनते हैं।"
        default:
            return
                "नहीं, आपकी कुंडली में गुरु चांडाल नहीं है: गुरु \(rashi(jupiter)) राशि में है और राहु \(rashi(rahu)) राशि में।"
        }
    }

    private func rashi(_ sign: Sign) -> String { Rashi(sign).name(in: .hindi) }

    private func date(_ date: Date) -> String {
        HindiWords.date(CivilDate(daysSince1970: Int((date.timeIntervalSince1970 / 86_400).rounded(.down))))
    }

    private func planet(_ body: Body) -> String {
        guard plan.birth.isSignCertain(body) else {
            return "\(HindiWords.name(body)) की राशि दिए गए समय में बदलती है, इसलिए वह खुली रहती है।"
        }
        if plan.question.kind == .when, let period = period(of: body) { return period }
        let sign = chart[body].sign
        let place =
            frame.map {
                " और \(HindiWords.oblique($0.house(of: sign))) भाव (\(HindiWords.topic(ofHouse: $0.house(of: sign))))"
            } ?? ""
        let strength = chart[body].dignity.map { ", \(HindiWords.strength($0, isLifted: lookup.isLifted(body)))" } ?? ""
        return
            "आपकी कुंडली में \(HindiWords.name(body)) \(rashi(sign)) राशि\(place) में है\(strength); इसका विषय \(HindiWords.meaning(of: body)) है।"
    }

    private func house(_ house: Int) -> String {
        guard let frame else { return "भावों के लिए जन्म का समय चाहिए।" }
        let sign = frame.sign(ofHouse: house)
        let there = Body.allCases.filter { chart[$0].sign == sign && plan.birth.isSignCertain($0) }.map(HindiWords.name)
        let who =
            there.isEmpty ? "इसमें कोई ग्रह नहीं है" : "इसमें \(there.joined(separator: " और ")) \(there.count == 1 ? "है" : "हैं")"
        return
            "आपका \(HindiWords.ordinal(house)) भाव (\(HindiWords.topic(ofHouse: house))) \(rashi(sign)) राशि का है: \(who), और स्वामी \(HindiWords.name(sign.lord)) है।"
    }

    private func period(of body: Body) -> String? {
        guard plan.birth.dashaUncertaintyDays.map({ $0 <= 60 }) ?? false,
            let great = chart.vimshottari.periods.first(where: { $0.lord == body })
        else { return nil }
        return
            "\(HindiWords.name(body)) की महादशा \(date(max(great.start, plan.birth.moment.utc))) से \(date(great.end)) तक \(great.end < plan.now ? "थी" : "है")।"
    }

    private var dasha: String {
        guard plan.birth.dashaUncertaintyDays.map({ $0 <= 60 }) ?? false else {
            return "इस जन्म समय से चल रही दशा नहीं बताई जा सकती।"
        }
        if let body = ChartThings.bodies(of: plan.question.words).first, let own = period(of: body) { return own }
        let at =
            plan.question.span.map {
                $0.from <= plan.today && $0.to >= plan.today ? plan.now : $0.from.instant.addingTimeInterval(43_200)
            } ?? plan.now
        let running = chart.vimshottari.running(at: at)
        guard running.count >= 2 else { return "उस समय 120 वर्षों की कोई दशा नहीं चलती।" }
        return
            "\(at == plan.now ? "अभी" : date(at) + " को") \(HindiWords.name(running[0].lord)) की महादशा \(date(running[0].end)) तक है, और उसमें \(HindiWords.name(running[1].lord)) की अंतर्दशा \(date(running[1].end)) तक।"
    }

    private var nextPeriod: String? {
        guard plan.birth.dashaUncertaintyDays.map({ $0 <= 60 }) ?? false,
            ChartThings.bodies(of: plan.question.words).isEmpty,
            let inner = chart.vimshottari.running(at: plan.now).dropFirst().first
        else { return nil }
        let next = chart.vimshottari.running(at: inner.end.addingTimeInterval(3_600))
        guard next.count >= 2 else { return nil }
        return
            "उसके बाद \(HindiWords.name(next[0].lord))–\(HindiWords.name(next[1].lord)) की दशा \(date(next[1].end)) तक है।"
    }

    private var sadeSati: String {
        guard plan.birth.isMoonSignCertain else { return "साढ़े साती के लिए चंद्र राशि चाहिए, जो जन्म समय पर निर्भर है।" }
        let own = SadeSatiLookup(plan: plan)
        if own.isOfDhaiya { return dhaiya(own.nextDhaiya) }
        let search = plan.search
        let all = search.saturnPeriods(
            moon: chart[.moon].sign,
            from: plan.now.addingTimeInterval(-3 * 365.25 * 86_400),
            to: plan.now.addingTimeInterval(30 * 365.25 * 86_400)
        )
        if let running = all.first(where: { $0.start <= plan.now && $0.end > plan.now }) {
            return running.phase.isSadeSati
                ? "हाँ, आपकी साढ़े साती चल रही है; इसका यह चरण \(date(running.end)) तक है।"
                : "साढ़े साती नहीं, \(running.phase == .fourth ? "चौथे शनि (कंटक शनि)" : "अष्टम शनि") की ढैया \(date(running.end)) तक चल रही है।"
        }
        let next = all.first { $0.start > plan.now && $0.phase.isSadeSati }
        return "अभी आपकी साढ़े साती नहीं चल रही" + (next.map { "; अगली \(date($0.start)) से शुरू होगी।" } ?? "।")
    }

    private func dhaiya(_ next: (phase: SaturnPhase, start: Date, end: Date)?) -> String {
        guard let next else { return "अगले तीस वर्षों में आपकी शनि की कोई ढैया नहीं है।" }
        let name = next.phase == .fourth ? "चौथे शनि (कंटक शनि)" : "अष्टम शनि"
        return next.start <= plan.now
            ? "\(name) की आपकी ढैया \(date(next.start)) से \(date(next.end)) तक है।"
            : "अभी आपकी शनि की ढैया नहीं चल रही; अगली, \(name) की, \(date(next.start)) से \(date(next.end)) तक है।"
    }

    private var manglik: String {
        guard plan.birth.isLagnaCertain else { return "मांगलिक होना लग्न पर निर्भर है, जिसके लिए जन्म समय चाहिए।" }
        let manglik = Manglik(chart: chart)
        let place = "मंगल लग्न से \(HindiWords.oblique(manglik.fromLagna.house)) भाव में है"
        if !manglik.isPresent { return "नहीं, आप मांगलिक नहीं हैं: \(place)।" }
        return manglik.isCancelled
            ? "केवल गिनती से: \(place), पर एक परंपरागत परिहार इसे हटा देता है।" : "हाँ, प्रचलित गणना से आप मांगलिक हैं: \(place)।"
    }

    private var yogas: String {
        guard plan.birth.isLagnaCertain else { return "अधिकतर योग लग्न पर निर्भर हैं, जिसके लिए जन्म समय चाहिए।" }
        if let asked = ChartLookup.yogaNames.first(where: { $0.pattern.match(plan.question.words) != nil }) {
            guard let yoga = YogaScan(chart: chart).yogas.first(where: { asked.kinds.contains($0.kind) }) else {
                return "नहीं, \(HindiYogas.name(of: asked.kinds[0])) आपकी कुंडली में नहीं है।"
            }
            let makers = yoga.bodies.map(HindiWords.name).joined(separator: " और ")
            let name = HindiYogas.name(of: yoga.kind) + (yoga.kind == .yogakaraka ? "" : " योग")
            return "हाँ, आपकी कुंडली में \(name) है, जो \(makers) से बनता है।"
        }
        let kinds = YogaScan(chart: chart).yogas.map(\.kind)
        let names = kinds.map(HindiYogas.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return names.isEmpty
            ? "देखे गए योगों में से कोई आपकी कुंडली में नहीं है।"
            : "देखे गए योगों में से आपकी कुंडली में \(names.count == 1 ? "यह है" : "ये \(names.count) हैं"): \(names.joined(separator: ", "))।"
    }
}
