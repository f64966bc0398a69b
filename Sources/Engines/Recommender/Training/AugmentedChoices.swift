/// The choices to train on: those of people and, while there are few of them, those of imagined people.
///
/// A catalogue that nobody has seen yet is trained the same way as any other, and real people outweigh the imagined
/// ones as they come.
struct AugmentedChoices {
    let choices: InteractionMatrix
    let byItem: InteractionMatrix

    /// With so many people the imagined ones are left out.
    static let enoughPeople = 500

    init(_ input: TrainingInput) {
        guard input.choices.rowCount < Self.enoughPeople, !input.descriptions.isEmpty else {
            choices = input.choices
            byItem = input.byItem
            return
        }
        let imagined = SyntheticUsers(input.descriptions, popularity: input.popularity)
        choices = InteractionMatrix(
            rows: (0..<input.choices.rowCount).map { Array(input.choices[$0]) } + imagined.rows,
            columnCount: input.itemCount
        )
        byItem = choices.transposed()
    }
}

/// People who choose what belongs together by its description, a few for each tag and word that several items share.
///
/// Of the items of a term one chooses all, one the better-known half and one the best-known eighth, so that popular
/// items are chosen more often, as they are by people.
struct SyntheticUsers {
    /// The items each chooses.
    let rows: [[Int32]]

    private static let termLimit = 4_000
    private static let fewestItems = 2

    /// - Parameters:
    ///   - descriptions: One per item.
    ///   - popularity: One per item, or none: then all items of a term are chosen alike.
    init(_ descriptions: [ItemDescription], popularity: [Float]) {
        var items: [String: [Int32]] = [:]
        for (item, description) in descriptions.enumerated() {
            for term in ContentTerms.terms(of: description).keys { items[term, default: []].append(Int32(item)) }
        }
        let most = max(Self.fewestItems, descriptions.count / 2)
        let kept = items.filter { $0.value.count >= Self.fewestItems && $0.value.count <= most }
        let groups = kept.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }.prefix(Self.termLimit)
        rows = groups.flatMap { Self.circles(of: $0.value, popularity: popularity) }
    }

    /// All items, the better-known half, the best-known eighth, as long as they are several.
    private static func circles(of items: [Int32], popularity: [Float]) -> [[Int32]] {
        guard !popularity.isEmpty else { return [items] }
        let ranked = items.sorted {
            (popularity[Int($0)], $1) > (popularity[Int($1)], $0)
        }
        return [1, 2, 8].compactMap { part in
            let count = (ranked.count + part - 1) / part
            return part == 1 || count >= fewestItems ? Array(ranked.prefix(count)) : nil
        }
    }
}
