import AccountsDomain
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
    }

    private let state = Mutex(State())
    private let limit: Int

    init(limit: Int = 2_000) {
        self.limit = limit
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
            guard state.people.count > limit else { return }
            let old = state.people.sorted { $0.value.usedAt < $1.value.usedAt }.prefix(limit / 10)
            for (account, _) in old { state.people[account] = nil }
        }
    }

    func forget(_ account: Account.ID) {
        state.withLock { $0.people[account] = nil }
    }
}
