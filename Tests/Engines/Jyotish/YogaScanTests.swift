import Testing

@testable import Jyotish

struct YogaScanTests {
    private func kinds(_ lagna: Sign, _ signs: [Body: Sign]) throws -> [Yoga.Kind] {
        YogaScan(chart: try .sketch(lagna: lagna, signs)).yogas.map(\.kind)
    }

    @Test(arguments: [
        (Body.mars, Sign.capricorn, Yoga.Kind.ruchaka), (.mercury, .virgo, .bhadra), (.jupiter, .cancer, .hamsa),
        (.venus, .libra, .malavya), (.saturn, .libra, .shasha),
    ])
    func `a strong planet in an angle makes a great man`(body: Body, sign: Sign, kind: Yoga.Kind) throws {
        let elsewhere = sign.advanced(by: 1)
        for house in 1...12 {
            let lagna = sign.advanced(by: 1 - house)
            var signs = Dictionary(uniqueKeysWithValues: Body.allCases.map { ($0, elsewhere) })
            signs[body] = sign
            #expect(try kinds(lagna, signs).contains(kind) == [1, 4, 7, 10].contains(house))
        }
    }

    @Test func `Jupiter in an angle from the Moon is Gajakesari`() throws {
        for house in 1...12 {
            let found = try kinds(.aries, [.moon: .gemini, .jupiter: Sign.gemini.advanced(by: house - 1)])
            #expect(found.contains(.gajakesari) == [1, 4, 7, 10].contains(house))
        }
    }

    @Test func `planets beside the Moon are told apart from none`() throws {
        let far: [Body: Sign] = [
            .sun: .leo, .moon: .taurus, .mars: .leo, .mercury: .leo, .jupiter: .virgo, .venus: .leo, .saturn: .virgo,
            .rahu: .gemini, .ketu: .sagittarius,
        ]
        // Nobody beside the Moon; none of the five in an angle from the lagna.
        #expect(try kinds(.cancer, far).contains(.kemadruma))
        #expect(try !kinds(.leo, far).contains(.kemadruma))
        #expect(try kinds(.cancer, far.merging([.venus: .gemini]) { $1 }).contains(.sunapha))
        #expect(try kinds(.cancer, far.merging([.venus: .aries]) { $1 }).contains(.anapha))
        #expect(try kinds(.cancer, far.merging([.venus: .aries, .mars: .gemini]) { $1 }).contains(.durudhura))
    }

    @Test func `planets beside the Sun are told apart`() throws {
        let base: [Body: Sign] = [
            .sun: .leo, .moon: .virgo, .mars: .aries, .mercury: .leo, .jupiter: .aries, .venus: .leo, .saturn: .aries,
        ]
        #expect(try Set(kinds(.aries, base)).isDisjoint(with: [.vesi, .vosi, .ubhayachari]))
        #expect(try kinds(.aries, base.merging([.venus: .virgo]) { $1 }).contains(.vesi))
        #expect(try kinds(.aries, base.merging([.venus: .cancer]) { $1 }).contains(.vosi))
        #expect(try kinds(.aries, base.merging([.venus: .cancer, .mercury: .virgo]) { $1 }).contains(.ubhayachari))
    }

    @Test func `Saturn is yogakaraka for Taurus and Libra, Mars for Cancer and Leo, Venus for Capricorn and Aquarius`()
        throws
    {
        for lagna in Sign.allCases {
            let yogas = YogaScan(chart: try .sketch(lagna: lagna, [:])).yogas.filter { $0.kind == .yogakaraka }
            let expected: [Sign: Body] = [
                .taurus: .saturn, .libra: .saturn, .cancer: .mars, .leo: .mars, .capricorn: .venus, .aquarius: .venus,
            ]
            #expect(yogas.map(\.bodies) == (expected[lagna].map { [[$0]] } ?? []))
        }
    }

    @Test func `two lords in each other's signs exchange`() throws {
        let chart = try Chart.sketch(lagna: .aries, [.mars: .taurus, .venus: .aries, .moon: .gemini])
        let yoga = YogaScan(chart: chart).yogas.first { $0.kind == .parivartana }
        #expect(yoga?.bodies == [.mars, .venus])
    }

    @Test func `a fall is lifted by its lord in an angle and not otherwise`() throws {
        // Jupiter falls in Capricorn; Saturn rules it and the Moon rules Cancer, where Jupiter is exalted.
        let fallen: [Body: Sign] = [.jupiter: .capricorn, .moon: .leo, .saturn: .virgo]
        #expect(try !kinds(.cancer, fallen).contains(.neechabhanga))
        #expect(try kinds(.virgo, fallen).contains(.neechabhanga))
        #expect(
            try !kinds(.aries, [.jupiter: .capricorn, .moon: .taurus, .saturn: .sagittarius]).contains(.neechabhanga)
        )
    }

    @Test func `lords of hidden houses in hidden houses are reversed`() throws {
        // From Aries, Mercury rules the 6th, Mars the 8th, Jupiter the 12th.
        let found = try kinds(.aries, [.mercury: .scorpio, .mars: .pisces, .jupiter: .virgo, .sun: .leo])
        #expect(Set([.harsha, .sarala, .vimala]).isSubset(of: found))
        #expect(
            try Set(kinds(.aries, [.mercury: .leo, .mars: .leo, .jupiter: .leo])).isDisjoint(with: [
                .harsha, .sarala, .vimala,
            ])
        )
    }

    @Test func `every kind has words and a source`() {
        for kind in Yoga.Kind.allCases {
            #expect(kind.text.hasSuffix("."))
            #expect(kind.source.hasPrefix("BPHS ch. ") || kind.source.hasPrefix("Phaladeepika ch. "))
        }
    }
}
