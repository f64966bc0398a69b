import DestinyDomain
import Foundation
import Jyotish

extension TransitReport {
    /// The sky of an instant over a chart.
    ///
    /// - Complexity: some 30 ms, for the meetings of a year and Saturn's ten.
    init(_ birth: CastBirth, now: Date, astrologer: Astrologer) {
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
                to: now.addingTimeInterval(10 * 365.25 * 86_400)
            ).filter { $0.end > now }.map(SaturnStay.init),
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
