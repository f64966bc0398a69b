import DestinyDomain
import Foundation
import Jyotish

extension TransitReport {
    /// The sky of an instant over a chart.
    ///
    /// - Complexity: some 60 ms, for the meetings of a year and Saturn's thirty.
    init(_ birth: CastBirth, now: Date, astrologer: Astrologer, language: GuideLanguage = .english) {
        let chart = birth.chart
        let sky = astrologer.skies.sky(at: now, settings: chart.settings)
        let search = astrologer.search(chart.settings)
        let lagna = birth.isLagnaCertain ? chart.lagna : nil
        self.init(
            instant: now,
            bodies: sky.gochara(moon: chart[.moon].sign).map { TransitBody($0, sky: sky, lagna: lagna) },
            contacts: Self.contacts(birth, now: now, search: search),
            saturn: search.saturnPeriods(
                moon: chart[.moon].sign,
                from: now.addingTimeInterval(-3 * 365 * 86_400),
                to: now.addingTimeInterval(30 * 365.25 * 86_400)
            ).filter { $0.end > now }.map(SaturnStay.init),
            almanac: AlmanacDay(birth, now: now, search: search, language: language),
            computedWith: birth.computedWith
        )
    }

    private static func contacts(_ birth: CastBirth, now: Date, search: TransitSearch) -> [TransitContact] {
        let year = 365.25 * 86_400
        var points: [(Graha?, Double)] = [
            (.sun, birth.chart[.sun].point.longitude), (.moon, birth.chart[.moon].point.longitude),
        ]
        if birth.uncertainty == nil { points.append((nil, birth.chart.lagna.longitude)) }
        let all = [Body.jupiter, .saturn, .rahu].flatMap { body in
            points.flatMap { natal, longitude in
                search.passages(
                    of: body,
                    over: longitude,
                    orb: 3,
                    from: now.addingTimeInterval(-year / 2),
                    to: now.addingTimeInterval(year)
                ).map { passage in
                    TransitContact(
                        graha: Graha(passage.body),
                        natal: natal,
                        start: passage.start,
                        exact: passage.exact,
                        end: passage.end
                    )
                }
            }
        }
        return all.filter { $0.end.map { $0 > now } ?? true }
            .sorted { ($0.start ?? .distantPast) < ($1.start ?? .distantPast) }
    }
}

extension TransitBody {
    fileprivate init(_ gochara: Gochara, sky: TransitSky, lagna: ZodiacPoint?) {
        let point = sky.points[gochara.body] ?? ZodiacPoint(longitude: 0)
        self.init(
            graha: Graha(gochara.body),
            point: ChartPoint(point),
            isRetrograde: (sky.speeds[gochara.body] ?? 0) < 0,
            houseFromMoon: gochara.house,
            houseFromLagna: lagna.map { point.sign.house(from: $0.sign) },
            isFavourable: gochara.isEffective,
            obstructedBy: gochara.obstructedBy.map(Graha.init)
        )
    }
}

extension SaturnStay {
    fileprivate init(_ period: SaturnPeriod) {
        self.init(phase: Phase(period.phase), start: period.start, end: period.end)
    }
}

extension AlmanacDay {
    /// The day by the clock of the place of birth.
    init?(_ birth: CastBirth, now: Date, search: TransitSearch, language: GuideLanguage) {
        let offset = birth.localOffset(at: now)
        let date = now.local(offset: offset).date
        let details = birth.details.place
        // At a pole nothing rises.
        guard let place = try? GeographicPoint(latitude: details.latitude, longitude: details.longitude),
            let day = PanchangDay(date: date, place: place, offset: offset, search: search),
            let calendarDay = CalendarDay(year: date.year, month: date.month, day: date.day)
        else { return nil }
        let rahu = RahuKalam.span(date, sunrise: day.sunrise, sunset: day.sunset)
        self.init(
            day: calendarDay,
            place: details.fullName,
            utcOffsetSeconds: offset,
            sunrise: day.sunrise,
            sunset: day.sunset,
            limbs: Self.limbs(of: day, language),
            rahuKalamStart: rahu.lowerBound,
            rahuKalamEnd: rahu.upperBound
        )
    }

    private static func limbs(of day: PanchangDay, _ language: GuideLanguage) -> [Limb] {
        let limbs = day.panchang
        let isHindi = language == .hindi
        return [
            Limb(
                kind: .weekday,
                name: isHindi ? HindiWords.weekday(day.date) : SpanText.weekday(day.date),
                end: nil
            ),
            Limb(kind: .tithi, name: isHindi ? HindiWords.tithi(limbs) : limbs.tithiName, end: day.tithiEnd),
            Limb(kind: .star, name: Star(limbs.nakshatra).name(in: language), end: day.nakshatraEnd),
            Limb(kind: .yoga, name: isHindi ? HindiWords.yoga(limbs) : limbs.yogaName, end: day.yogaEnd),
            Limb(kind: .karana, name: isHindi ? HindiWords.karana(limbs) : limbs.karanaName, end: day.karanaEnd),
        ]
    }
}
