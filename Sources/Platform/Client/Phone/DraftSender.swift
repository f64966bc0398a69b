import Calls
import Foundation
import PitchDeckDomain
import Synchronization

/// Keeps drafts on the phone and sends them, one at a time, each over the version that it was written over.
actor DraftSender {
    private let remote: RemoteStartupService
    private let database: DeviceDatabase
    private let owner: DraftOwner

    /// One is sent at a time, first come first served.
    private let sending = AsyncLock()
    /// Which version of a startup took the place of one that a screen may still show.
    private var followers: [DocumentID: [Int: Int]] = [:]
    private let listeners = Mutex<[UUID: AsyncStream<Void>.Continuation]>([:])

    init(remote: RemoteStartupService, database: DeviceDatabase, owner: DraftOwner) {
        (self.remote, self.database, self.owner) = (remote, database, owner)
    }

    /// Keeps a draft on the phone, and sends it where there is a line; a new one without an `id`.
    ///
    /// - Returns: As the server has it, or as it waits here.
    /// - Throws: why the server does not take it.
    func keep(
        _ id: DocumentID?,
        _ content: StartupContent,
        over version: Int?,
        at date: Date
    ) async throws(StartupError) -> Startup {
        let named = if let id { try await serverID(id) } else { DocumentID.random() }
        let base = follower(of: version, named)
        try await drafts { drafts in
            var draft =
                try drafts.waiting(named)
                ?? WaitingDraft(id: named, isNew: id == nil, base: base, content: content, writtenAt: date)
            (draft.content, draft.base, draft.writtenAt, draft.isRefused) = (content, base, date, false)
            try drafts.put(draft)
        }
        do throws(StartupError) {
            return try await sending.withLock { () async throws(StartupError) in try await send(named) }
        } catch {
            switch error {
            case .offline, .busy: return try await shown(named)
            case _ where Self.isPassing(error): throw error
            default:
                // Who wrote it is told, and has it before them.
                try await drafts { try $0.remove(named) }
                throw error
            }
        }
    }

    /// Sends what waits, as far as the network allows; what is not taken stays for who wrote it to look at.
    func sendAll() async throws(StartupError) {
        guard try await drafts({ try $0.allWaiting().contains { !$0.isRefused } }) else { return }
        try await sending.withLock { () async throws(StartupError) in try await sendEach() }
    }

    private func sendEach() async throws(StartupError) {
        for draft in try await drafts({ try $0.allWaiting() }) where !draft.isRefused {
            do throws(StartupError) {
                _ = try await send(draft.id)
            } catch {
                if Self.isPassing(error) { return }
                try await drafts { drafts in
                    try drafts.change(draft.id) { ($0.isRefused, $0.sent, $0.key) = (true, nil, IdempotencyKey()) }
                }
            }
            for listener in listeners.withLock({ Array($0.values) }) { listener.yield() }
        }
    }

    /// That ``sendAll()`` has sent a draft, or that it was not taken.
    nonisolated func outcomes() -> AsyncStream<Void> {
        let (stream, listener) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let id = UUID()
        listeners.withLock { $0[id] = listener }
        listener.onTermination = { [weak self] _ in self?.listeners.withLock { $0[id] = nil } }
        return stream
    }

    func serverID(_ id: DocumentID) async throws(StartupError) -> DocumentID {
        try await drafts { try $0.serverID(id) }
    }

    /// The version that took the place of one, as often as what was written over it was sent since.
    func follower(of version: Int?, _ id: DocumentID) -> Int? {
        var version = version
        while let last = version, let next = followers[id]?[last] { version = next }
        return version
    }

    /// Whether what was written may be taken later.
    private static func isPassing(_ error: StartupError) -> Bool {
        switch error {
        case .offline, .busy, .noRoom, .tooMuch, .notSignedIn, .failed: true
        default: false
        }
    }

    // MARK: Sending

    private func send(_ id: DocumentID) async throws(StartupError) -> Startup {
        guard let draft = try await drafts({ try $0.waiting(id) }) else {
            // Somebody else's turn has sent it.
            return try await remote.startup(try await serverID(id), edition: .draft)
        }
        if draft.isNew { return try await create(draft) }
        try await drafts { try $0.change(id) { $0.sent = draft.content } }
        let sent = try await update(draft)
        if let base = draft.base { followers[id, default: [:]][base] = sent.version }
        try await drafts { drafts in
            try drafts.remember(sent)
            if try drafts.waiting(id)?.content == draft.content { return try drafts.remove(id) }
            try drafts.change(id) { ($0.base, $0.sent) = (sent.version, nil) }
        }
        return sent
    }

    /// Another device's change is no other's where it is what was sent from here before without an answer.
    private func update(_ draft: WaitingDraft) async throws(StartupError) -> Startup {
        do throws(StartupError) {
            return try await remote.update(draft.id, draft.content, edition: .draft, ifVersion: draft.base)
        } catch .conflict(let version) {
            guard let before = draft.sent,
                try await remote.startup(draft.id, edition: .draft).content == before
            else { throw .conflict(version: version) }
            return try await remote.update(draft.id, draft.content, edition: .draft, ifVersion: version)
        }
    }

    /// What was sent first is sent again as it was, since it may be there; what was written after that is its change.
    private func create(_ draft: WaitingDraft) async throws(StartupError) -> Startup {
        let first = draft.sent ?? draft.content
        try await drafts { try $0.change(draft.id) { $0.sent = first } }
        let created = try await remote.create(first, edition: .draft, key: draft.key)
        let isWhole = try await drafts { drafts in
            let last = try drafts.waiting(draft.id)
            try drafts.name(draft.id, created.id)
            try drafts.remove(draft.id)
            try drafts.remember(created)
            guard var last, last.content != first else { return true }
            (last.id, last.isNew, last.base, last.sent) = (created.id, false, created.version, nil)
            try drafts.put(last)
            return false
        }
        followers[created.id, default: [:]][0] = created.version
        return isWhole ? created : try await send(created.id)
    }

    private func shown(_ id: DocumentID) async throws(StartupError) -> Startup {
        let author = remote.author
        return try await drafts { drafts in
            guard let draft = try drafts.waiting(id) else { throw StartupError.offline }
            return try drafts.shown(draft, by: author)
        }
    }

    private func drafts<Value: Sendable>(
        _ body: @escaping @Sendable (DeviceDrafts) throws -> Value
    ) async throws(StartupError) -> Value {
        try await database.drafts(of: owner, body)
    }
}
