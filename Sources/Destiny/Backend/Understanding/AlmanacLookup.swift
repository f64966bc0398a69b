import DestinyDomain
import Foundation
import Jyotish

/// What is asked of the almanac: today's tithi and star, the next Ekadashi, full moon or eclipse.
///
/// For the place of birth, whose clock the times are of.
struct AlmanacLookup {
    let plan: AnswerPlan

    enum Asked {
        case limbs, rahuKalam, sun, moon(isNew: Bool), tithi(TithiName), eclipse, feast(Feast)
    }

    var asked: Asked {
        // “panchang” is no slip of “panchami”.
        let words = plan.question.words.map(\.asWritten)
        if let feast = Feast.named(in: words) { return .feast(feast) }
        if ChartThings.asksForRahuKalam(words) { return .rahuKalam }
        if ChartThings.asksForSun(words) { return .sun }
        if Self.eclipse.match(words) != nil { return .eclipse }
        return TithiName.named(in: words).map { name in
            name.tithis == [30] ? .moon(isNew: true) : name.tithis == [15] ? .moon(isNew: false) : .tithi(name)
        } ?? .limbs
    }

    private static let eclipse = SpokenPattern("eclipse|eclipses|grahan")

    // MARK: The sky

    var place: String { plan.birth.details.place.name }
    var search: TransitSearch { plan.search }
    /// Now, or where the time that was said begins.
    var start: Date { plan.question.span.map { max($0.from.instant, plan.now) } ?? plan.now }

    func day(_ date: CivilDate) -> PanchangDay? {
        let noon = date.instant.addingTimeInterval(43_200)
        let birth = plan.birth
        return PanchangDay(
            date: date,
            place: birth.chart.place,
            offset: birth.localOffset(at: noon),
            search: search
        )
    }

    /// The day that was said, or today.
    var dayAsked: PanchangDay? {
        let span = plan.question.span
        return day(span?.days == 1 ? span?.from ?? plan.today : plan.today)
    }

    /// The next day on which it is kept, by the part of the day that decides.
    func nextDay(of name: TithiName) -> PanchangDay? {
        let first = local(start)
        let calendar = LunarCalendar(
            place: plan.birth.chart.place,
            offset: plan.birth.localOffset(at: start),
            search: search
        )
        return name.tithis.map { calendar.next($0, of: nil, in: name.part, from: first.date) }.min().flatMap(day)
    }

    /// The next ones, or those of the year that was said.
    func daysAsked(of feast: Feast) -> ClosedRange<CivilDate>? {
        feast.days(from: plan.question.span.flatMap { $0.isSaid ? $0.from : nil } ?? plan.today)
    }

    /// A year for which no feast is reckoned: “Diwali 2500”.
    var feastYearTooFar: Int? {
        plan.question.words.lazy.filter { $0.latin.count == 4 }.compactMap { Int($0.latin) }
            .first { !SpanReader.feastYears.contains($0) }
    }

    func nextMoon(isNew: Bool) -> Date? {
        let moons = EclipseSearch(search: search)
        guard let first = moons.next(after: start) else { return nil }
        return first.isNew == isNew
            ? first.instant : moons.next(after: first.instant.addingTimeInterval(86_400))?.instant
    }

    /// The next one of those that are asked for.
    var nextEclipse: Eclipse? {
        let words = plan.question.words
        let (isSolar, isLunar) = (Self.solar.match(words) != nil, Self.lunar.match(words) != nil)
        let found = EclipseSearch(search: search).eclipses(from: start, to: start.addingTimeInterval(400 * 86_400))
        return found.first { isSolar == isLunar || $0.kind.isSolar == isSolar }
    }

    private static let solar = SpokenPattern("solar|sun|surya|suraj")
    private static let lunar = SpokenPattern("lunar|moon|chandra|chand")

    func local(_ instant: Date) -> LocalDateTime { instant.local(offset: plan.birth.localOffset(at: instant)) }

    /// `20:24`.
    func clock(_ instant: Date) -> String { String(local(instant).description.suffix(8).prefix(5)) }

    /// Whether the Sun is up at the place.
    func isDaylight(_ instant: Date) -> Bool? {
        day(local(instant).date).map { ($0.sunrise...$0.sunset).contains(instant) }
    }
}

extension ChartThings {
    static func asksForRahuKalam(_ words: [SpokenWord]) -> Bool { rahuKalam.contains { $0.match(words) != nil } }

    /// Its “kaal” is no “kal”, tomorrow.
    static func withoutRahuKalam(_ words: [SpokenWord]) -> [SpokenWord] {
        rahuKalam.reduce(words) { $1.removed(from: $0) }
    }

    /// “what time is sunrise tomorrow”.
    static func asksForSun(_ words: [SpokenWord]) -> Bool { KindPatterns.fits(sunTime, words) }

    private static let sunTime = KindPatterns.patterns(
        """
        when|time|kab|baje|samay ~ sunrise|sunset|suryoday|suryast
        sunrise|sunset|suryoday|suryast ~ time|kab|baje|samay|when
        when|time ~ sun rise|rises|set|sets
        sun rise|rises|set|sets ~ when|time
        """
    )

    private static let rahuKalam = ["rahu kaal|kalam|kal|kaalam|kaalum", "rahukaal|rahukalam|rahukal"].map {
        SpokenPattern($0[...])
    }
}
