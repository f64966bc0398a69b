import Testing

@testable import Jyotish

struct DignityTests {
    private func dignity(_ body: Body, _ sign: Sign, _ degrees: Double) -> Dignity? {
        Dignity(of: body, at: ZodiacPoint(longitude: Double(sign.rawValue - 1) * 30 + degrees))
    }

    @Test(arguments: [
        (Body.sun, Sign.aries, 10.0), (.moon, .taurus, 3), (.mars, .capricorn, 28), (.mercury, .virgo, 15),
        (.jupiter, .cancer, 5), (.venus, .pisces, 27), (.saturn, .libra, 20),
    ])
    func `a body is exalted at its degree and debilitated opposite`(body: Body, sign: Sign, degrees: Double) {
        #expect(dignity(body, sign, degrees) == .exalted)
        #expect(dignity(body, sign.advanced(by: 6), degrees) == .debilitated)
    }

    @Test(arguments: [
        (Body.sun, Sign.leo, 10.0, Dignity.moolatrikona), (.sun, .leo, 25, .own), (.moon, .taurus, 10, .moolatrikona),
        (.moon, .cancer, 10, .own), (.mars, .aries, 11, .moolatrikona), (.mars, .aries, 13, .own),
        (.mercury, .virgo, 18, .moolatrikona), (.mercury, .virgo, 25, .own), (.mercury, .gemini, 5, .own),
        (.jupiter, .sagittarius, 5, .moolatrikona), (.jupiter, .pisces, 5, .own), (.venus, .libra, 20, .own),
        (.saturn, .aquarius, 5, .moolatrikona), (.saturn, .capricorn, 5, .own), (.sun, .cancer, 5, .friend),
        (.sun, .taurus, 5, .enemy), (.sun, .gemini, 5, .neutral), (.saturn, .taurus, 5, .friend),
    ])
    func `dignities are those of the text`(body: Body, sign: Sign, degrees: Double, expected: Dignity) {
        #expect(dignity(body, sign, degrees) == expected)
    }

    @Test func `the nodes have none`() {
        #expect(dignity(.rahu, .taurus, 1) == nil)
        #expect(dignity(.ketu, .scorpio, 1) == nil)
    }
}
