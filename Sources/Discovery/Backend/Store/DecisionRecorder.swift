import AccountsDomain
package import Calls
package import DiscoveryDomain
package import Foundation
import Storage

/// Something that was decided, in the words all kinds share.
package struct DeckDecision: Sendable {
    package enum Act: Sendable {
        /// By the item's key.
        case judge(String, Judgement)
        case rule(TasteSubject, TopicRule.Kind)
        /// Takes back the latest decision that is not taken back yet, or the one with this key.
        case undo(IdempotencyKey?)
    }

    package var act: Act
    /// By the clock of the person's device.
    package var decidedAt: Date
    package var key: IdempotencyKey

    package init(_ act: Act, decidedAt: Date, key: IdempotencyKey) {
        self.act = act
        self.decidedAt = decidedAt
        self.key = key
    }
}

/// What was recorded of a decision.
package struct RecordedDecision: Sendable {
    package enum Result: Sendable {
        case recorded
        /// The key was known: it counted once already.
        case alreadyRecorded
        /// An undo with nothing left to take back.
        case nothingToUndo
        case unknownItem
    }

    package var key: IdempotencyKey
    package var result: Result
    /// The decision an undo took back.
    package var undone: IdempotencyKey?
    /// `nil` when nothing was recorded.
    var act: LedgerEvent.Act?
    /// The item an undo brings back.
    var restoredKey: String?

    var isNewOpinion: Bool {
        guard case .judge? = act else { return false }
        return true
    }
}

/// Records decisions, inside a transaction.
struct DecisionRecorder<Kind: DiscoverableCatalogue> {
    private let store: EventStore<Kind>
    private let now: Date

    init(connection: any SQLConnection, account: Account.ID, now: Date) {
        store = EventStore(connection: connection, account: account)
        self.now = now
    }

    /// - Throws: `keyReused` when the key was sent with another decision.
    func record(_ decision: DeckDecision, to person: inout Person<Kind>) throws -> RecordedDecision {
        if let known = try store.event(decision.key) { return try echo(of: known, decision, person) }
        switch decision.act {
        case .judge(let named, let judgement):
            guard let key = try Kind.key(named, store.connection) else {
                return RecordedDecision(key: decision.key, result: .unknownItem)
            }
            return try append(.judge(key, judgement == .like ? .like : .skip), decision, &person)
        case .rule(let subject, let kind): return try append(.rule(subject.normalized, kind), decision, &person)
        case .undo(let key):
            let named = try key.map { try store.event($0)?.sequence ?? 0 }
            guard let event = person.ledger.undoable(named) else {
                return RecordedDecision(key: decision.key, result: .nothingToUndo)
            }
            var record = try append(.undo(event.sequence), decision, &person)
            record.undone = try store.key(of: event.sequence)
            record.restoredKey = Self.restored(event, person)
            return record
        }
    }

    private func append(
        _ act: LedgerEvent.Act,
        _ decision: DeckDecision,
        _ person: inout Person<Kind>
    ) throws -> RecordedDecision {
        try store.append(act, key: decision.key, decidedAt: decidedAt(decision), recordedAt: now, to: &person)
        return RecordedDecision(key: decision.key, result: .recorded, act: act)
    }

    /// A device's clock may be wrong; nothing was decided in the future.
    private func decidedAt(_ decision: DeckDecision) -> Date {
        let date = min(decision.decidedAt, now)
        return Date(timeIntervalSince1970: (date.timeIntervalSince1970 * 1000).rounded() / 1000)
    }

    private func echo(
        of known: LedgerEvent,
        _ decision: DeckDecision,
        _ person: Person<Kind>
    ) throws -> RecordedDecision {
        guard try isSame(known.act, decision.act) else { throw DiscoveryError.keyReused }
        var record = RecordedDecision(key: decision.key, result: .alreadyRecorded)
        if case .undo(let sequence) = known.act, let event = person.ledger.event(sequence) {
            record.undone = try store.key(of: sequence)
            record.restoredKey = Self.restored(event, person)
        }
        return record
    }

    private func isSame(_ known: LedgerEvent.Act, _ act: DeckDecision.Act) throws -> Bool {
        switch (known, act) {
        case (.judge(let key, .like), .judge(let named, .like)), (.judge(let key, .skip), .judge(let named, .skip)):
            try key == named || Kind.key(named, store.connection) == Kind.key(key, store.connection)
        case (.rule(let known, let knownKind), .rule(let subject, let kind)):
            known == subject.normalized && knownKind == kind
        case (.undo(let sequence), .undo(let key)):
            try key.map { try store.event($0)?.sequence == sequence } ?? true
        default: false
        }
    }

    /// An item comes back when nothing is held of it any more.
    private static func restored(_ event: LedgerEvent, _ person: Person<Kind>) -> String? {
        guard case .judge(let key, _) = event.act, !person.hasJudged(key) else { return nil }
        return key
    }
}
