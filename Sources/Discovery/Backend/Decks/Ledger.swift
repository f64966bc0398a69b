package import DiscoveryDomain
package import Foundation
package import Storage

/// What a person's events come to: the opinions and rules that hold, and what can be taken back.
///
/// Everything is a function of the events in order without those that were taken back, so that undoing is exact.
package struct Ledger: Equatable, Sendable {
    package private(set) var events: [LedgerEvent] = []
    private(set) var undone: Set<Int64> = []
    package private(set) var opinions: [String: Held] = [:]
    package private(set) var rules: [TasteSubject: TopicRule] = [:]

    /// An opinion with the event it is from.
    package struct Held: Equatable, Sendable {
        package var opinion: Opinion
        var sequence: Int64
        var decidedAt: Date
    }

    /// The sequence of the last event; 0 before the first.
    package var last: Int64 { events.last?.sequence ?? 0 }

    /// Takes in the next event.
    mutating func append(_ event: LedgerEvent) {
        events.append(event)
        if isUndoable(event) { undoDepth += 1 }
        if case .undo(let sequence) = event.act {
            if let decision = self.event(sequence), isUndoable(decision) { undoDepth -= 1 }
            undone.insert(sequence)
            replay()
        } else {
            apply(event)
        }
    }

    /// How many decisions can be taken back, one after the other.
    package private(set) var undoDepth = 0

    /// What an undo would take back: the latest decision that holds, or the one that is named; `nil` when it does not
    /// hold any more.
    func undoable(_ sequence: Int64? = nil) -> LedgerEvent? {
        guard let sequence else { return events.last(where: isUndoable) }
        return event(sequence).flatMap { isUndoable($0) ? $0 : nil }
    }

    func event(_ sequence: Int64) -> LedgerEvent? {
        let index = Int(sequence) - 1
        return events.indices.contains(index) ? events[index] : nil
    }

    /// The key of the item an act is about.
    package func item(of act: LedgerEvent.Act) -> String? {
        switch act {
        case .judge(let key, _), .forget(let key): key
        case .undo(let sequence): event(sequence).flatMap { item(of: $0.act) }
        case .rule, .allow: nil
        }
    }

    private func isUndoable(_ event: LedgerEvent) -> Bool {
        guard !undone.contains(event.sequence) else { return false }
        return switch event.act {
        case .judge(_, .like), .judge(_, .skip), .rule: true
        case .judge(_, .star), .forget, .allow, .undo: false
        }
    }

    private mutating func replay() {
        opinions = [:]
        rules = [:]
        for event in events where !undone.contains(event.sequence) { apply(event) }
    }

    private mutating func apply(_ event: LedgerEvent) {
        switch event.act {
        case .judge(let key, .star):
            // What was said here counts more than a star of years ago.
            if opinions[key] == nil { hold(.star, of: key, event) }
        case .judge(let key, let opinion): hold(opinion, of: key, event)
        case .forget(let key): opinions[key] = nil
        case .rule(let subject, let kind):
            rules[subject] = TopicRule(subject: subject, kind: kind, since: event.decidedAt)
        case .allow(let subject): rules[subject] = nil
        case .undo: break
        }
    }

    private mutating func hold(_ opinion: Opinion, of key: String, _ event: LedgerEvent) {
        opinions[key] = Held(opinion: opinion, sequence: event.sequence, decidedAt: event.decidedAt)
    }
}

/// One event as it is kept.
package struct LedgerEvent: Equatable, Sendable {
    /// Counts a person's events from 1, without gaps.
    package var sequence: Int64
    package var act: Act
    package var decidedAt: Date

    package enum Act: Equatable, Sendable {
        case judge(String, Opinion)
        /// Takes the opinion of an item back, whatever it was.
        case forget(String)
        case rule(TasteSubject, TopicRule.Kind)
        /// Takes the rule of a subject back.
        case allow(TasteSubject)
        case undo(Int64)
    }
}

/// An act as two texts of the table of events.
extension LedgerEvent.Act {
    var columns: (act: String, subject: String) {
        switch self {
        case .judge(let key, let opinion): (opinion.rawValue, key)
        case .forget(let key): ("forget", key)
        case .rule(let subject, let kind): (kind.rawValue, subject.column)
        case .allow(let subject): ("allow", subject.column)
        case .undo(let sequence): ("undo", String(sequence))
        }
    }

    /// `nil` for what an older or newer program would have to explain.
    init?(act: String, subject: String) {
        if let opinion = Opinion(rawValue: act) {
            self = .judge(subject, opinion)
        } else if let kind = TopicRule.Kind(rawValue: act), let subject = TasteSubject(column: subject) {
            self = .rule(subject, kind)
        } else if act == "forget" {
            self = .forget(subject)
        } else if act == "allow", let subject = TasteSubject(column: subject) {
            self = .allow(subject)
        } else if act == "undo", let sequence = Int64(subject) {
            self = .undo(sequence)
        } else {
            return nil
        }
    }
}

extension LedgerEvent {
    package init(_ row: SQLRow) throws(StorageError) {
        guard let act = Act(act: try row["act"], subject: try row["subject"]) else {
            throw .unreadable(column: "act", expected: "an act")
        }
        self.init(sequence: try row["sequence"], act: act, decidedAt: try row["decided_at"])
    }
}

extension TasteSubject {
    fileprivate var column: String { "\(kind.rawValue):\(name)" }

    fileprivate init?(column: String) {
        let parts = column.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
        self.init(kind, String(parts[1]))
    }
}

/// What somebody thinks of an item: judged here, or starred elsewhere.
package enum Opinion: String, SQLConvertible, Sendable {
    case like, skip, star
}
