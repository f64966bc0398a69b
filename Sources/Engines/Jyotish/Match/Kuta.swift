/// The eight agreements that are counted.
package enum Kuta: String, CaseIterable, Sendable {
    case varna
    case vashya
    case tara
    case yoni
    case grahaMaitri
    case gana
    case bhakoot
    case nadi

    /// The points at best: 1 … 8, 36 together.
    package var maxScore: Int { (Kuta.allCases.firstIndex(of: self) ?? 0) + 1 }

    /// What is compared and how it is counted.
    package var rule: String {
        switch self {
        case .varna: "One point when the groom's Moon sign is of the same or a higher varna than the bride's."
        case .vashya: "Up to two points by how the kinds of creature of both Moon signs go together."
        case .tara:
            "One and a half points for each of the two counts that does not end on the 3rd, 5th or 7th of nine."
        case .yoni:
            "Up to four points by how the animals of both birth stars get on: four for the same, none for rivals."
        case .grahaMaitri: "Up to five points by the natural friendship of the planets that rule both Moon signs."
        case .gana: "Up to six points by the tempers of both birth stars."
        case .bhakoot: "Seven points unless the Moon signs are 2nd and 12th, 5th and 9th or 6th and 8th to each other."
        case .nadi: "Eight points when the birth stars are of different nadis, none when of the same."
        }
    }
}
