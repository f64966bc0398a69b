import Testing

@testable import Jyotish

struct ManglikTests {
    @Test func `Mars troubles from six of the twelve houses`() throws {
        let present = try Sign.allCases.filter { sign in
            Manglik(chart: try .sketch(lagna: .aries, [.mars: sign, .moon: .gemini, .venus: .gemini])).isPresent
        }
        #expect(present == [.aries, .taurus, .cancer, .libra, .scorpio, .pisces])
    }

    @Test func `it is counted from lagna, Moon and Venus apart`() throws {
        let chart = try Chart.sketch(lagna: .aries, [.mars: .gemini, .moon: .taurus, .venus: .virgo])
        let manglik = Manglik(chart: chart)
        #expect((manglik.fromLagna.house, manglik.fromMoon.house, manglik.fromVenus.house) == (3, 2, 10))
        #expect(!manglik.isPresent)
        #expect(manglik.fromMoon.isPresent && manglik.fromMoon.isMild)
        #expect(!manglik.fromVenus.isPresent)
    }

    @Test(arguments: [
        (Sign.taurus, [Body.mars: Sign.gemini], Manglik.Exception.secondInGeminiVirgo),
        (.capricorn, [.mars: .aries], .fourthInAriesScorpio), (.cancer, [.mars: .capricorn], .seventhInCancerCapricorn),
        (.taurus, [.mars: .sagittarius], .eighthInSagittariusPisces),
        (.gemini, [.mars: .taurus], .twelfthInTaurusLibra),
        (.taurus, [.mars: .leo], .marsInLeoAquarius), (.gemini, [.mars: .virgo, .jupiter: .virgo], .conjunctJupiter),
        (.gemini, [.mars: .virgo, .moon: .virgo], .conjunctMoon),
        (.gemini, [.mars: .virgo, .jupiter: .gemini], .jupiterOrVenusInLagna),
        (.gemini, [.mars: .scorpio], .marsOwnOrExaltedSign),
        (.gemini, [.mars: .virgo, .jupiter: .taurus], .aspectedByJupiter),
        (.leo, [.mars: .virgo], .lagnaCancerLeoYogakaraka),
    ])
    func `each exception is found`(lagna: Sign, signs: [Body: Sign], exception: Manglik.Exception) throws {
        var all: [Body: Sign] = [.jupiter: lagna.advanced(by: 2), .venus: lagna.advanced(by: 5), .moon: .aquarius]
        all.merge(signs) { $1 }
        #expect(Manglik(chart: try .sketch(lagna: lagna, all)).exceptions.contains(exception))
    }

    @Test func `where no exception applies none is found`() throws {
        let chart = try Chart.sketch(
            lagna: .gemini,
            [.mars: .virgo, .jupiter: .scorpio, .venus: .libra, .moon: .aries]
        )
        let manglik = Manglik(chart: chart)
        #expect(manglik.isPresent && manglik.exceptions.isEmpty && !manglik.isCancelled)
    }
}
