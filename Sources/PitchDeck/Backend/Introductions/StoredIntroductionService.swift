package import AccountsDomain
package import Foundation
package import PitchDeckDomain
package import Storage

/// An account's introductions in the database.
package struct StoredIntroductionService: IntroductionService {
    private let database: any SQLDatabase
    private let account: Account.ID
    /// Whether both have to have confirmed their addresses.
    private let rule: ReviewRule?
    private let now: @Sendable () -> Date

    package init(
        database: any SQLDatabase,
        account: Account.ID,
        rule: ReviewRule? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.database, self.account, self.rule, self.now) = (database, account, rule, now)
    }

    package func introductions() async throws(StartupError) -> [Introduction] {
        let account = account
        return try await database.finding { connection in
            let store = IntroductionStore(connection: connection, account: account)
            return try store.received() + store.asked()
        }
    }

    package func door(to startup: DocumentID) async throws(StartupError) -> IntroductionDoor {
        let (account, rule) = (account, rule)
        return try await database.finding { connection in
            try IntroductionStore(connection: connection, account: account, rule: rule).door(to: startup).door
        }
    }

    package func ask(_ startup: DocumentID, message: String) async throws(StartupError) -> Introduction {
        let message = message.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !message.isEmpty else { throw .invalid("message", .empty) }
        guard message.count <= Introduction.maximumMessage else { throw .invalid("message", .tooLong) }
        guard !message.unicodeScalars.contains("\0") else { throw .invalid("message", .malformed) }
        let (id, date) = (DocumentID.random(), now())
        return try await changing { store in
            let (found, door) = try store.door(to: startup)
            switch door {
            case .closed: throw StartupError.notOffered
            case .needsMember: throw StartupError.notMember
            case .needsConfirmation: throw StartupError.notConfirmed
            case .asked(let introduction):
                guard introduction.state == .waiting, introduction.message == message else {
                    throw StartupError.alreadyAsked
                }
                return introduction
            case .open:
                try store.checkLimit(at: date)
                try store.add(id, found, message, at: date)
                return try store.found(store.asked("i.document_id = \(id.text)"), id)
            }
        }
    }

    package func answer(_ id: DocumentID, isAccepted: Bool) async throws(StartupError) -> Introduction {
        let (answer, date) = (isAccepted ? Introduction.State.accepted : .declined, now())
        return try await changing { store in
            let condition: SQL = "i.document_id = \(id.text) AND i.state <> 'withdrawn'"
            let introduction = try store.found(store.received(condition), id)
            if introduction.state == answer { return introduction }
            guard introduction.state == .waiting else { throw StartupError.alreadyAnswered }
            try store.set(answer, of: id, at: date)
            return try store.found(store.received(condition), id)
        }
    }

    package func withdraw(_ id: DocumentID) async throws(StartupError) {
        let date = now()
        try await changing { store in
            let introduction = try store.found(store.asked("i.document_id = \(id.text)"), id)
            switch introduction.state {
            case .withdrawn: return
            case .waiting: try store.set(.withdrawn, of: id, at: date)
            case .accepted, .declined: throw StartupError.alreadyAnswered
            }
        }
    }

    package func blockAsker(of id: DocumentID) async throws(StartupError) {
        let date = now()
        try await changing { store in
            _ = try store.found(store.received("i.document_id = \(id.text) AND i.state <> 'withdrawn'"), id)
            try store.blockAsker(of: id, at: date)
        }
    }

    private func changing<Value: Sendable>(
        _ work: @escaping @Sendable (IntroductionStore) throws -> Value
    ) async throws(StartupError) -> Value {
        let (account, rule) = (account, rule)
        return try await database.changing {
            try work(IntroductionStore(connection: $0, account: account, rule: rule))
        }
    }
}

extension IntroductionStore {
    /// A published startup, and whether its founder may be asked.
    ///
    /// - Throws: `notFound`.
    func door(to id: DocumentID) throws -> (startup: Startup, door: IntroductionDoor) {
        let store = StartupStore(connection: connection, asker: account)
        guard let startup = try store.startup(id, .published), !startup.isHidden, let owner = try store.owner(of: id)
        else { throw StartupError.notFound(id) }
        guard owner.account != account, !startup.isSample, try reach(owner.account) == .open else {
            return (startup, .closed)
        }
        if let asked = try asked("i.startup_id = \(id.text) AND i.state <> 'withdrawn'").first {
            return (startup, .asked(asked))
        }
        return (startup, try reach(account))
    }

    fileprivate func found(_ introductions: [Introduction], _ id: DocumentID) throws -> Introduction {
        guard let introduction = introductions.first else { throw StartupError.notFound(id) }
        return introduction
    }
}
