import DestinyDomain
import Foundation
import Jyotish

/// When a planet changes its sign or its direction in the sky: “when does Mercury turn retrograde”.
struct SkyLookup {
    let plan: AnswerPlan
    let body: Body
    /// Whether it is asked where the planet is, not when it moves.
    private let isPlace: Bool

    private var search: TransitSearch { plan.search }
    private var words: [SpokenWord] { plan.question.words }

    /// `nil` where the sky is not asked about.
    init?(_ plan: AnswerPlan) {
        let words = plan.question.words
        let isNow = plan.question.kind == .what && Self.present.match(words) != nil
        guard let body = Self.body(plan.question.subject?.thing, words, isNow: isNow) else { return nil }
        let isWhen = plan.question.kind == .when
        let isTurn = Self.retrograde.match(words) != nil && (isWhen || isNow || Self.effect.match(words) != nil)
        let isPlace = isNow && Self.asksWhere.match(words) != nil
        guard isTurn || isPlace || isWhen && Self.moves.match(words) != nil else { return nil }
        self.plan = plan
        self.body = body
        self.isPlace = isPlace && !isTurn
    }

    /// “what is the Moon's sign today” is about the sky, without “today” about the birth; “when does Saturn leave my
    /// Moon sign” is about Saturn.
    private static func body(
        _ thing: QuestionSubject.ChartThing?,
        _ words: [SpokenWord],
        isNow: Bool
    ) -> Body? {
        switch thing {
        case .planet(let body): body
        case .moonSign where isNow: .moon
        case .moonSign, .lagna: ChartThings.bodies(of: moonSign.removed(from: words)).first
        default: nil
        }
    }

    private static let effect = SpokenPattern("doing|affect|affects|affecting|effect|effects|impact|asar|prabhav")
    private static let asksWhere = SpokenPattern("where|sign|rashi|kahan|kaha|through|moon|stand|standing")
    private static let retrograde = SpokenPattern("retrograde|vakri|direct|margi|backward|backwards")
    private static let moves = SpokenPattern(
        "enter|enters|entering|reach|reaches|reaching|arrive|arrives|cross|crosses|go|goes|going|move|moves|moving|transit|transits|change|changes|changing|leave|leaves|leaving|shift|shifts|ingress|gochar|pravesh|badlega|badlegi|badalta|badal|jayega|jaega|ayega|aayega|nikalega"
    )
    private static let leaves = SpokenPattern(
        "leave|leaves|leaving|exit|exits|chhodega|chhodegi|niklega|nikalega|nikle"
    )
    private static let moonSign = SpokenPattern("moon|chandra sign|rashi")
    private static let ownSign = SpokenPattern("my|meri|mere|apni rashi|sign")
    private static let present = SpokenPattern("now|currently|today|present|abhi|aajkal|ajkal|right|month|week|year")

    // MARK: English

    var english: String {
        guard Self.retrograde.match(words) == nil else { return turns }
        if isPlace || wanted == sign, let stay { return stay }
        guard let ingress else { return "\(name) does not reach that sign within its next round." }
        if isLeaving, let leaving = changes.first(where: { $0.instant > ingress.instant }) {
            return
                "\(name) is in \(sign.name) now; it goes into \(ingress.to.name)\(house(of: ingress.to)) on \(DayText.long(ingress.instant)), and leaves it on \(DayText.long(leaving.instant))."
        }
        let back = ingress.isBack ? "back " : ""
        return
            "\(name) goes \(back)into \(ingress.to.name)\(house(of: ingress.to)) on \(DayText.long(ingress.instant)); now it is in \(sign.name)."
    }

    /// How long the planet stays in its sign, and when it is back where that sign was asked about.
    private var stay: String? {
        guard let leaving = changes.first else { return nil }
        let back =
            isPlace
            ? ""
            : changes.dropFirst().first { $0.to == sign }.map { ", and is back on \(DayText.long($0.instant))" } ?? ""
        return
            "\(name) is in \(sign.name)\(house(of: sign)) now; it goes into \(leaving.to.name) on \(DayText.long(leaving.instant))\(back)."
    }

