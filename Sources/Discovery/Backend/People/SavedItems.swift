import Foundation
import Recommender

/// A person's favourites as items of one model, in the order of their keys.
struct SavedItems: Equatable, Sendable {
    private var items: [Int] = []
    private var model: UUID?
    private var stamp = Person.FavouritesStamp()

    /// The last of them as events.
    func events(atMost count: Int) -> [TasteEvent] { items.suffix(count).map { TasteEvent(.save, $0) } }

    /// Makes them anew when the favourites or the model changed.
    mutating func follow(_ keys: Set<String>, stamp: Person.FavouritesStamp, in model: DeckModel) {
        guard self.model != model.id || self.stamp != stamp else { return }
        self.model = model.id
        self.stamp = stamp
        items = keys.sorted().compactMap(model.item)
    }
}
