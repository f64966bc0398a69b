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
}
