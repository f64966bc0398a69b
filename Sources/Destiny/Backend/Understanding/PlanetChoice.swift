import DestinyDomain
import Jyotish

/// What is said to “which business”, “which subject should I teach”, “which sport suits me”: no chart names one thing,
/// and what goes with the planet behind the matter is told.
struct PlanetChoice {
    let matter: ChoiceMatter
    private let body: Body
    private let isInHouse: Bool

    /// `nil` where no such thing is asked for, or no planet can be told.
    init?(_ plan: AnswerPlan) {
        let question = plan.question
        guard let matter = ChoiceMatter.asked(in: question.words, of: question.subject), question.kind == .describe,
            plan.options.isEmpty, plan.birth.isLagnaCertain, plan.birth.uncertainty == nil,
            let frame = HouseFrame(plan.birth)
        else { return nil }
        let chart = plan.birth.chart
        let there = Body.visible.filter { frame.house(of: chart[$0].sign) == matter.house }.max {
            (Planets.value(of: $0, in: chart), $0.rawValue) < (Planets.value(of: $1, in: chart), $1.rawValue)
        }
        let ruler = frame.lord(ofHouse: matter.house)
        self.matter = matter
        isInHouse = there != nil
        body = there ?? (matter.isOfNinthPart ? chart[ruler].point.navamsaSign.lord : ruler)
    }

    func english(_ front: EnglishFront) -> FrontParts {
        let words = matter.english
        let (name, house) = (Planets.name(body), front.houseName(matter.house))
        let first =
            switch matter.things[body] {
            case nil:
                "no chart names one \(words.one); it shows how you learn one best: through \(PlainWords.manner(of: body))."
            case let things? where matter.isTraditional:
                "no chart names one \(words.one); tradition ties \(name), the planet behind \(words.behind), to \(things.english)."
            case let things?:
                "no chart names one \(words.one); by its nature \(name), the planet behind \(words.behind), goes with \(things.english)."
            }
        let reason =
            isInHouse
            ? "\(name.capitalizedFirst) stands in \(house), and tradition reads \(words.read) from it."
            : matter.isOfNinthPart
                ? "It rules the ninth part of the sign in which the ruler of \(house) stands; tradition reads \(words.read) from it where the house is empty."
                : "\(name.capitalizedFirst) rules \(house), and tradition reads \(words.read) from it where that house is empty."
        return (first.capitalizedFirst, [reason, front.birthReason("carries")].compactMap { $0 }, words.action)
    }

    var hindi: FrontParts {
        let words = matter.hindi
        let (name, house) = (HindiWords.name(body), HindiWords.oblique(matter.house))
        let rest =
            switch matter.things[body] {
            case nil: "सीखना आपको सबसे अच्छा \(HindiWords.manner(of: body)) आता है।"
            case let things? where matter.isTraditional:
                "परंपरा में \(words.behind) के ग्रह \(name) से ये जुड़े हैं: \(things.hindi)।"
            case let things?: "\(words.behind) के ग्रह \(name) के स्वभाव से ये मेल खाते हैं: \(things.hindi)।"
            }
        let reason =
            isInHouse
            ? "\(name) आपके \(house) भाव में है, और परंपरा \(words.read) उसी से देखती है।"
            : matter.isOfNinthPart
                ? "\(house) भाव का स्वामी जिस नवांश में है, उसका स्वामी \(name) है; वह भाव ख़ाली हो तो परंपरा \(words.read) उसी से देखती है।"
                : "\(name) \(house) भाव का स्वामी है; वह भाव ख़ाली हो तो परंपरा \(words.read) उसी से देखती है।"
        return ("कुंडली किसी एक \(words.one) का नाम नहीं बताती; \(rest)", [reason], words.action)
    }
}
