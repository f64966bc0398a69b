package import AccountsDomain
package import DiscoveryDomain
package import Foundation
package import Recommender
package import Storage

/// A kind of things that people discover, such as repositories: what decks, events and the model need to know of it.
///
/// Everything below is the same for each kind. What differs is said here and nowhere else: where the things are kept,
/// what can be asked of one, and what people say of themselves. Functions with a connection run inside a transaction.
package protocol DiscoverableCatalogue: Sendable {
    associatedtype Item: DiscoverableItem
    associatedtype Deck: DiscoverableDeck
    associatedtype Preferences: Hashable & Codable & Sendable

    static var names: DiscoveryNames { get }
    /// Of somebody who said nothing.
    static var noPreferences: Preferences { get }

    /// All items in an order that only grows at its end.
    static func items(_ connection: any SQLConnection) throws -> [Item]
    /// Keys that were given up, by what they are called now.
    static func renames(_ connection: any SQLConnection) throws -> [String: String]
    /// Changes when an item comes, goes, is renamed or is described anew.
    static func stamp(_ connection: any SQLConnection) throws -> CatalogueStamp
    static func count(_ connection: any SQLConnection) throws -> Int
    /// The key under which an item is kept, for one it had before too; `nil` when there is none.
    static func key(_ key: String, _ connection: any SQLConnection) throws -> String?
    /// What is kept of an item with a judgement; `nil` when there is none.
    static func facts(of key: String, _ connection: any SQLConnection) throws -> JudgedFacts?
    /// What is said of an item that was judged and is gone.
    static func missing(_ key: String) -> DiscoveryError

    /// Does what else belongs to a change of somebody's opinion of an item, in the transaction that records it.
    static func judged(
        _ key: String,
        from old: Opinion?,
        to new: Opinion?,
        by account: Account.ID,
        at now: Date,
        _ connection: any SQLConnection
    ) throws

    /// Keys of what somebody's decks leave out whatever their filters; to be read again after ``PersonStore/touch()``.
    static func withheld(from account: Account.ID, _ connection: any SQLConnection) throws -> [String]

    /// Whether items pass a deck's filters.
    static func filter(_ filters: Deck.Filters, at now: Date) -> @Sendable (Item) -> Bool
    /// What a deck wants first, as what is added to the scores of all items, in standard deviations of the model's;
    /// `nil` for nothing.
    static func leanings(of filters: Deck.Filters, in catalogue: ItemCatalogue<Self>) -> [Float]?
    /// The deck that somebody plays, by what they said; `nil` for the first one.
    static func chosenDeck(of preferences: Preferences) -> UUID?
    /// What somebody said of themselves, as tags in the order of how much they say, each once.
    static func answers(of preferences: Preferences) -> [String]
    /// What people elsewhere chose of such things; `nil` where nothing is known.
    static func starterModel() throws -> StarterModel?
    /// How many of those people chose an item, by its key; empty where nothing is known.
    static var choosers: [String: Int] { get }
    /// Tags that can be answers besides what a few items have in common.
    static var levels: [String] { get }
    /// What answers ask for beyond what the model makes of them, after so many judgements and likes; `nil` when there is
    /// nothing to go by.
    static func fit(
        _ preferences: Preferences,
        in catalogue: ItemCatalogue<Self>,
        itemCount: Int,
        judged: Int,
        liked: Int
    ) -> (any AnswerFitting)?
}

/// One thing of a kind, as the model and the filters know it.
package protocol DiscoverableItem: Sendable {
    /// The same for ever, or led to its successor by ``DiscoverableCatalogue/renames(_:)``.
    var key: String { get }
    /// Who made it, compared without regard to case; a deck does not show one maker’s things in a row.
    var owner: String { get }
    var title: String { get }
    /// A sentence or a paragraph.
    var text: String { get }
    /// What it has in common with others; normalized.
    var subjects: [TasteSubject] { get }
    /// What is said of it in the words that answers are given in.
    var tags: [String] { get }
    /// How many know it, in a measure of the kind's own, such as stars.
    var popularity: Int { get }
}

/// A stack of cards under a name, with what it shows.
package protocol DiscoverableDeck: Hashable, Sendable {
    associatedtype Filters: Hashable & Codable & Sendable

    var id: UUID { get }
    var name: String { get }
    var filters: Filters { get }

    init(id: UUID, name: String, filters: Filters)

    static var noFilters: Filters { get }
}

/// What somebody's answers ask for, until their judgements say it better.
package protocol AnswerFitting {
    /// What is added to the scores of items, by item; of `open` only.
    func boosts(in open: ItemSet) -> [Int: Float]
    /// Without what does not suit them, unless too little would be left.
    func suitable(_ open: ItemSet, atLeast count: Int) -> ItemSet
}

/// What a kind's tables and files are called.
package struct DiscoveryNames: Sendable {
    /// What its tables begin with.
    package var tables: String
    /// The table of what people saved, with the columns `account_id`, `key` and `saved_at`.
    package var saved: String
    /// What the files of its model are called.
    package var model: String
    /// What a person's changes are announced under.
    package var changes: String

    package init(tables: String, saved: String, model: String, changes: String) {
        self.tables = tables
        self.saved = saved
        self.model = model
        self.changes = changes
    }
}

/// What a table of items comes to: counts and times that change with it.
package struct CatalogueStamp: Equatable, Sendable {
    package var parts: [Int64]

    package init(_ parts: [Int64]) {
        self.parts = parts
    }
}

/// An item as it was when it was judged.
package struct JudgedFacts: Sendable {
    /// JSON.
    package var text: String
    /// What statistics count it under; `nil` for none.
    package var label: String?

    package init(text: String, label: String?) {
        self.text = text
        self.label = label
    }
}

extension DiscoverableCatalogue {
    package static func starterModel() throws -> StarterModel? { nil }

    package static var choosers: [String: Int] { [:] }

    package static func withheld(from account: Account.ID, _ connection: any SQLConnection) throws -> [String] { [] }

    package static func chosenDeck(of preferences: Preferences) -> UUID? { nil }

    package static func leanings(of filters: Deck.Filters, in catalogue: ItemCatalogue<Self>) -> [Float]? { nil }

    package static func judged(
        _ key: String,
        from old: Opinion?,
        to new: Opinion?,
        by account: Account.ID,
        at now: Date,
        _ connection: any SQLConnection
    ) throws {}

    /// The name of one of its tables.
    static func table(_ name: String) -> SQL { SQL(raw: "\(names.tables)_\(name)") }

    /// The table of what people saved.
    static var savedTable: SQL { SQL(raw: names.saved) }
}

extension TasteSubject {
    /// Languages are compared without regard to case.
    package var normalized: TasteSubject { kind == .language ? TasteSubject(.language, name.lowercased()) : self }
}
