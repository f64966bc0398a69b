import Jyotish

/// What texts say of single planets and of their places, as numbers and words.
enum Planets {
    /// −1 debilitated … +1 exalted; Rahu and Ketu have no dignity and count 0.
    static func value(of dignity: Dignity?) -> Double {
        switch dignity {
        case .exalted: 1
        case .moolatrikona, .own: 0.8
        case .friend: 0.4
        case .neutral, nil: 0
        case .enemy: -0.4
        case .debilitated: -1
        }
    }

    /// The good of a house to the lord that stands in it: angles and trines help, 6, 8 and 12 ask for more.
    static func value(ofHouse house: Int) -> Double {
        switch house {
        case 1, 5, 9: 1
        case 4, 7, 10: 0.7
        case 11, 2: 0.5
        case 3: 0.1
        default: -0.6
        }
    }

    /// What a planet does to a house in which it stands or at which it looks.
    static func nature(of body: Body) -> Double {
        switch body {
        case .jupiter: 1
        case .venus: 0.8
        case .moon, .mercury: 0.5
        case .sun: -0.1
        case .mars, .rahu, .ketu: -0.5
        case .saturn: -0.6
        }
    }

    /// The signs that a body looks at, counted from its own, which is 1 (BPHS, chapter 26).
    static func aspects(of body: Body) -> [Int] {
        switch body {
        case .mars: [4, 7, 8]
        case .jupiter: [5, 7, 9]
        case .saturn: [3, 7, 10]
        case .rahu, .ketu: []
        case .sun, .moon, .mercury, .venus: [7]
        }
    }

    /// Whether a body's fall is lifted in a chart (neecha bhanga).
    static func isFallLifted(of body: Body, in chart: Chart) -> Bool {
        guard chart[body].dignity == .debilitated else { return false }
        let sign = chart[body].sign
        let helpers = [sign.lord, sign.advanced(by: 6).lord].filter { $0 != body }
        return YogaScan(chart: chart).yogas.contains { yoga in
            yoga.kind == .neechabhanga && yoga.bodies.contains(body) && helpers.contains(where: yoga.bodies.contains)
        }
    }

    /// The same, where its fall may be lifted.
    static func words(for body: Body, in chart: Chart) -> String {
        words(for: chart[body].dignity)
            + (isFallLifted(of: body, in: chart) ? ", which neecha bhanga lifts" : "")
    }

    /// −1 … +1, where a fall that is lifted counts as neither.
    static func value(of body: Body, in chart: Chart) -> Double {
        isFallLifted(of: body, in: chart) ? 0 : value(of: chart[body].dignity)
    }

    /// “exalted”, “in its own sign”; empty for what has none.
    static func words(for dignity: Dignity?) -> String {
        switch dignity {
        case .exalted: "exalted"
        case .moolatrikona: "in its root sign"
        case .own: "in its own sign"
        case .friend: "in a friend's sign"
        case .neutral: "in a neutral sign"
        case .enemy: "in a sign where it has to adapt"
        case .debilitated: "in its sign of fall"
        case nil: ""
        }
    }

    /// With an article where English has one.
    static func name(_ body: Body) -> String {
        body == .sun || body == .moon ? "the \(body.name)" : body.name
    }

    /// “Mars and Venus”, “the Sun, Mars and Venus”.
    static func list(_ bodies: [Body]) -> String {
        let names = bodies.map(name)
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension String {
    /// With a capital at the beginning.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
