import Testing

@testable import Jyotish

struct ZodiacPointTests {
    @Test func `every arcminute has the sign, star, quarter and navamsa of whole-number counting`() {
        var wrong: [Double] = []
        for minute in 0..<21_600 {
            for offset in [0.001, 0.5, 0.999] {
                let point = ZodiacPoint(longitude: (Double(minute) + offset) / 60)
                let isRight =
                    point.sign.rawValue == minute / 1800 + 1 && point.nakshatra.rawValue == minute / 800 + 1
                    && point.pada == minute % 800 / 200 + 1
                    && point.navamsaSign.rawValue == minute / 200 % 12 + 1
                    && abs(point.fractionOfNakshatra - (Double(minute % 800) + offset) / 800) < 1e-9
                if !isRight { wrong.append(point.longitude) }
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test(arguments: [(-30.0, 330.0), (360, 0), (725.5, 5.5), (-1e-20, 0), (-720, 0)])
    func `longitudes go round`(given: Double, expected: Double) {
        #expect(ZodiacPoint(longitude: given).longitude == expected)
    }

    @Test func `houses are counted round and back`() {
        for first in Sign.allCases {
            for count in 1...12 {
                #expect(first.advanced(by: count - 1).house(from: first) == count)
                #expect(first.advanced(by: count - 13) == first.advanced(by: count - 1))
            }
        }
    }

    @Test func `stars' lords are the nine in turn`() {
        #expect(Nakshatra.ashwini.lord == .ketu)
        #expect(Nakshatra.bharani.lord == .venus)
        #expect(Nakshatra.swati.lord == .rahu)
        #expect(Nakshatra.revati.lord == .mercury)
        for lord in Body.allCases { #expect(Nakshatra.allCases.filter { $0.lord == lord }.count == 3) }
    }
}
