import DestinyDomain
import Foundation
import Jyotish

/// The first layer in Hindi.
struct HindiFront {
    let plan: AnswerPlan
    let texts: HindiWords
    let name: String
    /// Before “के लिए”.
    let oblique: String
    let steps: (begin: String, prepare: String)

    /// - Parameters:
    ///   - plan: what was computed.
    ///   - named: what to speak of instead of the question's subject.
    init(plan: AnswerPlan, of named: QuestionSubject? = nil) {
        self.plan = plan
        texts = HindiWords(today: plan.today)
        let subject = named ?? plan.question.subject ?? SubjectCatalogue.fallback
        name = subject.hindiName
        oblique = HindiWords.oblique(subject.hindiName)
        steps = HindiWords.steps(subject.area)
    }

    var said: String { texts.said(plan.span, kind: plan.question.kind) }
    var chart: Chart { plan.birth.chart }

    var parts: FrontParts {
        let (first, reasons, last) = plain
        let about = plan.options.count >= 2 ? plan.options.map(\.name).joined(separator: " और ") : oblique
        return plan.question.isFollowUp ? ("\(about) के बारे में: \(first)", reasons, last) : (first, reasons, last)
    }

    private var plain: FrontParts {
        if let fact = ExactFactAnswer(plan) { return fact.hindi }
        if let reason = ExactFactReason(plan) { return reason.hindi }
        if let remedy = RemedyAnswer(plan) { return remedy.hindi }
        if let chart = ChartOverview(plan) { return chart.hindi }
        if plan.question.subject?.thing == .almanac {
            let told = AlmanacLookup(plan: plan).hindi
            return TermMeaning(plan).map { ($0.hindi, [told.0], told.2) } ?? told
        }
        if let back = PlanetReturn(plan) { return (back.hindi, HindiLookup(plan: plan).more, skyAction) }
        if let influence = PlanetInfluence(plan) { return influence.hindi(self) }
        if let compared = PlanetComparison(plan) { return compared.hindi }
        if let match = SignMatch(plan) { return match.hindi }
        if let direction = DirectionAnswer(plan) { return direction.hindi }
        if let back = LookingBack(plan) { return back.hindi }
        if let side = StrengthAnswer(plan) { return side.hindi }
        if let choice = PlanetChoice(plan) { return choice.hindi }
        if let planet = PlanetAnswer(plan) { return (planet.hindi(oblique), describe.1, describe.2) }
        return switch plan.question.kind {
        case .when: when
        case .which: which
        case .day: day
        case .why: why
        case .what: lookup
        case .describe: describe
        case .period: period
        case .how: how
        case .other: other
        default: whether
        }
    }

    // MARK: Kinds

    private var when: FrontParts {
        if plan.question.subject?.thing != nil { return lookup }
        guard plan.course != nil else {
            return ("जन्म समय के बिना \(oblique) का समय ईमानदारी से नहीं बताया जा सकता।", [], "घर या अस्पताल से जन्म का समय पता कीजिए।")
        }
        if plan.question.asksForEnd, plan.question.span == nil {
            guard let turn = plan.turn else {
                return (
                    "\(oblique) पर अभी कोई भार आपके सामान्य से अधिक नहीं है, इसलिए किसी अंत की प्रतीक्षा नहीं है।", [time],
                    "अभी के लिए, \(steps.begin)।"
                )
            }
            return (
                "\(HindiWords.date(turn.from)) के आसपास राहत दिखती है, जब \(oblique) का बल फिर सामान्य होता है।", [time(of: turn)],
                "तब तक, \(steps.begin)।"
            )
        }
        guard let best = plan.windows.first else {
            return (
                "\(oblique) के लिए \(said) कोई समय अलग से नहीं उभरता; आपकी तैयारी ही तय करेगी।", [birth("संभालता"), time],
                "इस बीच, \(steps.prepare)।"
            )
        }
        if plan.question.asksForWeakTimes, let weak = plan.stretches.min(by: { $0.strength < $1.strength }) {
            return (
                "\(oblique) के लिए \(said) सबसे कम बल \(range(weak)) तक है; सबसे अधिक \(range(best)) तक।", [time(of: best)],
                "उससे पहले, \(steps.prepare)।"
            )
        }
        let others = plan.windows.dropFirst().sorted { $0.from < $1.from }.map { "\(range($0)) तक" }
        let second = others.isEmpty ? nil : "\(oblique) के दूसरे, हल्के अवसर: \(others.joined(separator: "; "))।"
        return (
            "\(oblique) के लिए \(said) सबसे प्रबल समय \(range(best)) तक है।",
            [personReason, time(of: best), second].compactMap { $0 },
            "तब तक \(oblique) के लिए, \(steps.prepare)।"
        )
    }

