/// Looks a chart over for the yogas that are known; houses by whole signs.
package struct YogaScan: Sendable {
    private let chart: Chart
    /// Those that count beside Sun and Moon.
    private static let planets: [Body] = [.mars, .mercury, .jupiter, .venus, .saturn]
    private static let benefics: Set<Body> = [.mercury, .jupiter, .venus]
    private static let angles = [1, 4, 7, 10]

    /// Looks at signs only, so any house system will do.
    package init(chart: Chart) {
        self.chart = chart
    }

    /// All that are there, in the order of ``Yoga/Kind``.
    package var yogas: [Yoga] {
        let found =
            mahapurusha + gajakesari + amala + besideMoon + adhi + besideSun + lordships + exchanges + cancelled
            + reversed
        let order = Yoga.Kind.allCases
        return found.enumerated().sorted { one, other in
            let places = (order.firstIndex(of: one.element.kind) ?? 0, order.firstIndex(of: other.element.kind) ?? 0)
            return places.0 == places.1 ? one.offset < other.offset : places.0 < places.1
        }.map(\.element)
    }

    private func house(_ body: Body) -> Int { chart[body].sign.house(from: chart.lagna.sign) }
    private func lord(_ house: Int) -> Body { chart.lagna.sign.advanced(by: house - 1).lord }

    private func planets(inHouse house: Int, from sign: Sign) -> [Body] {
        Self.planets.filter { chart[$0].sign.house(from: sign) == house }
    }

    private var mahapurusha: [Yoga] {
        let kinds: [(Body, Yoga.Kind)] = [
            (.mars, .ruchaka), (.mercury, .bhadra), (.jupiter, .hamsa), (.venus, .malavya), (.saturn, .shasha),
        ]
        return kinds.filter { body, _ in
            guard let dignity = chart[body].dignity else { return false }
            return [.exalted, .moolatrikona, .own].contains(dignity) && Self.angles.contains(house(body))
        }.map { Yoga(kind: $1, bodies: [$0]) }
    }

    private var gajakesari: [Yoga] {
        Self.angles.contains(chart.house(of: .jupiter, fromSignOf: .moon))
            ? [Yoga(kind: .gajakesari, bodies: [.moon, .jupiter])] : []
    }

    private var amala: [Yoga] {
        for sign in [chart.lagna.sign, chart[.moon].sign] {
            let there = Body.allCases.filter { chart[$0].sign.house(from: sign) == 10 }
            if !there.isEmpty, there.allSatisfy(Self.benefics.contains) { return [Yoga(kind: .amala, bodies: there)] }
        }
        return []
    }

    private var besideMoon: [Yoga] {
        let moon = chart[.moon].sign
        let (after, before) = (planets(inHouse: 2, from: moon), planets(inHouse: 12, from: moon))
        switch (after.isEmpty, before.isEmpty) {
        case (false, true): return [Yoga(kind: .sunapha, bodies: after)]
        case (true, false): return [Yoga(kind: .anapha, bodies: before)]
        case (false, false): return [Yoga(kind: .durudhura, bodies: (after + before).inChartOrder)]
        case (true, true):
            let company = planets(inHouse: 1, from: moon)
            let inAngles = Self.angles.flatMap { planets(inHouse: $0, from: chart.lagna.sign) }
            return company.isEmpty && inAngles.isEmpty ? [Yoga(kind: .kemadruma, bodies: [.moon])] : []
        }
    }

    private var adhi: [Yoga] {
        let bodies: [Body] = [.mercury, .jupiter, .venus]
        let areThere = bodies.allSatisfy { (6...8).contains(chart.house(of: $0, fromSignOf: .moon)) }
        return areThere ? [Yoga(kind: .adhi, bodies: bodies)] : []
    }

    private var besideSun: [Yoga] {
        let sun = chart[.sun].sign
        let (after, before) = (planets(inHouse: 2, from: sun), planets(inHouse: 12, from: sun))
        switch (after.isEmpty, before.isEmpty) {
        case (false, true): return [Yoga(kind: .vesi, bodies: after)]
        case (true, false): return [Yoga(kind: .vosi, bodies: before)]
        case (false, false): return [Yoga(kind: .ubhayachari, bodies: (after + before).inChartOrder)]
        case (true, true): return []
        }
    }

    private var lordships: [Yoga] {
        var found: [Yoga] = []
        for angle in [4, 7, 10] {
            for trine in [5, 9] where lord(angle) == lord(trine) {
                found.append(Yoga(kind: .yogakaraka, bodies: [lord(angle)]))
            }
        }
        var pairs: Set<Set<Body>> = []
        for angle in Self.angles {
            for trine in [1, 5, 9] {
                let (one, other) = (lord(angle), lord(trine))
                guard one != other, chart[one].sign == chart[other].sign, pairs.insert([one, other]).inserted else {
                    continue
                }
                found.append(Yoga(kind: .raja, bodies: [one, other].inChartOrder))
            }
        }
        if lord(2) != lord(11), chart[lord(2)].sign == chart[lord(11)].sign {
            found.append(Yoga(kind: .dhana, bodies: [lord(2), lord(11)].inChartOrder))
        }
        return found
    }

    private var exchanges: [Yoga] {
        let bodies = Body.visible
        return bodies.enumerated().flatMap { index, one in
            bodies[(index + 1)...].filter { other in
                chart[one].sign.lord == other && chart[other].sign.lord == one
            }.map { Yoga(kind: .parivartana, bodies: [one, $0]) }
        }
    }

    /// In an angle from the lagna, or from the Moon, which is none from itself.
    private func isInAngle(_ body: Body) -> Bool {
        Self.angles.contains(house(body))
            || (body != .moon && Self.angles.contains(chart.house(of: body, fromSignOf: .moon)))
    }

    private var cancelled: [Yoga] {
        Body.visible.filter { chart[$0].dignity == .debilitated }.compactMap { body in
            let sign = chart[body].sign
            let helpers = [sign.lord, sign.advanced(by: 6).lord].filter { helper in
                helper != body && isInAngle(helper)
            }
            guard !helpers.isEmpty else { return nil }
            return Yoga(kind: .neechabhanga, bodies: Array(Set([body] + helpers)).inChartOrder)
        }
    }

    private var reversed: [Yoga] {
        [(6, Yoga.Kind.harsha), (8, .sarala), (12, .vimala)]
            .filter { [6, 8, 12].contains(house(lord($0.0))) }
            .map { Yoga(kind: $1, bodies: [lord($0)]) }
    }
}

extension [Body] {
    fileprivate var inChartOrder: [Body] { sorted { $0.rawValue < $1.rawValue } }
}
