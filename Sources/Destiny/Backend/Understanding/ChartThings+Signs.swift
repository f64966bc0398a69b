import Jyotish

/// Signs by their names, and what is said of the chart that is read.
extension ChartThings {
    /// The first sign that is named.
    static func sign(in words: [SpokenWord]) -> Sign? { signs.first { $0.1.match(words) != nil }?.0 }

    /// “lagna kundli me shukra” asks for Venus, and “chandra rashi ke hisab se aaj” for the day.
    static func withoutBasis(_ words: [SpokenWord]) -> [SpokenWord] {
        let beside = chartRead.removed(from: words)
        let left = bodies(of: beside).isEmpty ? words : beside
        return basis.reduce(left) { left, pattern in
            let rest = pattern.removed(from: left)
            return rest.isEmpty ? left : rest
        }
    }

    static let remedies = SpokenPattern("upay|upaay|upaye|remedy|remedies|nivaran|totka|shanti|puja|pooja")
    private static let chartRead = SpokenPattern(
        "lagna|lagan|lagn|rashi|chandra|moon|janm|janam kundli|kundali|chart me|mein|main|ke|ki|par|pe?"
    )
    private static let basis = [
        "chandra|chandr|moon|janam|janm|meri|apni? rashi|raashi|lagna ke hisab|hisaab|anusar|anusaar|mutabik|liye se?",
        "by|per|to|with my|the moon|lunar sign|rashi",
    ].map { SpokenPattern($0[...]) }

    static let signs: [(Sign, SpokenPattern)] =
        Sign.allCases.map { sign in
            // “Do I get along with Leos?”
            (
                sign,
                SpokenPattern("\(sign.name.lowercased())|\(sign.name.lowercased())s|\(sign.sanskritName.lowercased())")
            )
        } + zip(Sign.allCases, hindiSigns).map { sign, names in (sign, SpokenPattern("\(names) rashi|lagna"[...])) }

    private static let hindiSigns = [
        "mesh", "vrish|vrishabh", "mithun", "kark", "singh|sinh", "kanya", "tula", "vrishchik", "dhanu", "makar",
        "kumbh",
        "meen|min",
    ]
}
