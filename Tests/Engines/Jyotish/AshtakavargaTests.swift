import Testing

@testable import Jyotish

struct AshtakavargaTests {
    @Test func `whatever the chart, each body has its published total`() {
        let totals: [Body: Int] = [
            .sun: 48, .moon: 49, .mars: 39, .mercury: 54, .jupiter: 56, .venus: 52, .saturn: 39,
        ]
        var generator = SystemRandomNumberGenerator()
        for round in 0..<200 {
            let givers = (0..<8).map { index in
                Sign.allCases[round < 12 ? round : Int(generator.next() % 12 + UInt64(index)) % 12]
            }
            let ashtakavarga = Ashtakavarga(givers: givers)
            for (body, total) in totals {
                let row = ashtakavarga.points[body] ?? []
                #expect(row.reduce(0, +) == total)
                #expect(row.allSatisfy { (0...8).contains($0) })
            }
            #expect(ashtakavarga.sarva.reduce(0, +) == 337)
        }
    }

    @Test func `with all in Aries the houses of the text can be read off`() {
        let ashtakavarga = Ashtakavarga(givers: Array(repeating: .aries, count: 8))
        // Counted down the columns of the Sun's and Saturn's tables.
        #expect(ashtakavarga.points[.sun] == [3, 3, 3, 4, 2, 5, 4, 3, 5, 6, 7, 3])
        #expect(ashtakavarga.points[.saturn] == [2, 1, 4, 2, 3, 7, 1, 2, 1, 4, 8, 4])
    }

    @Test func `a giver gives to houses counted from itself`() {
        var givers = Array(repeating: Sign.aries, count: 8)
        let before = Ashtakavarga(givers: givers)
        givers[4] = .taurus
        let after = Ashtakavarga(givers: givers)
        // Jupiter gives the Sun points in 5, 6, 9 and 11; one sign on, those are 6, 7, 10 and 12.
        let change = zip(before.points[.sun] ?? [], after.points[.sun] ?? []).map { $1 - $0 }
        #expect(change == [0, 0, 0, 0, -1, 0, 1, 0, -1, 1, -1, 1])
    }
}
