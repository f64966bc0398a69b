import DiscoveryDomain
import Foundation
import Storage

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
    init(_ row: SQLRow) throws(StorageError) {
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
