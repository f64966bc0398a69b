import DestinyDomain
import Jyotish

/// The sentences for findings, in variants; placeholders are filled with what was computed and nothing else.
struct Phrases {
    let profile: AreaProfile
    let frame: HouseFrame?

    func openings(_ tone: Tone) -> [String] {
        let topic = profile.topic
        switch tone {
        case .supportive:
            return [
                "There is good ground in your chart for \(topic).",
                "Your chart is generous when it comes to \(topic).",
                "Most of what your chart shows about \(topic) points the same, encouraging way.",
                "When it comes to \(topic), your chart has more helpers than hurdles.",
            ]
        case .mixed:
            return [
                "For \(topic), your chart holds both support and homework.",
                "Your chart gives \(topic) some help, and asks for some work in return.",
                "The picture for \(topic) is mixed, which leaves much in your own hands.",
                "Around \(topic), your chart gives with one hand and asks with the other.",
            ]
        case .demanding:
            return [
                "When it comes to \(topic), your chart asks for patience, and tends to reward it.",
                "Your chart treats \(topic) as something built slowly and made to last.",
                "For \(topic), steadiness matters more in your chart than speed.",
                "Your chart ripens \(topic) late rather than early.",
            ]
        }
    }

    /// `nil` where a finding is not worth a sentence of its own.
    func sentences(for finding: Finding) -> [String]? {
        switch finding.kind {
        case .house(let occupants): house(occupants)
        case .lord(let lord, let house, let dignity): self.lord(lord, house, dignity, finding)
        case .karaka(let body, let house, let dignity): karaka(body, house, dignity, finding)
        case .aspects(let bodies): aspects(bodies)
        case .division(let varga, let lord, let dignity): division(varga, lord, dignity)
        case .bindus(let points): bindus(points)
        case .yoga: yoga(finding)
        case .dasha(let great, let part, let isTied): dasha(great, part, isTied, finding)
        case .nextPeriod: nextPeriod(finding)
        case .transit(let body, let house, let isHelpful): transit(body, house, isHelpful)
        case .sadeSati(let phase): sadeSati(phase)
        case .dayStar(let strength): dayStar(strength, finding)
        case .mars: mars(finding)
        case .birthTime: birthTime(finding)
        }
    }

    private func name(_ house: Int) -> String { frame?.name(ofHouse: house) ?? "\(ordinal(house)) house" }

    private func house(_ occupants: [Body]) -> [String] {
        guard let frame else { return [] }
        let sign = frame.sign(ofHouse: profile.house).name
        let house = name(profile.house)
        guard !occupants.isEmpty else {
            return [
                """
                Tradition looks for \(profile.domain) in the \(house), which is \(sign) for you and holds no planet, \
                so its lord speaks for it.
                """,
                "The \(house), where one looks for \(profile.domain), is \(sign); with no planet in it, look to its lord.",
            ]
        }
        let who = Planets.list(occupants)
        let verb = occupants.count == 1 ? "stands" : "stand"
        return [
            "Tradition looks for \(profile.domain) in the \(house): for you it is \(sign), and \(who) \(verb) in it.",
            "The \(house), where one looks for \(profile.domain), is \(sign), with \(who) in it.",
        ]
    }

    private func lord(_ lord: Body, _ house: Int, _ dignity: Dignity?, _ finding: Finding) -> [String] {
        guard let frame else { return [] }
        let sign = frame.sign(ofHouse: house).name
        let manner = Planets.words(for: dignity)
        let meaning = HouseMeanings.ofLord[house - 1]
        return [
            "Its lord, \(Planets.name(lord)), is \(manner), in \(sign) in the \(name(house)): \(meaning).",
            """
            \(Planets.name(lord).capitalizedFirst), the lord of that house, stands in \(sign) in the \(name(house)), \
            \(manner); \(meaning).
            """,
        ]
    }

