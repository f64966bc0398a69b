import DestinyDomain
import Jyotish

/// Rulers of houses, and who stands in them.
extension ExactFactAnswer {
    func ruler(of house: Int) -> (String, [String]) {
        guard let frame = HouseFrame(plan.birth) else { return ("", []) }
        let lord = frame.lord(ofHouse: house)
        let own = frame.house(of: chart[lord].sign)
        let manner = PlainWords.strength(chart[lord].dignity, isLifted: lookup.isLifted(lord))
        return (
            "the ruler of your \(frame.name(ofHouse: house)) is \(Planets.name(lord)); it stands in \(chart[lord].sign.name) in the \(ordinal(own)) house, \(manner).",
            ["So for \(PlainWords.topic(ofHouse: house)), \(HouseMeanings.ofLord[own - 1])."]
        )
    }

    func bodies(in house: Int) -> [Body] {
        guard let frame = HouseFrame(plan.birth) else { return [] }
        return Body.allCases.filter { frame.house(of: chart[$0].sign) == house && plan.birth.isSignCertain($0) }
    }

    func occupants(of house: Int) -> (String, [String]) {
        let found = bodies(in: house)
        let number = [
            "no planet stands", "one planet stands", "two planets stand", "three planets stand", "four planets stand",
        ]
        let count = found.count < number.count ? number[found.count] : "\(found.count) planets stand"
        let who = found.isEmpty ? "" : ": \(Planets.list(found))"
        return (
            "\(count) in your \(ordinal(house)) house (\(PlainWords.topic(ofHouse: house)))\(who).",
            [lookup.house(house)]
        )
    }

    var emptyHouses: [Int] { (1...12).filter { bodies(in: $0).isEmpty } }

    var empty: (String, [String]) {
        let names = emptyHouses.map(ordinal)
        let list = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
        return (
            "no planet stands in your \(list) \(names.count == 1 ? "house" : "houses").",
            ["An empty house is no bad one: its ruler speaks for it."]
        )
    }

    private func topic(_ house: Int) -> String { "\(ordinal(house)) house (\(PlainWords.topic(ofHouse: house)))" }

    /// By the sum of points in Ashtakavarga (BPHS, chapter 72).
    func points(ofHouse house: Int) -> Int {
        guard let frame = HouseFrame(plan.birth) else { return 0 }
        return Ashtakavarga(chart: chart).sarva[frame.sign(ofHouse: house).rawValue - 1]
    }

    var housesByPoints: [Int] { (1...12).sorted { (points(ofHouse: $0), $1) > (points(ofHouse: $1), $0) } }

    func houseOfPoints(isMost: Bool) -> (String, [String]) {
        let order = isMost ? housesByPoints : housesByPoints.reversed()
        let (first, second) = (order[0], order[1])
        return (
            "your \(isMost ? "strongest" : "weakest") house by Ashtakavarga is the \(topic(first)), with \(points(ofHouse: first)) points; next comes the \(topic(second)), with \(points(ofHouse: second)).",
            [
                "28 points are the middle. \(isMost ? "What lies there comes with less effort." : "What lies there asks for more patience; it is not lost.")"
            ]
        )
    }

    /// The rulers of the 1st, 5th and 9th, or of the 6th, 8th and 12th that rule none of those (BPHS, chapter 34).
    func alliedPlanets(isGood: Bool) -> [Body] {
        guard let frame = HouseFrame(plan.birth) else { return [] }
        let friends = [1, 5, 9].map(frame.lord(ofHouse:))
        let hard = [6, 8, 12].map(frame.lord(ofHouse:)).filter { !friends.contains($0) }
        return (isGood ? friends : hard).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    func allies(isGood: Bool) -> (String, [String]) {
        let found = alliedPlanets(isGood: isGood)
        guard !found.isEmpty else {
            return ("no planet is against you: those that rule hard houses in your chart rule good ones too.", [])
        }
        let verb = found.count == 1 ? "it rules" : "they rule"
        return (
            isGood
                ? "\(Planets.list(found)) \(found.count == 1 ? "is" : "are") on your side by rule: \(verb) the 1st, 5th and 9th house of your chart."
                : "no planet is an enemy of yours; \(Planets.list(found)) \(found.count == 1 ? "asks" : "ask") most of you, as \(verb) hard houses (the 6th, 8th or 12th).",
            [
                isGood
                    ? "Their periods tend to be easier than others."
                    : "Their periods teach more than they give; they are no punishment."
            ]
        )
    }
}
