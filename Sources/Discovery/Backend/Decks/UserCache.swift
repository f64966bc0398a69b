package import AccountsDomain
import Foundation
import Recommender
import Synchronization

/// Copies of the people who were here last, so that a swipe reads only what is new.
///
/// A copy is never trusted: the database says what it lacks (``PersonStore/current(_:at:)``).
package final class UserCache<Kind: DiscoverableCatalogue>: Sendable {
    private struct Kept {
        var person: Person<Kind>
        var usedAt: UInt64
    }

    private struct State {
        var people: [Account.ID: Kept] = [:]
        var clock: UInt64 = 0
        /// Those whose sums are kept, too, which are larger than all else of most people.
        var summed: Set<Account.ID> = []
    }

    private let state = Mutex(State())
    private let limit: Int
    private let summedLimit: Int

    init(limit: Int = 2_000, summedLimit: Int = 200) {
        self.limit = limit
        self.summedLimit = summedLimit
    }

    package subscript(account: Account.ID) -> Person<Kind>? {
        state.withLock { state in
            state.clock += 1
            state.people[account]?.usedAt = state.clock
            return state.people[account]?.person
        }
    }

    /// Takes the copy out: who changes it is its only holder then, and nothing of it has to be copied.
    ///
    /// Somebody else who asks meanwhile reads the database.
    func take(_ account: Account.ID) -> Person<Kind>? {
        state.withLock { $0.people.removeValue(forKey: account)?.person }
    }

    /// Keeps a copy unless one that knows more events is there, and lets go of those unused for longest.
    package func keep(_ person: Person<Kind>, of account: Account.ID) {
        state.withLock { state in
            state.clock += 1
            let known = state.people[account]?.person
            guard known.map({ $0.ledger.last <= person.ledger.last }) ?? true else { return }
            state.people[account] = Kept(person: person, usedAt: state.clock)
            state.summed.insert(account)
            if state.summed.count > summedLimit {
                for account in oldest(of: state.summed, in: state) {
                    state.people[account]?.person.sums = JudgementSums()
                    state.summed.remove(account)
                }
            }
            if state.people.count > limit {
                for account in oldest(of: state.people.keys, in: state) { state.people[account] = nil }
            }
        }
    }

    /// A tenth, those that were used longest ago.
    private func oldest(of accounts: some Collection<Account.ID>, in state: State) -> ArraySlice<Account.ID> {
        accounts.sorted { (state.people[$0]?.usedAt ?? 0) < (state.people[$1]?.usedAt ?? 0) }
            .prefix(max(1, accounts.count / 10))
    }

    func forget(_ account: Account.ID) {
        state.withLock { state in
            state.people[account] = nil
            state.summed.remove(account)
        }
    }
}

/// All that is known of one person, as far as choosing cards goes.
package struct Person<Kind: DiscoverableCatalogue>: Sendable {
    /// Of the row in the database this is a copy of; 0 when there is none yet.
    var version: Int64 = 0
    package internal(set) var preferences = Kind.noPreferences
    package internal(set) var decks: [Kind.Deck] = []
    /// Keys of what no deck shows, whatever its filters.
    var withheld: [String] = []
    package internal(set) var ledger = Ledger()
    /// Keys of what is saved.
    package internal(set) var saved: Set<String> = []
    var savedStamp = SavedStamp()
    /// The opinions and what is saved as items, as far as they were followed.
    var judged = JudgedItems()
    var kept = SavedItems()
    /// What the recommender has summed of them.
    var sums = JudgementSums()
    /// By key.
    var showings: [String: Showing] = [:]
    /// Showings that are not in the database yet.
    var unwritten: Set<String> = []
    /// How many cards were sent since this copy was made; every eighth place is kept for exploring.
    var served = 0

    /// The deck that is played where none is named; the first one where the chosen one is gone.
    package var chosenDeck: Kind.Deck? {
        let chosen = Kind.chosenDeck(of: preferences)
        return decks.first { $0.id == chosen } ?? decks.first
    }

    /// Whether an item must not come again.
    package func hasJudged(_ key: String) -> Bool { ledger.opinions[key] != nil }

    /// Brings what is kept of this person for a model up to date with what is known of them.
    mutating func follow(_ model: DeckModel<Kind>) {
        judged.follow(ledger, in: model)
        kept.follow(saved, stamp: savedStamp, in: model)
    }

    mutating func note(_ shown: [(key: String, score: Float, propensity: Double)], at now: Date) {
        for card in shown {
            let first = showings[card.key].flatMap {
                now.timeIntervalSince($0.shownAt) < Showing.restAfter ? $0.firstShownAt : nil
            }
            showings[card.key] = Showing(
                firstShownAt: first ?? now,
                shownAt: now,
                score: card.score,
                propensity: card.propensity
            )
            unwritten.insert(card.key)
        }
        served += shown.count
    }
}

/// A card that was sent to somebody and is not judged yet.
struct Showing: Equatable, Sendable {
    /// Cards of the last hour come again as they were; after it they rest.
    static let restAfter: TimeInterval = 3600

    var firstShownAt: Date
    var shownAt: Date
    var score: Float
    /// The probability with which it was chosen for its place.
    var propensity: Double
}

/// Changes when something is saved or a save is taken back.
struct SavedStamp: Equatable, Sendable {
    var count: Int64 = 0
    var latest: Int64 = 0
}

/// What a person saved as items of one model, in the order of their keys.
struct SavedItems: Equatable, Sendable {
    private var items: [Int] = []
    private var model: UUID?
    private var stamp = SavedStamp()

    /// The last of them as events.
    func events(atMost count: Int) -> [TasteEvent] { items.suffix(count).map { TasteEvent(.save, $0) } }

    /// Makes them anew when they or the model changed.
    mutating func follow(_ keys: Set<String>, stamp: SavedStamp, in model: DeckModel<some DiscoverableCatalogue>) {
        guard self.model != model.id || self.stamp != stamp else { return }
        self.model = model.id
        self.stamp = stamp
        items = keys.sorted().compactMap(model.item)
    }
}
