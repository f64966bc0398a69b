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

/// The tables in which schools of matching differ, as data.
package struct KutaRuleset: Hashable, Sendable {
    /// Printed beside every result.
    package let name: String
    /// Points by the groom's group (row) and the bride's (column), in the order of ``VashyaGroup``.
    let vashya: [[Double]]
    /// Points by the groom's animal (row) and the bride's (column), in the order of ``Yoni``.
    let yoni: [[Double]]
    /// Points by the groom's temper (row) and the bride's (column), in the order of ``Gana``.
    let gana: [[Double]]

    /// Every ruleset, the default first.
    package static let all: [KutaRuleset] = [.north, .northByGroom]

    /// What most North Indian almanacs and programs print; its tables agree with the published results of Drik
    /// Panchang and Prokerala.
    package static let north = KutaRuleset(
        name: "north-v1",
        vashya: [
            [2, 1, 1, 0, 1],
            [1, 2, 0.5, 0, 1],
            [1, 0.5, 2, 1, 1],
            [0, 0, 1, 2, 0],
            [1, 1, 1, 0, 2],
        ],
        yoni: northYoni,
        gana: northGana
    )

    /// The same with a vashya table that depends on who is the groom, as fitted to one vendor's results.
    package static let northByGroom = KutaRuleset(
        name: "north-v1-vashya-by-groom",
        vashya: [
            [2, 1, 1, 0, 1],
            [1, 2, 0.5, 0, 0],
            [1, 0.5, 2, 1, 1],
            [0, 0, 1, 2, 1],
            [1, 1, 0.5, 1, 2],
        ],
        yoni: northYoni,
        gana: northGana
    )

    private static let northGana: [[Double]] = [
        [6, 6, 0],
        [5, 6, 0],
        [1, 0, 6],
    ]

    private static let northYoni: [[Double]] = [
        [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
        [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
        [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
        [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
        [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
        [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
        [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
        [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
        [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
        [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
        [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
        [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
        [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
        [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
    ]
}
