import Foundation
import Recommender
import Synchronization

/// What cards are chosen with: the items, what was learned about them, and how often each was shown.
package final class DeckModel<Kind: DiscoverableCatalogue>: Sendable {
    /// Tells models apart, which an address in memory does not: a later one may lie where an earlier one lay.
    let id = UUID()
    package let catalogue: ItemCatalogue<Kind>
    let snapshot: Snapshot
    /// Fitted to what people did with cards; `nil` while they did little.
    let curve: IsotonicCalibration?
    /// The index of each answer.
    let answers: [String: Int]
    /// How many opinions there were when it was made.
    let opinionCount: Int
    /// What the people of the starter model could not choose, while these speak; `nil` later, and where there are none.
    let laterItems: ItemSet?
    private let exposures: Mutex<[ItemExposure]>

    /// Fewer outcomes than these say too little about a score.
    private static var fewestOutcomes: Int { 300 }

    init(catalogue: ItemCatalogue<Kind>, snapshot: Snapshot, choices: Choices) {
        self.catalogue = catalogue
        self.snapshot = snapshot
        opinionCount = choices.opinionCount
        laterItems = snapshot.tellsPopularApart ? Self.laterItems(of: catalogue, count: snapshot.itemCount) : nil
        answers = Dictionary(
            snapshot.header.answers.enumerated().map { ($1, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        exposures = Mutex(Array(choices.exposure.prefix(snapshot.itemCount)))
        curve =
            choices.outcomes.count < Self.fewestOutcomes
            ? nil : IsotonicCalibration(outcomes: choices.outcomes.map { ($0.score, $0.isLike) })
    }

    private static func laterItems(of catalogue: ItemCatalogue<Kind>, count: Int) -> ItemSet? {
        guard !Kind.choosers.isEmpty else { return nil }
        var later = ItemSet(itemCount: count, full: true)
        for item in Kind.choosers.keys.compactMap(catalogue.item) where item < count { later.remove(item) }
        return later
    }

    /// How many items can be ranked; those that came later wait for the next training.
    package var itemCount: Int { snapshot.itemCount }

    var exposure: [ItemExposure] { exposures.withLock { $0 } }

    /// Counts a judged card.
    package func note(_ item: Int, isLike: Bool) {
        guard item < itemCount else { return }
        exposures.withLock { exposures in
            exposures[item].shown += 1
            if isLike { exposures[item].liked += 1 }
        }
    }

    /// How likely a card of this score is liked, 0...100: as observed, and until there are outcomes as is usual.
    func fit(of score: Float) -> Int {
        Int(((curve ?? snapshot.calibration).rate(at: score) * 100).rounded())
    }

    /// The item of a key that can be ranked.
    package func item(_ key: String) -> Int? { catalogue.item(key).flatMap { $0 < itemCount ? $0 : nil } }
}
