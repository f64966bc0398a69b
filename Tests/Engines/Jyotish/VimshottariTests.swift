import Foundation
import Testing

@testable import Jyotish

struct VimshottariTests {
    private let birth = instant("1990-05-01T04:30:00Z")

    @Test func `the years are the published ones and make 120`() {
        let published: [Body: Int] = [
            .ketu: 7, .venus: 20, .sun: 6, .moon: 10, .mars: 7, .rahu: 18, .jupiter: 16, .saturn: 19, .mercury: 17,
        ]
        for (lord, years) in published { #expect(Vimshottari.years(of: lord) == years) }
        #expect(published.values.reduce(0, +) == 120)
    }

    @Test(arguments: 0..<54)
    func `periods follow without a gap, and parts fill their whole`(half: Int) {
        let moon = ZodiacPoint(longitude: Double(half) * 360 / 54 + 1)
        let periods = Vimshottari(moon: moon, birth: birth).periods
        #expect(periods.count == 9)
        #expect(periods[0].lord == moon.nakshatra.lord)
        #expect(periods[0].start <= birth && birth < periods[0].end)
        #expect(abs(periods[8].end.timeIntervalSince(periods[0].start) - 120 * 365.25 * 86_400) < 1e-3)
        checkChain(periods)
        for period in periods {
            let years = Double(Vimshottari.years(of: period.lord))
            #expect(abs(period.end.timeIntervalSince(period.start) - years * 365.25 * 86_400) < 1e-3)
            let parts = period.subperiods
            #expect(parts[0].lord == period.lord)
            #expect(parts[0].start == period.start)
            #expect(abs(parts[8].end.timeIntervalSince(period.end)) < 1e-3)
            checkChain(parts)
            for part in parts {
                let share = years * Double(Vimshottari.years(of: part.lord)) / 120
                #expect(abs(part.end.timeIntervalSince(part.start) - share * 365.25 * 86_400) < 1e-3)
            }
        }
    }

    private func checkChain(_ periods: [VimshottariPeriod]) {
        for (one, next) in zip(periods, periods.dropFirst()) {
            #expect(one.end == next.start)
            let order = Vimshottari.order
            let place = order.firstIndex(of: one.lord) ?? 0
            #expect(next.lord == order[(place + 1) % 9])
        }
    }

    @Test func `the start of a star starts its period at birth`() {
        let periods = Vimshottari(moon: ZodiacPoint(longitude: 40), birth: birth).periods
        #expect(periods[0].lord == .moon)
        #expect(abs(periods[0].start.timeIntervalSince(birth)) < 1e-3)
    }

    @Test func `the middle of a star has half of its period behind`() {
        let periods = Vimshottari(moon: ZodiacPoint(longitude: 46 + 2.0 / 3), birth: birth).periods
        #expect(abs(birth.timeIntervalSince(periods[0].start) - 5 * 365.25 * 86_400) < 1)
    }

    @Test func `what runs is one of each level, each inside the one before`() {
        let vimshottari = Vimshottari(moon: ZodiacPoint(longitude: 100), birth: birth)
        for year in stride(from: 0.0, to: 100, by: 3.7) {
            let now = birth.addingTimeInterval(year * 365.25 * 86_400)
            let running = vimshottari.running(at: now)
            #expect(running.map(\.level) == [1, 2, 3])
            for period in running { #expect(period.start <= now && now < period.end) }
        }
        #expect(vimshottari.running(at: birth.addingTimeInterval(-200 * 365.25 * 86_400)).isEmpty)
        #expect(vimshottari.running(at: birth.addingTimeInterval(130 * 365.25 * 86_400)).isEmpty)
    }
}
