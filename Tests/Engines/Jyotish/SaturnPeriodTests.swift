import Testing

@testable import Jyotish

struct SaturnPeriodTests {
    @Test func `of twelve signs three are Sade Sati and two dhaiyas`() {
        for moon in Sign.allCases {
            let phases = (0..<12).map { SaturnPhase(saturn: moon.advanced(by: $0), moon: moon) }
            #expect(phases == [.peak, .setting, nil, .fourth, nil, nil, nil, .eighth, nil, nil, nil, .rising])
        }
    }

    @Test func `Sade Sati of a Capricorn Moon ran from 2017 to 2025`() throws {
        let periods = TransitSearch().saturnPeriods(
            moon: .capricorn,
            from: instant("2016-06-01T00:00:00Z"),
            to: instant("2026-01-01T00:00:00Z")
        ).filter(\.phase.isSadeSati)
        #expect(periods.first?.start.utcText.prefix(10) == "2017-01-26")
        #expect(periods.last?.end.utcText.prefix(10) == "2025-03-29")
        // Saturn went back into Scorpio in 2017 and into Capricorn in 2022.
        #expect(periods.map(\.phase) == [.rising, .rising, .peak, .setting, .peak, .setting])
    }

    @Test func `where Saturn stays all the time there is one stay of the whole search`() {
        let (start, end) = (instant("2021-01-01T00:00:00Z"), instant("2021-02-01T00:00:00Z"))
        let periods = TransitSearch().saturnPeriods(moon: .capricorn, from: start, to: end)
        #expect(periods == [SaturnPeriod(phase: .peak, start: start, end: end)])
    }
}