    private var turns: String {
        switch body {
        case .sun, .moon: return "\(name) never turns retrograde; it always goes forward."
        case .rahu, .ketu: return "\(name) is a node of the Moon and goes backwards on the whole, always."
        default: break
        }
        let dates = stations.map(DayText.long)
        guard dates.count >= 3 else { return "No turn of \(name) was found in the coming years." }
        let isAsked = plan.question.kind == .what
        return isRetrograde
            ? "\(isAsked ? "Yes, \(Planets.name(body))" : name) is retrograde now, until \(dates[0]); the next time is \(dates[1]) to \(dates[2])."
            : "\(isAsked ? "No, \(Planets.name(body)) goes forward now; it" : name) next turns retrograde on \(dates[0]) and goes forward again from \(dates[1])."
    }

    private var name: String { Planets.name(body).capitalizedFirst }

    private func house(of sign: Sign) -> String {
        HouseFrame(plan.birth).map { ", your \($0.name(ofHouse: $0.house(of: sign)))," } ?? ""
    }

    // MARK: Hindi

    var hindi: String {
        let name = HindiWords.name(body)
        guard Self.retrograde.match(words) == nil else {
            let dates = stations.map(date)
            guard ![.sun, .moon, .rahu, .ketu].contains(body), dates.count >= 3 else {
                return body == .sun || body == .moon ? "\(name) कभी वक्री नहीं होता।" : "\(name) सदा वक्री चलता है।"
            }
            return isRetrograde
                ? "\(name) अभी वक्री है, \(dates[0]) तक; अगली बार \(dates[1]) से \(dates[2]) तक।"
                : "\(name) अगली बार \(dates[0]) को वक्री और \(dates[1]) को मार्गी होगा।"
        }
        if isPlace, let leaving = changes.first {
            let (here, next) = (Rashi(sign).name(in: .hindi), Rashi(leaving.to).name(in: .hindi))
            return "\(name) अभी \(here) राशि में है; \(date(leaving.instant)) को \(next) राशि में जाएगा।"
        }
        guard let ingress else { return "\(name) अगले चक्र में उस राशि में नहीं पहुँचता।" }
        let now = Rashi(sign).name(in: .hindi)
        return "\(name) \(date(ingress.instant)) को \(Rashi(ingress.to).name(in: .hindi)) राशि में जाएगा; अभी \(now) राशि में है।"
    }

    private func date(_ instant: Date) -> String {
        HindiWords.date(instant.local(offset: plan.birth.localOffset(at: instant)).date)
    }

    // MARK: The sky

    private var sign: Sign { search.place(of: body, at: plan.now).point.sign }
    private var isRetrograde: Bool { search.place(of: body, at: plan.now).speed < 0 }

    private var isLeaving: Bool { wanted != nil && Self.leaves.match(words) != nil }

    /// The sign that is named, or the one of the house, the lagna or the Moon that is.
    private var wanted: Sign? {
        if let named = ChartThings.sign(in: words) { return named }
        let (birth, frame) = (plan.birth, HouseFrame(plan.birth))
        if let house = ChartThings.house(in: words) ?? ChartThings.bareHouse(in: words) {
            return frame?.sign(ofHouse: house)
        }
        if case .lagna? = plan.question.subject?.thing { return frame.flatMap { $0.isFromMoon ? nil : $0.first } }
        let isMoonSign = Self.moonSign.match(words) != nil || Self.ownSign.match(words) != nil
        return isMoonSign && birth.isMoonSignCertain ? birth.chart[.moon].sign : nil
    }

    /// The three next.
    private var stations: [Date] {
        search.stations(of: body, from: plan.now, to: plan.now.addingTimeInterval(1_700 * 86_400)).prefix(3).map { $0 }
    }

    /// Into the sign that is named, or the next one; nothing beyond one round.
    private var ingress: (instant: Date, to: Sign, isBack: Bool)? {
        changes.first { wanted == nil || $0.to == wanted }.map { found in
            (found.instant, found.to, found.to == found.from.advanced(by: -1) && body != .rahu && body != .ketu)
        }
    }

    private var changes: [Ingress] {
        search.ingresses(of: body, from: plan.now, to: plan.now.addingTimeInterval(Self.round(of: body) * 86_400))
    }

    /// Days for all twelve signs, with turns.
    private static func round(of body: Body) -> Double {
        switch body {
        case .sun, .mercury, .venus: 460
        case .moon: 28
        case .mars: 900
        case .jupiter: 4_700
        case .saturn: 11_300
        case .rahu, .ketu: 7_000
        }
    }
}
