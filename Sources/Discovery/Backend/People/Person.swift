import DiscoveryDomain
import Foundation
import Recommender

/// All that is known of one person, as far as choosing cards goes.
struct Person: Sendable {
    /// Of the row in the database this is a copy of; 0 when there is none yet.
    var version: Int64 = 0
    var preferences = Preferences()
    var decks: [Deck] = []
    var ledger = Ledger()
    /// Keys of the favourites.
    var saved: Set<String> = []
    var favouritesStamp = FavouritesStamp()
    /// The opinions and favourites as items, as far as they were followed.
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

    /// Changes when favourites come or go.
    struct FavouritesStamp: Equatable, Sendable {
        var count: Int64 = 0
        var latest: Int64 = 0
    }

    /// Cards of the last hour come again as they were; after it they rest.
    static let restAfter: TimeInterval = 3600

    /// Whether a repository must not come again.
    func hasJudged(_ key: String) -> Bool { ledger.opinions[key] != nil }

    /// Brings what is kept of this person for a model up to date with what is known of them.
    mutating func follow(_ model: DeckModel) {
        judged.follow(ledger, in: model)
        kept.follow(saved, stamp: favouritesStamp, in: model)
    }

    mutating func note(_ shown: [(key: String, score: Float, propensity: Double)], at now: Date) {
        for card in shown {
            let first = showings[card.key].flatMap {
                now.timeIntervalSince($0.shownAt) < Self.restAfter ? $0.firstShownAt : nil
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
