import Testing

@testable import Jyotish

struct MatchVerdictTests {
    @Test func `28 points with an unlifted nadi dosha are not good`() {
        let moon = ZodiacPoint(longitude: 341)
        let match = Ashtakoota(groom: moon, bride: moon)
        #expect(match.total == 28)
        #expect(MatchVerdict(match) == .average)
    }

    @Test func `full points without a dosha are excellent, few are low`() {
        var seen: Set<MatchVerdict> = []
        for groom in stride(from: 1.0, to: 360, by: 10) {
            for bride in stride(from: 1.0, to: 360, by: 10) {
                let match = Ashtakoota(groom: ZodiacPoint(longitude: groom), bride: ZodiacPoint(longitude: bride))
                let verdict = MatchVerdict(match)
                seen.insert(verdict)
                if match.total < 18 { #expect(verdict == .low) }
                if verdict == .excellent { #expect(match.total >= 33) }
            }
        }
        #expect(seen.count == 4)
    }
}
