import Jyotish

/// From where houses are counted: the lagna, or the Moon when no lagna is certain.
struct HouseFrame: Hashable, Sendable {
    let first: Sign
    let isFromMoon: Bool

    /// Nothing when not even the Moon's sign is certain.
    init?(_ birth: CastBirth) {
        if birth.isLagnaCertain {
            (first, isFromMoon) = (birth.chart.lagna.sign, false)
        } else if birth.isMoonSignCertain {
            (first, isFromMoon) = (birth.chart[.moon].sign, true)
        } else {
            return nil
        }
    }

    func sign(ofHouse house: Int) -> Sign { first.advanced(by: house - 1) }
    func lord(ofHouse house: Int) -> Body { sign(ofHouse: house).lord }
    func house(of sign: Sign) -> Int { sign.house(from: first) }

    /// The houses that a body rules.
    func houses(ruledBy body: Body) -> [Int] { (1...12).filter { lord(ofHouse: $0) == body } }

    /// “7th house”, and “7th house from your Moon” where that is meant.
    func name(ofHouse house: Int) -> String {
        "\(ordinal(house)) house" + (isFromMoon ? " from your Moon" : "")
    }
}

/// As in “3rd”.
func ordinal(_ number: Int) -> String {
    let end = (11...13).contains(number % 100) ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    return "\(number)\(end)"
}

/// What it means for a part of life when its lord stands in a house, first to twelfth (after BPHS, chapter 24).
enum HouseMeanings {
    static let ofLord = [
        "this part of life is bound up with who you are",
        "it feeds on family, on speech and on what you set aside",
        "it grows by your own effort and courage",
        "it is rooted in home and peace of mind",
        "it flows through learning, creativity and good counsel",
        "it improves through service, routine and problems solved",
        "other people open its doors",
        "it moves by change and deep work rather than in a straight line",
        "teachers, principles and good fortune carry it",
        "it shows in what you do in the world",
        "friends, networks and patience bring its gains",
        "it asks for letting go, or leads far from where you began",
    ]
}
