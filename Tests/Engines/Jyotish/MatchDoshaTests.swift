import Testing

@testable import Jyotish

struct MatchDoshaTests {
    private func doshas(_ groom: Double, _ bride: Double) -> [Kuta: MatchDosha] {
        let match = Ashtakoota(groom: ZodiacPoint(longitude: groom), bride: ZodiacPoint(longitude: bride))
        return Dictionary(uniqueKeysWithValues: match.doshas.map { ($0.kuta, $0) })
    }

    @Test func `a dosha is a kuta without points, always`() {
        for groom in stride(from: 1.0, to: 360, by: 7) {
            for bride in stride(from: 2.0, to: 360, by: 7) {
                let match = Ashtakoota(groom: ZodiacPoint(longitude: groom), bride: ZodiacPoint(longitude: bride))
                for dosha in match.doshas {
                    #expect(dosha.isPresent == (match.score(of: dosha.kuta).score == 0))
                    if !dosha.isPresent { #expect(dosha.cancellations.isEmpty) }
                }
            }
        }
    }

    @Test func `the same star and quarter is the worst nadi dosha`() throws {
        let nadi = try #require(doshas(1, 1.5)[.nadi])
        #expect(nadi.isPresent && !nadi.isCancelled)
    }

    @Test func `another quarter, sign or star lifts nadi`() throws {
        #expect(try #require(doshas(1, 5)[.nadi]).cancellations == [.sameNakshatraDifferentPada])
        // Krittika lies in Aries and Taurus.
        let krittika = try #require(doshas(28, 35)[.nadi])
        #expect(krittika.cancellations == [.sameNakshatraDifferentRashi, .sameNakshatraDifferentPada])
        // Ardra and Punarvasu, both in Gemini, are both of Adi.
        #expect(try #require(doshas(70, 85)[.nadi]).cancellations == [.sameRashiDifferentNakshatra])
    }

    @Test func `one lord or friendly lords lift bhakoot`() throws {
        // Aries and Scorpio are Mars' and 6th and 8th to each other.
        #expect(try #require(doshas(5, 215)[.bhakoot]).cancellations.contains(.sameRashiLord))
        // Leo and Sagittarius, 5th and 9th: Sun and Jupiter are friends.
        #expect(try #require(doshas(125, 245)[.bhakoot]).cancellations.contains(.rashiLordsMutualFriends))
    }
}
