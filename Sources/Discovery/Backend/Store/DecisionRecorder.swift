import AccountsDomain
import DiscoveryDomain
import Calls
import Foundation
import RepositoriesDomain
import Storage

/// Records decisions, inside a transaction.
struct DecisionRecorder {
    private let store: EventStore
    private let now: Date

    init(connection: any SQLConnection, account: Account.ID, now: Date) {
        store = EventStore(connection: connection, account: account)
        self.now = now
    }

    /// What was recorded of a decision.
    struct Record: Sendable {
        var outcome: DecisionOutcome
        /// `nil` when nothing was.
        var act: LedgerEvent.Act?
        /// The repository an undo brings back.
        var restoredKey: String?

        var isNewOpinion: Bool {
            guard case .judge? = act else { return false }
            return true
        }
    }

    /// - Throws: `keyReused` when the key was sent with another decision.
    func record(_ decision: Decision, to person: inout Person) throws -> Record {
        if let known = try store.event(decision.key) { return try echo(of: known, decision, person) }
        switch decision.act {
        case .like(let id), .skip(let id):
            guard let key = try store.catalogueKey(of: id) else { return refusal(decision, .unknownRepository) }
            let isLike = if case .like = decision.act { true } else { false }
            return try append(.judge(key, isLike ? .like : .skip), decision, &person)
        case .less(let subject): return try append(.rule(subject.normalized, .less), decision, &person)
        case .never(let subject): return try append(.rule(subject.normalized, .never), decision, &person)
        case .undo(let key):
            let named = try key.map { try store.event($0)?.sequence ?? 0 }
            guard let event = person.ledger.undoable(named) else { return refusal(decision, .nothingToUndo) }
            var record = try append(.undo(event.sequence), decision, &person)
            record.outcome.undone = try store.key(of: event.sequence)
            record.restoredKey = Self.restored(event, person)
            return record
        }
    }

    private func append(_ act: LedgerEvent.Act, _ decision: Decision, _ person: inout Person) throws -> Record {
        try store.append(act, key: decision.key, decidedAt: decidedAt(decision), recordedAt: now, to: &person)
        return Record(outcome: DecisionOutcome(key: decision.key, result: .recorded), act: act)
    }

    /// A device's clock may be wrong; nothing was decided in the future.
    private func decidedAt(_ decision: Decision) -> Date {
        let date = min(decision.decidedAt, now)
        return Date(timeIntervalSince1970: (date.timeIntervalSince1970 * 1000).rounded() / 1000)
    }

    private func refusal(_ decision: Decision, _ result: DecisionOutcome.Result) -> Record {
        Record(outcome: DecisionOutcome(key: decision.key, result: result))
    }

    private func echo(of known: LedgerEvent, _ decision: Decision, _ person: Person) throws -> Record {
        guard try isSame(known.act, decision.act) else { throw DiscoveryError.keyReused }
        var record = refusal(decision, .alreadyRecorded)
        if case .undo(let sequence) = known.act, let event = person.ledger.event(sequence) {
            record.outcome.undone = try store.key(of: sequence)
            record.restoredKey = Self.restored(event, person)
        }
        return record
    }

    private func isSame(_ known: LedgerEvent.Act, _ act: Decision.Act) throws -> Bool {
        switch (known, act) {
        case (.judge(let key, .like), .like(let id)), (.judge(let key, .skip), .skip(let id)):
            try key == id.key || store.catalogueKey(of: id) == store.catalogueKey(of: .init(key: key))
        case (.rule(let known, .less), .less(let subject)), (.rule(let known, .never), .never(let subject)):
            known == subject.normalized
        case (.undo(let sequence), .undo(let key)):
            try key.map { try store.event($0)?.sequence == sequence } ?? true
        default: false
        }
    }

    /// A repository comes back when nothing is held of it any more.
    private static func restored(_ event: LedgerEvent, _ person: Person) -> String? {
        guard case .judge(let key, _) = event.act, !person.hasJudged(key) else { return nil }
        return key
    }
}
