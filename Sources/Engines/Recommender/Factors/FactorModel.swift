/// Factors of people and items, and how far training them is; enough to go on from.
package struct FactorModel: Sendable, Equatable {
    package let width: Int

    /// One row of `width` numbers per person.
    package internal(set) var people: [Float]

    /// One row of `width` numbers per item.
    package internal(set) var items: [Float]

    /// How many sweeps were made.
    package internal(set) var sweeps: Int

    /// Factors to start from: small noise for items, zero for people.
    package init(people: Int, items: Int, settings: ModelSettings) {
        width = settings.factorCount
        self.people = [Float](repeating: 0, count: people * width)
        sweeps = 0
        var random = SplitMix64(seed: settings.seed)
        let scale = 0.1 / Double(width).squareRoot()
        self.items = (0..<items * width).map { _ in Float(random.nextNormal() * scale) }
    }

    init(width: Int, people: [Float], items: [Float], sweeps: Int) {
        self.width = width
        self.people = people
        self.items = items
        self.sweeps = sweeps
    }

    /// Makes room for people and items that came since; the new ones start from zero.
    package mutating func grow(people: Int, items: Int) {
        self.people += [Float](repeating: 0, count: max(0, people * width - self.people.count))
        self.items += [Float](repeating: 0, count: max(0, items * width - self.items.count))
    }
}
