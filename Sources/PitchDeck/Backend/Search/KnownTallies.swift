import Foundation
import PitchDeckDomain
import Synchronization

/// What whole catalogues come to, so that a list that nobody changed is not counted anew for each who opens it.
///
/// A state of the listings is drawn at random, and so is no other's, of whichever database.
package final class KnownTallies: Sendable {
    struct Key: Hashable {
        let state: String
        let search: StartupSearch
        let meaning: SearchMeaning
    }

    private struct Entry {
        let tally: FacetTally
        let (from, until): (Date, Date)
    }

    private static let most = 64
    private let entries = Mutex<[Key: Entry]>([:])

    package init() {}

    func tally(_ key: Key, at now: Date) -> FacetTally? {
        entries.withLock { entries in
            entries[key].flatMap { $0.from <= now && now < $0.until ? $0.tally : nil }
        }
    }

    /// `until` is when time alone makes it untrue.
    func keep(_ tally: FacetTally, as key: Key, from now: Date, until end: Date) {
        entries.withLock { entries in
            if entries.count >= Self.most { entries = entries.filter { $0.key.state == key.state } }
            if entries.count >= Self.most { entries = [:] }
            entries[key] = Entry(tally: tally, from: now, until: end)
        }
    }
}
