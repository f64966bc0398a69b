import DestinyDomain
import Jyotish

/// The yogas of a chart as they are told, each with what takes its force.
struct YogaReading {
    let chart: Chart
    var language = GuideLanguage.english

    private var isHindi: Bool { language == .hindi }

    /// Those that are there in the order of ``Yoga/Kind``, then Mars for marriage, then a Kemadruma that is none.
    var notes: [YogaNote] {
        YogaScan(chart: chart).yogas.map { yoga in
            YogaNote(
                name: name(of: yoga.kind),
                bodies: yoga.bodies.map(Graha.init),
                rule: isHindi ? HindiYogas.text(of: yoga.kind) : yoga.kind.text,
                source: Source(yoga.kind).citation
            )
        } + [manglik, liftedKemadruma].compactMap(\.self)
    }

    private var manglik: YogaNote? {
        let manglik = Manglik(chart: chart)
        guard manglik.isPresent else { return nil }
        return YogaNote(
            name: isHindi ? HindiYogas.manglik : "Mangal Dosha",
            bodies: [.mars],
            rule: isHindi
                ? HindiYogas.marsRule(house: manglik.fromLagna.house)
                : "Mars is in the \(ordinal(manglik.fromLagna.house)) house from the lagna, as in every second chart.",
            source: Source.bphs(80).citation,
            cancellations: manglik.exceptions.map { isHindi ? HindiMatchTexts.text(of: $0) : $0.text }
        )
    }

    /// Nothing beside the Moon, which counts for nothing where planets are with it or in an angle from the lagna.
    private var liftedKemadruma: YogaNote? {
        let counted: [Body] = [.mars, .mercury, .jupiter, .venus, .saturn]
        func planets(_ houses: [Int], from sign: Sign) -> [Body] {
            counted.filter { houses.contains(chart[$0].sign.house(from: sign)) }
        }
        let moon = chart[.moon].sign
        guard planets([2, 12], from: moon).isEmpty else { return nil }
        let company = planets([1], from: moon)
        let inAngles = planets([1, 4, 7, 10], from: chart.lagna.sign)
        let lifting = [
            company.isEmpty
                ? nil : isHindi ? HindiYogas.withMoon(company) : "With the Moon: \(Planets.list(company)).",
            inAngles.isEmpty
                ? nil
                : isHindi ? HindiYogas.inAngles(inAngles) : "In an angle from the lagna: \(Planets.list(inAngles)).",
        ].compactMap(\.self)
        guard !lifting.isEmpty else { return nil }
        return YogaNote(
            name: name(of: .kemadruma),
            bodies: [.moon],
            rule: isHindi ? HindiYogas.loneMoon : "No planet stands in the sign before the Moon's or after it.",
            source: Source(Yoga.Kind.kemadruma).citation,
            cancellations: lifting
        )
    }

    private func name(of kind: Yoga.Kind) -> String { isHindi ? HindiYogas.name(of: kind) : kind.displayName }
}
