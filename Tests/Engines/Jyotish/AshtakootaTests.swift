import Foundation
import Testing

@testable import Jyotish

struct AshtakootaTests {
    /// A Moon in each quarter of the stars; the two quarters in which a sign's middle lies count twice.
    private static let cells: [ZodiacPoint] = (0..<108).flatMap { quarter -> [ZodiacPoint] in
        let start = Double(quarter) * 360 / 108
        guard let middle = [255.0, 285].first(where: { start < $0 && $0 < start + 3 }) else {
            return [ZodiacPoint(longitude: start + 1)]
        }
        return [ZodiacPoint(longitude: middle - 0.1), ZodiacPoint(longitude: middle + 0.1)]
    }

    @Test func `over all pairs of Moons the points have the published means`() {
        var sums: [Kuta: Double] = [:]
        var (low, high, enough) = (36.0, 0.0, 0)
        for groom in Self.cells {
            for bride in Self.cells {
                let match = Ashtakoota(groom: groom, bride: bride)
                var total = 0.0
                for score in match.scores {
                    sums[score.kuta, default: 0] += score.score
                    total += score.score
                }
                (low, high) = (min(low, total), max(high, total))
                if total >= 18 { enough += 1 }
            }
        }
        let count = 12_100.0
        let published: [Kuta: Double] = [
            .varna: 0.6250, .vashya: 1.0669, .tara: 2.0001, .yoni: 1.8936, .grahaMaitri: 3.0011, .gana: 3.3550,
            .bhakoot: 3.5, .nadi: 5.3329,
        ]
        #expect(Self.cells.count == 110)
        for (kuta, mean) in published { #expect(abs((sums[kuta] ?? 0) / count - mean) < 0.00006, "\(kuta)") }
        #expect(abs(sums.values.reduce(0, +) / count - 20.7745) < 0.00006)
        #expect((low, high) == (2.5, 36))
        #expect(abs(Double(enough) / count - 0.6907) < 0.00006)
    }

    @Test func `no kuta gives less than nothing or more than its most, and they make 36`() {
        #expect(Kuta.allCases.map(\.maxScore) == [1, 2, 3, 4, 5, 6, 7, 8])
        for ruleset in KutaRuleset.all {
            let wrong = Self.cells.flatMap { groom in
                Self.cells.flatMap { bride in
                    Ashtakoota(groom: groom, bride: bride, ruleset: ruleset).scores.filter { score in
                        score.score < 0 || score.score > Double(score.kuta.maxScore)
                    }
                }
            }
            #expect(wrong.isEmpty)
        }
    }

    @Test func `the tables are square and the default's vashya and yoni are the same both ways`() {
        let rules = KutaRuleset.north
        #expect(rules.vashya.map(\.count) == Array(repeating: 5, count: 5))
        #expect(rules.yoni.map(\.count) == Array(repeating: 14, count: 14))
        #expect(rules.gana.map(\.count) == Array(repeating: 3, count: 3))
        for one in 0..<14 {
            #expect(rules.yoni[one][one] == 4)
            for other in 0..<14 { #expect(rules.yoni[one][other] == rules.yoni[other][one]) }
        }
        for one in 0..<5 {
            #expect(rules.vashya[one][one] == 2)
            for other in 0..<5 { #expect(rules.vashya[one][other] == rules.vashya[other][one]) }
        }
    }

    @Test func `the seven pairs of sworn enemies get nothing, and no others`() {
        let enemies: Set<Set<Yoni>> = [
            [.horse, .buffalo], [.elephant, .lion], [.sheep, .monkey], [.serpent, .mongoose], [.dog, .deer],
            [.cat, .rat], [.cow, .tiger],
        ]
        for one in Yoni.allCases {
            for other in Yoni.allCases where one != other {
                let isEnemy = KutaRuleset.north.yoni[one.rawValue][other.rawValue] == 0
                #expect(isEnemy == enemies.contains([one, other]))
            }
        }
    }

    @Test func `the same star gives full tara whatever it is`() {
        for cell in Self.cells { #expect(Ashtakoota(groom: cell, bride: cell).score(of: .tara).score == 3) }
    }

    /// Two couples with the points that Prokerala and Drik Panchang print for them.
    @Test(arguments: [
        (
            ["1970-11-10T09:20:00+05:30", "1967-08-29T09:00:00+05:30"], [[22.6758, 88.0495], [19.0822, 72.7411]],
            [1, 1, 1.5, 1, 0.5, 6, 7, 8.0]
        ),
        (
            ["1996-10-21T04:28:00+05:30", "1995-10-01T00:00:00+05:30"], [[28.6358, 77.2244], [28.6358, 77.2244]],
            [0, 0.5, 1.5, 2, 3, 0, 0, 8]
        ),
    ])
    func `published couples get their published points`(births: [String], places: [[Double]], points: [Double]) throws {
        let caster = ChartCaster()
        let moons = try zip(births, places).map { birth, spot in
            let utc = instant(String(birth.prefix(19)) + "Z").addingTimeInterval(-19_800)
            return caster.chart(at: utc, place: try place(spot[0], spot[1]))[.moon].point
        }
        let match = Ashtakoota(groom: moons[0], bride: moons[1])
        #expect(match.scores.map(\.score) == points)
        #expect(match.total == points.reduce(0, +))
    }

    @Test func `vashya changes in the middle of Sagittarius and Capricorn`() {
        #expect(VashyaGroup(of: ZodiacPoint(longitude: 254.999)) == .manava)
        #expect(VashyaGroup(of: ZodiacPoint(longitude: 255)) == .chatushpada)
        #expect(VashyaGroup(of: ZodiacPoint(longitude: 284.999)) == .chatushpada)
        #expect(VashyaGroup(of: ZodiacPoint(longitude: 285)) == .jalachara)
    }

    @Test func `stars are shared out evenly`() {
        for gana in Gana.allCases { #expect(Nakshatra.allCases.filter { Gana(of: $0) == gana }.count == 9) }
        for nadi in Nadi.allCases { #expect(Nakshatra.allCases.filter { Nadi(of: $0) == nadi }.count == 9) }
        for yoni in Yoni.allCases {
            let count = Nakshatra.allCases.filter { Yoni(of: $0) == yoni }.count
            #expect(count == (yoni == .mongoose ? 1 : 2))
        }
    }

    @Test func `the nadis run there and back`() {
        let letters = Nakshatra.allCases.map { String(Nadi(of: $0).name.prefix(2)) }.joined()
        #expect(letters == "AdMaAnAnMaAdAdMaAnAnMaAdAdMaAnAnMaAdAdMaAnAnMaAdAdMaAn")
    }
}
