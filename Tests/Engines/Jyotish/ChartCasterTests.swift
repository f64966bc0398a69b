import Foundation
import Testing

@testable import Jyotish

struct ChartCasterTests {
    private func chart(_ reference: ReferenceChart, _ settings: ChartSettings = ChartSettings()) throws -> Chart {
        ChartCaster().chart(
            at: instant(reference.utc),
            place: try place(reference.latitude, reference.longitude),
            settings: settings
        )
    }

    @Test(arguments: ReferenceChart.all)
    func `bodies and lagna are where Swiss Ephemeris has them`(reference: ReferenceChart) throws {
        let chart = try chart(reference)
        for body in Body.allCases {
            let error = separation(chart[body].point.longitude, reference.bodies[body.rawValue]) * 3600
            #expect(error <= ([.sun, .moon].contains(body) ? 0.5 : 2.5), "\(body.name) \(error)″")
        }
        #expect(separation(chart.lagna.longitude, reference.lagna) * 3600 < 10)
        #expect(separation(chart.midheaven.longitude, reference.midheaven) * 3600 < 10)
    }

    @Test(arguments: ReferenceChart.all)
    func `houses, motion and combustion are those of the reference`(reference: ReferenceChart) throws {
        let chart = try chart(reference)
        #expect(chart.placements.map(\.house) == reference.houses)
        #expect(chart.placements.filter(\.isRetrograde).map(\.body) == reference.retrograde)
        #expect(chart.placements.filter(\.isCombust).map(\.body) == reference.combust)
    }

    @Test(arguments: ReferenceChart.all)
    func `great periods begin within two hours of the reference's`(reference: ReferenceChart) throws {
        let periods = try chart(reference).vimshottari.periods
        for (period, expected) in zip(periods, reference.periods) {
            let parts = expected.split(separator: " ")
            #expect(period.lord.name == parts[0])
            #expect(abs(period.start.timeIntervalSince(instant(String(parts[1])))) <= 7200)
        }
    }

    @Test(arguments: ReferenceChart.all)
    func `the almanac's limbs are those of the reference`(reference: ReferenceChart) throws {
        let chart = try chart(reference)
        let panchang = Panchang(sun: chart[.sun].point, moon: chart[.moon].point)
        #expect((panchang.tithi, panchang.karana, panchang.yoga) == (reference.tithi, reference.karana, reference.yoga))
    }

    @Test func `another ayanamsa moves everything by the same`() throws {
        let (lahiri, raman) = (
            try chart(ReferenceChart.all[0]), try chart(ReferenceChart.all[0], ChartSettings(ayanamsa: .raman))
        )
        let shift = lahiri.ayanamsa - raman.ayanamsa
        for body in Body.allCases {
            #expect(separation(raman[body].point.longitude, lahiri[body].point.longitude + shift) < 1e-9)
        }
        #expect(separation(raman.lagna.longitude, lahiri.lagna.longitude + shift) < 1e-9)
    }

    @Test func `the lagna alone is the chart's`() throws {
        let reference = ReferenceChart.all[3]
        let lagna = ChartCaster().lagna(
            at: instant(reference.utc),
            place: try place(reference.latitude, reference.longitude)
        )
        #expect(try lagna == chart(reference).lagna)
    }
}
