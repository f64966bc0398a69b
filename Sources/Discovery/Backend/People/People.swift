import AccountsDomain
import Recommender
import Synchronization

/// Copies of the people who were here last, so that a swipe reads only what is new.
///
/// A copy is never trusted: the database says what it lacks (``PersonStore/current(_:at:)``).
final class People: Sendable {
    private struct Kept {
        var person: Person
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

    subscript(account: Account.ID) -> Person? {
        state.withLock { state in
            state.clock += 1
            state.people[account]?.usedAt = state.clock
            return state.people[account]?.person
        }
    }

    /// Takes the copy out: who changes it is its only holder then, and nothing of it has to be copied.
    ///
    /// Somebody else who asks meanwhile reads the database.
    func take(_ account: Account.ID) -> Person? {
        state.withLock { $0.people.removeValue(forKey: account)?.person }
    }

    /// Keeps a copy unless one that knows more events is there, and lets go of those unused for longest.
    func keep(_ person: Person, of account: Account.ID) {
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
