import Testing

@testable import Jyotish

struct StarAgreementsTests {
    private func all(_ rule: (StarAgreements) -> Bool) -> Int {
        Nakshatra.allCases.reduce(0) { sum, groom in
            sum + Nakshatra.allCases.filter { rule(StarAgreements(groom: groom, bride: $0)) }.count
        }
    }

    @Test func `Mahendra is every third star from the fourth to the twenty-fifth`() {
        let good = Nakshatra.allCases.filter { StarAgreements(groom: $0, bride: .ashwini).hasMahendra }
        #expect(good.map(\.rawValue) == [4, 7, 10, 13, 16, 19, 22, 25])
        #expect(all(\.hasMahendra) == 8 * 27)
    }

    @Test func `Vedha is mutual and within twelve pairs and three stars`() {
        #expect(StarAgreements(groom: .ashwini, bride: .jyeshtha).hasVedha)
        #expect(StarAgreements(groom: .revati, bride: .magha).hasVedha)
        #expect(StarAgreements(groom: .mrigashira, bride: .dhanishta).hasVedha)
        #expect(StarAgreements(groom: .chitra, bride: .dhanishta).hasVedha)
        #expect(!StarAgreements(groom: .chitra, bride: .chitra).hasVedha)
        for one in Nakshatra.allCases {
            for other in Nakshatra.allCases {
                let there = StarAgreements(groom: one, bride: other).hasVedha
                #expect(there == StarAgreements(groom: other, bride: one).hasVedha)
            }
        }
        #expect(all(\.hasVedha) == 2 * (12 + 3))
    }

    @Test func `the rope's head is tied to three stars, its other parts to six`() {
        let heads = Nakshatra.allCases.filter { StarAgreements.Rajju(of: $0) == .head }
        #expect(heads.map(\.rawValue) == [5, 14, 23])
        for part in StarAgreements.Rajju.allCases where part != .head {
            #expect(Nakshatra.allCases.filter { StarAgreements.Rajju(of: $0) == part }.count == 6)
        }
        #expect(StarAgreements.Rajju(of: .ashwini) == .foot)
        #expect(StarAgreements.Rajju(of: .ashlesha) == .foot)
    }

    @Test func `Stri-dirgha begins after the thirteenth`() {
        #expect(!StarAgreements(groom: .hasta, bride: .ashwini).hasStriDirgha)
        #expect(StarAgreements(groom: .chitra, bride: .ashwini).hasStriDirgha)
    }
}
