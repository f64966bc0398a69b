import Foundation
import Recommender

/// A person's opinions as items of one model: the latest of each item, oldest first.
///
/// It is brought up to date event by event, so that a swipe costs the same however many came before it; what it comes
/// to is the same as if it were made anew.
struct JudgedItems: Equatable, Sendable {
    private struct Entry: Equatable, Sendable {
        var decidedAt: Date
        var sequence: Int64
        var opinion: Opinion
        var item: Int

        func isBefore(_ other: Entry) -> Bool { (decidedAt, sequence) < (other.decidedAt, other.sequence) }
    }

    /// In the order of their dates; stars arrive newest first, years after they were given.
    private var entries: [Entry] = []
    /// By the item's key, of those the model can rank.
    private var entryByKey: [String: Entry] = [:]
    /// All that were judged.
    private(set) var items = ItemSet(itemCount: 0)
    private var model: UUID?
    private var last: Int64 = 0

    /// The latest of what was liked, starred and skipped, oldest first; what is too old is left out `step` at a time.
    func events(atMost count: Int, inStepsOf step: Int = 1) -> [TasteEvent] {
        let tooMany = max(0, entries.count - count)
        return entries.dropFirst((tooMany + step - 1) / step * step)
            .map { TasteEvent($0.opinion == .skip ? .skip : .like, $0.item) }
    }

    /// Takes in what the ledger has more, or everything when the model is another.
    mutating func follow(_ ledger: Ledger, in model: DeckModel<some DiscoverableCatalogue>) {
        guard self.model == model.id, last <= ledger.last else { return begin(ledger, model) }
        for event in ledger.events.dropFirst(Int(last)) {
            guard let key = ledger.item(of: event.act) else { continue }
            set(ledger.opinions[key], of: key, in: model)
        }
        last = ledger.last
    }

    private mutating func begin(_ ledger: Ledger, _ model: DeckModel<some DiscoverableCatalogue>) {
        self.model = model.id
        last = ledger.last
        items = ItemSet(itemCount: model.itemCount)
        entryByKey = [:]
        for (key, held) in ledger.opinions {
            guard let entry = Self.entry(held, of: key, in: model) else { continue }
            entryByKey[key] = entry
            items.insert(entry.item)
        }
        entries = entryByKey.values.sorted { $0.isBefore($1) }
    }

    private static func entry(
        _ held: Ledger.Held,
        of key: String,
        in model: DeckModel<some DiscoverableCatalogue>
    ) -> Entry? {
        model.item(key).map {
            Entry(decidedAt: held.decidedAt, sequence: held.sequence, opinion: held.opinion, item: $0)
        }
    }

    private mutating func set(_ held: Ledger.Held?, of key: String, in model: DeckModel<some DiscoverableCatalogue>) {
        let new = held.flatMap { Self.entry($0, of: key, in: model) }
        let old = entryByKey[key]
        guard new != old else { return }
        if let old { remove(old) }
        entryByKey[key] = new
        guard let new else { return }
        entries.insert(new, at: place(of: new))
        items.insert(new.item)
    }

    private mutating func remove(_ entry: Entry) {
        entries.remove(at: place(of: entry))
        // An old name and a new one may both have been judged.
        if !entries.contains(where: { $0.item == entry.item }) { items.remove(entry.item) }
    }

    /// Where the entry is, or belongs.
    private func place(of entry: Entry) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].isBefore(entry) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
