import DestinyDomain
import Jyotish

/// The tools that look at the birth chart.
struct NatalTools {
    let birth: CastBirth
    let profile: AreaProfile
    private let frame: HouseFrame?
    private var chart: Chart { birth.chart }

    init(birth: CastBirth, profile: AreaProfile) {
        self.birth = birth
        self.profile = profile
        frame = HouseFrame(birth)
    }

    /// House, lord, significator, aspects and bindus always; a division where the area has one.
    static func plannedCount(for profile: AreaProfile) -> Int { profile.varga == nil ? 5 : 6 }

    var findings: [Finding] {
        guard let frame else { return [karaka].compactMap { $0 } }
        return [house(frame), lord(frame), karaka, aspects(frame), division(frame), bindus(frame)].compactMap { $0 }
            + yogas + [mars].compactMap { $0 }
    }

    private func house(_ frame: HouseFrame) -> Finding {
        let sign = frame.sign(ofHouse: profile.house)
        let occupants = Body.allCases.filter { chart[$0].sign == sign && birth.isSignCertain($0) }
        let verb = occupants.count == 1 ? "stands" : "stand"
        let name = frame.name(ofHouse: profile.house)
        let who = occupants.isEmpty ? "no planet stands in it" : "\(Planets.list(occupants)) \(verb) in it"
        let isUpachaya = [3, 6, 10, 11].contains(profile.house)
        let values = occupants.map { body in
            // The hard ones do well in the houses of growth.
            isUpachaya ? abs(Planets.nature(of: body)) * 0.8 : Planets.nature(of: body)
        }
        return Finding(
            kind: .house(occupants: occupants),
            tool: ToolChip(tool: "house", label: "Analyzed \(ordinal(profile.house)) house"),
            statement: "The \(name) is \(sign.name), and \(who).",
            polarity: values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count),
            weight: 0.15,
            side: .promise,
            sources: [Source(house: profile.house)]
        )
    }

    private func lord(_ frame: HouseFrame) -> Finding? {
        let lord = frame.lord(ofHouse: profile.house)
        guard birth.isSignCertain(lord) else { return nil }
        let placement = chart[lord]
        let house = frame.house(of: placement.sign)
        let dignity = placement.dignity
        let value = (0.25 * Planets.value(of: lord, in: chart) + 0.20 * Planets.value(ofHouse: house)) / 0.45
        return Finding(
            kind: .lord(lord, house: house, dignity),
            tool: ToolChip(tool: "lord", label: "Checked \(ordinal(profile.house)) lord placement"),
            statement: """
                The lord of the \(frame.name(ofHouse: profile.house)), \(lord.name), is in \(placement.sign.name) \
                in the \(frame.name(ofHouse: house)), \(Planets.words(for: lord, in: chart)).
                """,
            polarity: value,
            weight: 0.45,
            side: .promise,
            sources: [.bphs(24), .bphs(3)]
        )
    }

    private var karaka: Finding? {
        let body = profile.karaka
        guard birth.isSignCertain(body) else { return nil }
        let placement = chart[body]
        let house = frame.map { $0.house(of: placement.sign) }
        let place = frame.map { " in the \($0.name(ofHouse: $0.house(of: placement.sign)))" } ?? ""
        let dignity = placement.dignity
        let manner = dignity == nil ? "" : ", \(Planets.words(for: body, in: chart))"
        return Finding(
            kind: .karaka(body, house: house, dignity),
            tool: ToolChip(tool: "karaka", label: "Looked at karaka \(body.name)"),
            statement: "\(Planets.name(body).capitalizedFirst) is in \(placement.sign.name)\(place)\(manner).",
            polarity: 0.6 * Planets.value(of: body, in: chart) + 0.4 * (house.map(Planets.value(ofHouse:)) ?? 0),
            weight: 0.15,
            side: .promise,
            sources: [.bphs(32)]
        )
    }

    private func aspects(_ frame: HouseFrame) -> Finding? {
        let sign = frame.sign(ofHouse: profile.house)
        let looking = Body.visible.filter { body in
            birth.isSignCertain(body) && Planets.aspects(of: body).contains(sign.house(from: chart[body].sign))
        }
        guard !looking.isEmpty else { return nil }
        let total = looking.map(Planets.nature).reduce(0, +)
        return Finding(
            kind: .aspects(looking),
            tool: ToolChip(tool: "aspects", label: "Checked aspects on the house"),
            statement: """
                \(Planets.list(looking).capitalizedFirst) \(looking.count == 1 ? "looks" : "look") at the \
                \(frame.name(ofHouse: profile.house)).
                """,
            polarity: max(-1, min(1, total)),
            weight: 0.15,
            side: .promise,
            sources: [.bphs(26)]
        )
    }

    /// The lord's sign in the area's division, which moves too fast for an inexact time.
    private func division(_ frame: HouseFrame) -> Finding? {
        guard let varga = profile.varga, birth.uncertainty == nil else { return nil }
        let lord = frame.lord(ofHouse: profile.house)
        let sign = varga.sign(of: chart[lord].point)
        // The middle of the sign: a division knows no degrees.
        let dignity = Dignity(of: lord, at: ZodiacPoint(longitude: Double(sign.rawValue - 1) * 30 + 15))
        let name = "\(varga)"
        return Finding(
            kind: .division(varga, lord, dignity),
            tool: ToolChip(tool: "division", label: "Checked \(name) (\(varga.label))"),
            statement: "In the \(name) (\(varga.label)), \(Planets.name(lord)) is in \(sign.name).",
            polarity: Planets.value(of: dignity),
            weight: 0.10,
            side: .promise,
            sources: [.bphs(6), .bphs(7)]
        )
    }

    private func bindus(_ frame: HouseFrame) -> Finding? {
        guard birth.isLagnaCertain, !frame.isFromMoon else { return nil }
        let points = Ashtakavarga(chart: chart).sarva[frame.sign(ofHouse: profile.house).rawValue - 1]
        return Finding(
            kind: .bindus(points),
            tool: ToolChip(tool: "ashtakavarga", label: "Ashtakavarga of the house (\(points) bindus)"),
            statement: "The \(ordinal(profile.house)) house has \(points) bindus in Ashtakavarga; 28 is the middle.",
            polarity: max(-1, min(1, Double(points - 28) / 10)),
            weight: 0.10,
            side: .promise,
            sources: [.bphs(66), .bphs(72)]
        )
    }

    /// At most one that texts call good.
    private var yogas: [Finding] {
        guard birth.isLagnaCertain else { return [] }
        let good: [Yoga.Kind] = [
            .hamsa, .malavya, .bhadra, .ruchaka, .shasha, .yogakaraka, .raja, .gajakesari, .dhana, .amala, .adhi,
            .neechabhanga, .parivartana,
        ]
        let found = YogaScan(chart: chart).yogas.filter { good.contains($0.kind) && $0.bodies.allSatisfy(isNear) }
        guard let yoga = found.first else { return [] }
        return [
            Finding(
                kind: .yoga(yoga),
                tool: ToolChip(tool: "yogas", label: "Scanned yogas"),
                statement: """
                    The chart has \(yoga.kind.displayName) yoga by \(Planets.list(yoga.bodies)): \
                    \(yoga.kind.text.prefix(1).lowercased() + yoga.kind.text.dropFirst())
                    """,
                polarity: 0.7,
                weight: 0.10,
                side: .promise,
                sources: [Source(yoga.kind)]
            )
        ]
    }

    /// Whether a body has to do with the area; any has with life as a whole.
    private func isNear(_ body: Body) -> Bool {
        guard let frame, profile.area != .general, profile.area != .personality else { return true }
        let houses = [profile.house] + profile.helpers
        return body == profile.karaka || houses.contains { frame.lord(ofHouse: $0) == body }
            || houses.contains(frame.house(of: chart[body].sign))
    }

    private var mars: Finding? {
        guard profile.area == .marriage, birth.isLagnaCertain, birth.isSignCertain(.moon) else { return nil }
        let manglik = Manglik(chart: chart)
        let place = "Mars is in the \(ordinal(manglik.fromLagna.house)) house from the lagna"
        let statement =
            switch (manglik.isPresent, manglik.exceptions.first) {
            case (false, _): "\(place), which is none of the houses of Mangal dosha."
            case (true, let exception?): "\(place), a house of Mangal dosha, lifted by a rule: \(exception.text)"
            case (true, nil): "\(place), a house of Mangal dosha, as in half of all charts."
            }
        return Finding(
            kind: .mars(isPresent: manglik.isPresent, isLifted: manglik.isCancelled),
            tool: ToolChip(tool: "mangal", label: "Mangal dosha check"),
            statement: statement,
            polarity: 0,
            weight: 0,
            side: .note,
            sources: [.bphs(80)]
        )
    }
}