    private var period: FrontParts {
        if plan.span.days == 1, let day = plan.days.first {
            let word = day.score >= 0.65 ? "सहायक दिन" : day.score >= 0.45 ? "ठीक-ठाक दिन" : "धीरे चलने का दिन"
            let title = HindiDayPhrases(strength: day.strength, isMoonKnown: true).sentences.title
            return (
                "\(HindiWords.day(day.date)) \(oblique) के लिए \(word) है: \(title)।", dayFacts + [time],
                "उस दिन के लिए, \(steps.prepare)।"
            )
        }
        let level = plan.relative > 1.2 ? "सामान्य से प्रबल" : plan.relative < 0.8 ? "सामान्य से शांत" : "लगभग सामान्य"
        let strong = plan.stretches.max { $0.strength < $1.strength }
        let best = strong.map { "; सबसे अच्छा भाग \(range($0)) तक है" } ?? ""
        if plan.question.asksForWeakTimes, let weak = plan.stretches.min(by: { $0.strength < $1.strength }) {
            return (
                "\(texts.ofTime(plan.span)) में \(oblique) के लिए सबसे कम बल \(range(weak)) तक है\(best)।",
                [strong.map { time(of: $0) }, running].compactMap { $0 }, "उससे पहले, \(steps.prepare)।"
            )
        }
        return (
            "\(texts.ofTime(plan.span)) का समय \(oblique) के लिए \(level) \(plan.span.to < plan.today ? "था" : "है")\(best)।",
            [personReason, strong.map { time(of: $0) }, running, personReason == nil ? sky : nil].compactMap { $0 },
            "इस समय में, \(steps.begin)।"
        )
    }

    private var how: FrontParts {
        if plan.question.asksForCare, let weak = plan.stretches.min(by: { $0.strength < $1.strength }),
            plan.stretches.count > 1
        {
            return (
                "\(oblique) में सबसे अधिक सावधानी \(range(weak)) तक रखिए; \(said) तब इसका बल सबसे कम है।",
                [plan.stretches.max { $0.strength < $1.strength }.map { time(of: $0) }, running].compactMap { $0 },
                "उससे पहले, \(steps.prepare)।"
            )
        }
        if plan.question.isAgain {
            return (
                "पहला कदम हो जाए तो \(oblique) के लिए, \(steps.prepare)।", [karaka, time].compactMap { $0 },
                "फिर एक महीने बाद देखिए कि \(oblique) में क्या बदला।"
            )
        }
        if plan.question.isAgreed {
            return (
                "तो \(oblique) के लिए एक बात से शुरू कीजिए: \(steps.begin)।", [time, karaka].compactMap { $0 },
                "साथ ही, \(steps.prepare)।"
            )
        }
        let lord = plan.course?.lord ?? .sun
        let best = plan.windows.first.map { "\(oblique) के लिए किया काम \(range($0)) तक सबसे अधिक फल देता है।" }
        return (
            "\(oblique) के लिए आपकी कुंडली में रास्ता \(HindiWords.manner(of: lord)) बनता है: \(steps.begin)।",
            [birth("चलाता"), best, running].compactMap { $0 }, "इसके बाद, \(steps.prepare)।"
        )
    }

    private var why: FrontParts {
        if plan.options.count >= 2 { return causes }
        let hard = plan.findings.filter { $0.side == .promise && $0.polarity < -0.05 }.sorted {
            $0.polarity * $0.weight < $1.polarity * $1.weight
        }
        let soft = plan.findings.filter { $0.side == .promise && $0.polarity > 0.05 }.sorted {
            $0.polarity * $0.weight > $1.polarity * $1.weight
        }
        let causes = (hard + soft).compactMap(cause)
        let turn = plan.turn.map { "\(HindiWords.date($0.from)) से \(oblique) में ढील आती है।" }
        return (
            "\(oblique) में ऐसा इसलिए है, क्योंकि \(causes.first ?? "इस समय कोई दशा इससे जुड़ी नहीं है")।",
            [causes.dropFirst().first.map { "साथ ही, \($0)।" }, turn].compactMap { $0 }, "इसे हल्का करने के लिए, \(steps.begin)।"
        )
    }

    private var describe: FrontParts {
        guard let course = plan.course else {
            return ("जन्म समय के बिना \(oblique) के बारे में केवल मोटी बात कही जा सकती है।", [], "जन्म का समय पता कीजिए।")
        }
        if let fields = HindiFields(front: self).parts { return fields }
        let sign = course.frame.sign(ofHouse: course.house)
        return (
            described(HindiWords.trait(of: sign)),
            [
                "यह \(HindiWords.oblique(course.house)) भाव (\(HindiWords.topic(ofHouse: course.house))) की \(Rashi(sign).name(in: .hindi)) राशि से आता है।",
                birth("गढ़ता"), karaka,
            ].compactMap { $0 },
            "इसका पूरा लाभ लेने के लिए, \(steps.begin)।"
        )
    }

