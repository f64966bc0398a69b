import Testing

@testable import Jyotish

struct GocharaTests {
    private func gochara(_ body: Body, house: Int, others: [Body: Int] = [:]) -> Gochara {
        let moon = Sign.cancer
        // Those that are not named stand in the seventh from the Moon of the nodes' kind, where they obstruct nothing.
        var signs: [Body: Sign] = [:]
        for (other, house) in others { signs[other] = moon.advanced(by: house - 1) }
        signs[body] = moon.advanced(by: house - 1)
        return Gochara(of: body, signs: signs, moon: moon)
    }

    @Test(arguments: [
        (Body.sun, [3, 6, 10, 11]), (.moon, [1, 3, 6, 7, 10, 11]), (.mars, [3, 6, 11]),
        (.mercury, [2, 4, 6, 8, 10, 11]),
        (.jupiter, [2, 5, 7, 9, 11]), (.venus, [1, 2, 3, 4, 5, 8, 9, 11, 12]), (.saturn, [3, 6, 11]),
    ])
    func `good houses are those of the text`(body: Body, houses: [Int]) {
        #expect((1...12).filter { gochara(body, house: $0).isFavourable } == houses)
    }

    @Test func `another body in the obstructing house takes the good away`() {
        let obstructed = gochara(.jupiter, house: 11, others: [.mars: 8])
        #expect(obstructed.isFavourable && !obstructed.isEffective)
        #expect(obstructed.obstructedBy == [.mars])
        #expect(gochara(.jupiter, house: 11, others: [.mars: 7]).isEffective)
    }

    @Test func `Sun and Saturn, Moon and Mercury do not obstruct each other`() {
        #expect(gochara(.sun, house: 11, others: [.saturn: 5]).isEffective)
        #expect(gochara(.saturn, house: 11, others: [.sun: 5]).isEffective)
        #expect(gochara(.mercury, house: 2, others: [.moon: 5]).isEffective)
        #expect(!gochara(.sun, house: 11, others: [.mars: 5]).isEffective)
    }

    @Test func `a bad house is not obstructed`() {
        let bad = gochara(.mars, house: 1, others: [.sun: 5, .venus: 9])
        #expect(!bad.isFavourable && bad.obstructedBy.isEmpty)
    }
}
