/// People drawn from what was learned of real ones elsewhere: what such people would choose, and nobody's own choices.
///
/// Training on them gives a catalogue that nobody has used the tastes there are; `docs/discovery.md` has the figures.
package struct DrawnPeople: Sendable {
    /// The mean of people's factors.
    let mean: [Float]

    /// The Cholesky factor of their covariance, row after row; its lower triangle counts.
    let spread: [Float]

    /// With fewer items a choice says little.
    private static let fewestItems = 48

    /// How much chance there is in choosing, against the deviation of what is predicted.
    private static let chance: Float = 0.5

    private var width: Int { mean.count }

    /// - Returns: `nil` when the two do not fit each other.
    package init?(mean: [Float], spread: [Float]) {
        guard !mean.isEmpty, spread.count == mean.count * mean.count else { return nil }
        self.mean = mean
        self.spread = spread
    }

    /// What so many of them choose, the same at each call.
    ///
    /// - Parameters:
    ///   - count: How many people to draw.
    ///   - factors: Items × factors, row-major.
    /// - Returns: Rows of items by position; none when there are so few items that a choice would say little.
    package func choices(of count: Int, among factors: [Float]) -> [[Int]] {
        let items = factors.count / width
        guard items >= Self.fewestItems else { return [] }
        let lengths = Self.lengths(among: items)
        var random = SplitMix64(seed: 3)
        return (0..<count).map { _ in
            let person = person(&random)
            var wishes = factors.withUnsafeBufferPointer { factors -> [Float] in
                guard let first = factors.baseAddress else { return [] }
                return person.withUnsafeBufferPointer { person in
                    guard let person = person.baseAddress else { return [] }
                    return (0..<items).map { VectorKernels.dot(first + $0 * width, person, count: width) }
                }
            }
            let chance = Self.chance * Self.deviation(wishes)
            for item in wishes.indices { wishes[item] += chance * Self.gumbel(&random) }
            return TopItems.best(Int.random(in: lengths, using: &random), of: wishes).map(\.item)
        }
    }

    /// How many of so many items each chooses: the more there are, the more it takes to tell tastes apart.
    private static func lengths(among items: Int) -> Range<Int> {
        let root = Int(Float(items).squareRoot())
        return root / 2..<2 * root
    }

    private func person(_ random: inout SplitMix64) -> [Float] {
        let normal = (0..<width).map { _ in Float(random.nextNormal()) }
        return (0..<width).map { row in
            (0...row).reduce(mean[row]) { $0 + spread[row * width + $1] * normal[$1] }
        }
    }

    private static func deviation(_ values: [Float]) -> Float {
        let count = Float(max(1, values.count))
        let mean = values.reduce(0, +) / count
        return (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count).squareRoot()
    }

    /// Extreme values: the highest of several sums is drawn with the odds of a softmax.
    private static func gumbel(_ random: inout SplitMix64) -> Float {
        Float(-logarithm(-logarithm(Double.random(in: 1e-12..<1, using: &random))))
    }
}

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
