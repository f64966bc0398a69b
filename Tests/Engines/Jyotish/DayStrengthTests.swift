import Testing

@testable import Jyotish

struct DayStrengthTests {
    @Test func `the birth star is Janma and the third from it Vipat`() {
        let birth = ZodiacPoint(longitude: 100)
        #expect(DayStrength(today: birth, birth: birth).taraName == "Janma")
        let third = DayStrength(today: ZodiacPoint(longitude: 100 + 2 * 360 / 27), birth: birth)
        #expect(third.taraName == "Vipat")
        #expect(!third.isTaraGood)
    }

    @Test func `of 27 stars nine are bad`() {
        let birth = ZodiacPoint(longitude: 1)
        let bad = (0..<27).filter { star in
            !DayStrength(today: ZodiacPoint(longitude: Double(star) * 360 / 27 + 1), birth: birth).isTaraGood
        }
        #expect(bad == [2, 4, 6, 11, 13, 15, 20, 22, 24])
    }

    @Test func `six Moon signs are good and the eighth is Chandrashtama`() {
        let birth = ZodiacPoint(longitude: 40)
        let days = (0..<12).map { DayStrength(today: ZodiacPoint(longitude: 40 + Double($0) * 30), birth: birth) }
        #expect(days.filter(\.isMoonGood).map(\.house) == [1, 3, 6, 7, 10, 11])
        #expect(days.filter(\.isChandrashtama).map(\.house) == [8])
    }
}