    private func described(_ trait: String) -> String {
        switch plan.question.subject?.slug {
        case "marriage", "second-marriage", "love", "first-love", "love-marriage":
            (plan.question.marryingPerson.flatMap { Self.family[$0] }.map { "\($0) का जीवनसाथी \($0) की अपनी कुंडली बताती है; " }
                ?? "")
                + "आपकी कुंडली जिस जीवनसाथी को दिखाती है, उसका स्वभाव \(trait) है।"
        case "personality": "आपकी कुंडली के अनुसार आपका स्वभाव \(trait) है।"
        default: "आपकी कुंडली में \(oblique) का स्वभाव \(trait) है।"
        }
    }

    private var other: FrontParts {
        let level = plan.lean > 0.15 ? "खुला और समर्थित" : plan.lean < -0.08 ? "संभला हुआ, समय माँगता" : "खुला, पर मिला-जुला"
        return (
            "आपकी कुंडली दूसरे के मन में नहीं झाँक सकती, पर \(oblique) में आपका पक्ष \(said) \(level) है।",
            [birth("रँगता"), time, "दोनों पक्षों के लिए मिलान में दोनों कुंडलियाँ साथ देखी जाती हैं।"], "उनसे एक खुला प्रश्न पूछिए और अंत तक सुनिए।"
        )
    }

    private var which: FrontParts {
        guard plan.options.count >= 2 else { return whether }
        let (first, second) = (plan.options[0], plan.options[1])
        let names = plan.options.map(\.name).joined(separator: " और ")
        let isSame = first.span == nil && Set(plan.options.map(\.subject.slug)).count == 1
        let opening =
            isSame || first.strength - second.strength < 0.03
            ? "\(names) में आपकी कुंडली कोई बड़ा अंतर नहीं देखती; दूसरे कारणों से तय कीजिए।"
            : "\(plan.options.count == 2 ? "दोनों" : "इन सब") में \(first.name) के पक्ष में आपकी कुंडली \(first.strength - second.strength > 0.15 ? "साफ़ तौर पर" : "कुछ") अधिक बल देती है।"
        let reasons =
            isSame || first.span != nil
            ? [birth("संभालता"), time]
            : plan.options.prefix(3).compactMap { reason($0) }
        return (opening, reasons, "दोनों को एक-एक हफ़्ता छोटे रूप में आज़माकर देखिए।")
    }

    /// Why the one is ahead of the other, after a choice was answered.
    private var causes: FrontParts {
        let (first, last) = (plan.options[0], plan.options[plan.options.count - 1])
        let (merits, faults) = (first.merits.compactMap(cause), last.faults.compactMap(cause))
        let all = [
            merits.first.map { "\(first.name) के लिए \($0)" }, faults.first.map { "\(last.name) के लिए \($0)" },
        ].compactMap { $0 }
        let isTie = first.strength - last.strength < 0.03
        let opening =
            isTie || all.isEmpty
            ? "क्योंकि \(first.name) और \(last.name) के संकेत लगभग बराबर हैं, इसलिए कोई आगे नहीं है।"
            : "क्योंकि \(all.joined(separator: ", जबकि "))।"
        let more = merits.dropFirst().first.map { "साथ ही, \(first.name) के लिए \($0)।" }
        return (opening, isTie ? all.map { $0 + "।" } : [more].compactMap { $0 }, "परखने के लिए, \(steps.begin)।")
    }

    func reason(_ option: AnswerPlan.WeighedOption) -> String? {
        guard let frame = HouseFrame(plan.birth), let house = option.subject.houses.first else { return nil }
        let lord = frame.lord(ofHouse: house)
        guard plan.birth.isSignCertain(lord) else { return nil }
        return
            "\(option.name): \(HindiWords.oblique(house)) भाव (\(HindiWords.topic(ofHouse: house))) का स्वामी \(HindiWords.name(lord)) \(Rashi(chart[lord].sign).name(in: .hindi)) में है, \(HindiWords.strength(chart[lord].dignity, isLifted: isLifted(lord)))।"
    }

    // MARK: Look-ups

    private let skyAction = "और क्या चल रहा है, यह “आकाश” में देखिए।"

    private var lookup: FrontParts {
        let lookup = HindiLookup(plan: plan)
        if let meaning = TermMeaning(plan) {
            return (meaning.hindi, [meaning.other?.hindi, lookup.sentence].compactMap { $0 }, skyAction)
        }
        if let sky = SkyLookup(plan) { return (sky.hindi, [], skyAction) }
        let isAgain = plan.question.isAgain && !lookup.more.isEmpty
        return (
            isAgain ? lookup.more[0] : lookup.sentence, isAgain ? Array(lookup.more.dropFirst()) : lookup.more,
            "अगला प्रश्न किसी एक विषय पर पूछिए, जैसे “\(HindiWords.oblique(name)) का मेरे काम पर क्या असर है?”"
        )
    }
}
