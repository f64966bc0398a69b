package import DiscoveryDomain
import Foundation
import Recommender
import Storage
import Synchronization

/// The items as numbers from 0, which is what the recommender knows, with what filters and reasons ask of them.
package final class ItemCatalogue<Kind: DiscoverableCatalogue>: Sendable {
    package let items: [Kind.Item]
    /// Owners by number.
    let owners: [Int32]
    /// Of the table it was read from; `nil` for one that was not.
    let stamp: CatalogueStamp?
    private let indexes: [String: Int]
    /// The items of each subject.
    private let postings: [TasteSubject: [Int32]]
    private let masks = Mutex<[MaskKey: ItemSet]>([:])

    private struct MaskKey: Hashable {
        var filters: Kind.Deck.Filters
        var day: Int
        var itemCount: Int
    }

    /// `names` leads old keys of renamed items to new ones.
    init(_ items: [Kind.Item], names: [String: String], stamp: CatalogueStamp? = nil) {
        self.stamp = stamp
        self.items = items
        var ownerNumbers: [String: Int32] = [:]
        owners = items.map { item in
            let owner = item.owner.lowercased()
            let number = ownerNumbers[owner] ?? Int32(ownerNumbers.count)
            ownerNumbers[owner] = number
            return number
        }
        var indexes: [String: Int] = [:]
        for (number, item) in items.enumerated() { indexes[item.key] = number }
        for (old, new) in names where indexes[old] == nil { indexes[old] = indexes[new] }
        self.indexes = indexes
        var postings: [TasteSubject: [Int32]] = [:]
        for (number, item) in items.enumerated() {
            for subject in item.subjects { postings[subject, default: []].append(Int32(number)) }
        }
        self.postings = postings
    }

    /// Reads all items, those of `first` before all others and in its order, unless one of them is not there any more.
    convenience init(_ connection: any SQLConnection, first: [String]) throws {
        var items = try Kind.items(connection)
        if !first.isEmpty {
            let positions = Dictionary(
                items.enumerated().map { ($1.key, $0) },
                uniquingKeysWith: { first, _ in first }
            )
            let leading = first.compactMap { positions[$0] }
            if leading.count == first.count {
                let taken = Set(leading)
                items = leading.map { items[$0] } + items.indices.filter { !taken.contains($0) }.map { items[$0] }
            }
        }
        self.init(items, names: try Kind.renames(connection), stamp: try Kind.stamp(connection))
    }

    package var count: Int { items.count }

    /// The item of a key, an old name's too.
    package func item(_ key: String) -> Int? { indexes[key] }

    /// In ascending order.
    package func items(of subject: TasteSubject) -> [Int32] { postings[subject.normalized] ?? [] }

    /// Everything with its items.
    package var subjects: [TasteSubject: [Int32]] { postings }

    /// What an item has in common with others.
    package func subjects(of item: Int) -> [TasteSubject] { items[item].subjects }

    // MARK: Filters

    /// The items of the first `itemCount` that pass the filters; kept for the day.
    func mask(_ filters: Kind.Deck.Filters, at now: Date, itemCount: Int) -> ItemSet {
        let key = MaskKey(filters: filters, day: Int(now.timeIntervalSince1970 / 86_400), itemCount: itemCount)
        if let known = masks.withLock({ $0[key] }) { return known }
        let passes = Kind.filter(filters, at: now)
        let mask = ItemSet((0..<itemCount).lazy.filter { passes(self.items[$0]) }, itemCount: itemCount)
        masks.withLock { masks in
            if masks.count >= 200 { masks = [:] }
            masks[key] = mask
        }
        return mask
    }
}