    private func karaka(_ body: Body, _ house: Int?, _ dignity: Dignity?, _ finding: Finding) -> [String] {
        let place = finding.statement.dropLast().drop { $0 != " " }.dropFirst()
        let effect =
            switch finding.polarity {
            case 0.3...: "which lends the matter strength"
            case ..<(-0.3): "so the matter grows by practice more than by gift"
            default: "which neither hurries the matter nor holds it back"
            }
        let subject = Planets.name(body)
        // “The Sun is in …”: what follows the planet's name is the same in both variants.
        let rest = body == .sun || body == .moon ? place.drop { $0 != " " }.dropFirst() : place
        return [
            "\(subject.capitalizedFirst), the natural significator here, \(rest), \(effect).",
            "Its significator by nature is \(subject), who \(rest), \(effect).",
        ]
    }

    private func aspects(_ bodies: [Body]) -> [String] {
        let helpers = bodies.filter { Planets.nature(of: $0) > 0 }
        let strict = bodies.filter { Planets.nature(of: $0) < -0.3 }
        func verb(_ bodies: [Body]) -> String { bodies.count == 1 ? "looks" : "look" }
        switch (helpers.isEmpty, strict.isEmpty) {
        case (false, true):
            return [
                "\(Planets.list(helpers).capitalizedFirst) \(verb(helpers)) at the house, a gentle protection.",
                "The gaze of \(Planets.list(helpers)) on the house softens its hard days.",
            ]
        case (false, false):
            return [
                """
                \(Planets.list(helpers).capitalizedFirst) \(verb(helpers)) at the house and soften\
                \(helpers.count == 1 ? "s" : "") what \(Planets.list(strict)), looking there too, would \
                make strict.
                """
            ]
        case (true, false):
            return [
                """
                \(Planets.list(strict).capitalizedFirst) \(verb(strict)) at the house, which slows results and \
                makes them last.
                """
            ]
        case (true, true): return ["The Sun looks at the house and brings it into view."]
        }
    }

    private func division(_ varga: Varga, _ lord: Body, _ dignity: Dignity?) -> [String] {
        let effect =
            switch Planets.value(of: dignity) {
            case 0.4...: "confirms the promise"
            case ..<(-0.3): "asks for more effort than the birth chart suggests"
            default: "neither adds nor takes away"
            }
        return ["In the \(varga) (\(varga.label)), the same lord \(effect)."]
    }

    private func bindus(_ points: Int) -> [String] {
        switch points {
        case 31...: ["With \(points) bindus in Ashtakavarga, where 28 is the middle, the house carries more than most."]
        case 26...: ["Its \(points) bindus in Ashtakavarga are close to the middle of 28."]
        default: ["Its \(points) bindus in Ashtakavarga, where 28 is the middle, call for care and planning."]
        }
    }

    private func yoga(_ finding: Finding) -> [String] {
        guard case .yoga(let yoga) = finding.kind else { return [] }
        return [
            "\(yoga.kind.displayName) yoga, made by \(Planets.list(yoga.bodies)), is a helpful combination you were born with.",
            "Your chart also has \(yoga.kind.displayName) yoga by \(Planets.list(yoga.bodies)), which texts count among the good ones.",
        ]
    }

    private func mars(_ finding: Finding) -> [String] {
        guard case .mars(let isPresent, let isLifted) = finding.kind else { return [] }
        let house = finding.statement.drop { $0 != "t" }.prefix { $0 != "," }
        switch (isPresent, isLifted) {
        case (false, _): return ["Mars is in \(house), so there is no Mangal dosha from it."]
        case (true, true):
            return [
                "Mars is in \(house); many would call that Mangal dosha, and a traditional exception lifts it here."
            ]
        case (true, false):
            return [
                "Mars is in \(house), called Mangal dosha; every second chart has it, and it is no reason for worry."
            ]
        }
    }

    private func birthTime(_ finding: Finding) -> [String] {
        switch (finding.statement.contains("unknown"), frame) {
        case (true, .some):
            [
                """
                As your time of birth is unknown, houses are counted from your Moon, and dates of periods are \
                left out or kept rough.
                """
            ]
        case (true, nil):
            [
                """
                Your time of birth is unknown and the Moon changed its sign that day, so only what was certain \
                all day is told; even a rough time would tell more.
                """
            ]
        case (false, let frame?):
            [
                frame.isFromMoon
                    ? "Your rising sign changes within that hour, so houses are counted from your Moon."
                    : "Your time of birth is known to the hour; your rising sign is certain, dates of periods are rough."
            ]
        case (false, nil): ["Your time of birth leaves too much open to count houses."]
        }
    }
}
