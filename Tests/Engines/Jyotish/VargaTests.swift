import Testing

@testable import Jyotish

struct VargaTests {
    private func sign(_ varga: Varga, _ sign: Sign, _ degrees: Double) -> Sign {
        varga.sign(of: ZodiacPoint(longitude: Double(sign.rawValue - 1) * 30 + degrees))
    }

    /// The sign of the first part of Aries … Pisces, counted out by hand from BPHS, chapter 6.
    private static let firsts: [(Varga, [Int])] = [
        (.rashi, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]), (.hora, [5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4]),
        (.drekkana, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
        (.chaturthamsa, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
        (.saptamsa, [1, 8, 3, 10, 5, 12, 7, 2, 9, 4, 11, 6]), (.navamsa, [1, 10, 7, 4, 1, 10, 7, 4, 1, 10, 7, 4]),
        (.dashamsa, [1, 10, 3, 12, 5, 2, 7, 4, 9, 6, 11, 8]),
        (.dwadashamsa, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
        (.shodashamsa, [1, 5, 9, 1, 5, 9, 1, 5, 9, 1, 5, 9]), (.vimshamsa, [1, 9, 5, 1, 9, 5, 1, 9, 5, 1, 9, 5]),
        (.chaturvimshamsa, [5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4]),
        (.saptavimshamsa, [1, 4, 7, 10, 1, 4, 7, 10, 1, 4, 7, 10]),
        (.trimshamsa, [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]), (.khavedamsa, [1, 7, 1, 7, 1, 7, 1, 7, 1, 7, 1, 7]),
        (.akshavedamsa, [1, 5, 9, 1, 5, 9, 1, 5, 9, 1, 5, 9]),
        (.shashtiamsa, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    ]

    @Test func `the first parts of all signs are those of the text`() {
        #expect(Self.firsts.map(\.0) == Varga.allCases)
        for (varga, signs) in Self.firsts {
            #expect(Sign.allCases.map { sign(varga, $0, 0.01).rawValue } == signs, "\(varga.label)")
        }
    }

    @Test(arguments: Varga.allCases.filter { ![.hora, .drekkana, .chaturthamsa, .trimshamsa].contains($0) })
    func `parts are equal and go on sign by sign`(varga: Varga) {
        for sign in Sign.allCases {
            let first = self.sign(varga, sign, 0.01)
            for part in 0..<varga.rawValue {
                let middle = (Double(part) + 0.5) * 30 / Double(varga.rawValue)
                #expect(self.sign(varga, sign, middle) == first.advanced(by: part))
            }
        }
    }

    @Test func `thirds are in the trines and quarters in the angles`() {
        for sign in Sign.allCases {
            #expect([5, 15, 25].map { self.sign(.drekkana, sign, $0).house(from: sign) } == [1, 5, 9])
            #expect([3, 10, 17, 25].map { self.sign(.chaturthamsa, sign, $0).house(from: sign) } == [1, 4, 7, 10])
        }
    }

    @Test func `halves are the Sun's and the Moon's`() {
        #expect(sign(.hora, .aries, 14.9) == .leo)
        #expect(sign(.hora, .aries, 15) == .cancer)
        #expect(sign(.hora, .taurus, 14.9) == .cancer)
        #expect(sign(.hora, .taurus, 15) == .leo)
    }

    @Test func `thirtieths are in unequal parts of the five planets`() {
        let odd = [0, 4.9, 5, 9.9, 10, 17.9, 18, 24.9, 25, 29.9].map { sign(.trimshamsa, .leo, $0).lord }
        #expect(odd == [.mars, .mars, .saturn, .saturn, .jupiter, .jupiter, .mercury, .mercury, .venus, .venus])
        let even = [0, 4.9, 5, 11.9, 12, 19.9, 20, 24.9, 25, 29.9].map { sign(.trimshamsa, .virgo, $0).lord }
        #expect(even == [.venus, .venus, .mercury, .mercury, .jupiter, .jupiter, .saturn, .saturn, .mars, .mars])
        for degrees in stride(from: 0.5, to: 30, by: 1) {
            #expect(sign(.trimshamsa, .aries, degrees).isOdd)
            #expect(!sign(.trimshamsa, .taurus, degrees).isOdd)
        }
    }

    @Test func `the ninth is the navamsa of the point`() {
        for step in 0..<3600 {
            let point = ZodiacPoint(longitude: Double(step) / 10 + 0.05)
            #expect(Varga.navamsa.sign(of: point) == point.navamsaSign)
        }
    }
}
