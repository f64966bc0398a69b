package import Foundation
package import PitchDeckDomain

/// The catalogue of a server; drafts are on the phone first, and on the server as soon as it answers.
///
/// One draft of a startup waits, the last that was written, with the version that it was written over. Where another
/// device changed the startup meanwhile it is not taken, and stays on the phone until its founder has chosen
/// (``refused(_:)``).
package struct DeviceStartupService: StartupService {
    private let remote: RemoteStartupService
    private let database: DeviceDatabase
    private let owner: DraftOwner
    private let sender: DraftSender
    private let now: @Sendable () -> Date

    package var author: DocumentID? { remote.author }

    /// `person` tells apart whose drafts are on the phone, and takes over those of `earlier` ones.
    package init(
        remote: RemoteStartupService,
        database: DeviceDatabase,
        person: String,
        adopting earlier: [String] = [],
        now: @escaping @Sendable () -> Date = { Date() }
    ) async throws(StartupError) {
        (self.remote, self.database, self.now) = (remote, database, now)
        owner = DraftOwner(person)
        sender = DraftSender(remote: remote, database: database, owner: owner)
        if !earlier.isEmpty { try await drafts { try $0.adopt(from: earlier) } }
    }

    /// Whose drafts are kept.
    package var person: String { owner.person }

    /// Goes on as whom the phone has met, who takes over what was kept before there was a person.
    package func become(_ person: String) async throws(StartupError) {
        let owner = owner
        try await drafts { drafts in
            try DeviceDrafts(database: drafts.database, person: person).adopt(from: [drafts.person, ""])
            // Inside the transaction: what is written behind it is the person's.
            owner.become(person)
        }
    }

    private func drafts<Value: Sendable>(
        _ body: @escaping @Sendable (DeviceDrafts) throws -> Value
    ) async throws(StartupError) -> Value {
        try await database.drafts(of: owner, body)
    }

    // MARK: What waits

    package func refused(_ id: DocumentID) async -> StartupContent? {
        // Where the phone's own data cannot be read there is nothing to show.
        let draft = try? await drafts { try $0.waiting($0.serverID(id)) }
        return draft?.isRefused == true ? draft?.content : nil
    }

    package func forgetRefused(_ id: DocumentID) async {
        // It is told again the next time.
        try? await drafts { drafts in
            let id = try drafts.serverID(id)
            if try drafts.waiting(id)?.isRefused == true { try drafts.remove(id) }
        }
    }

    package func keepRefused(_ id: DocumentID, _ content: StartupContent) async {
        let date = now()
        // Where the phone keeps nothing more, the editor still has it.
        try? await drafts { drafts in
            let id = try drafts.serverID(id)
            var draft =
                try drafts.waiting(id) ?? WaitingDraft(id: id, isNew: false, content: content, writtenAt: date)
            (draft.content, draft.writtenAt, draft.isRefused) = (content, date, true)
            try drafts.put(draft)
        }
    }

    package func waiting() async -> Set<DocumentID> {
        // Where the phone's own data cannot be read nothing is known to wait.
        (try? await drafts { try $0.idsToSend() }) ?? []
    }

    package func waitingChanges() -> AsyncStream<Void> { sender.outcomes() }

    /// Sends what waits, as far as the network allows.
    package func sendWaiting() async throws(StartupError) { try await sender.sendAll() }

    // MARK: Reading

    package func startup(_ id: DocumentID, edition: Startup.Edition) async throws(StartupError) -> Startup {
        try await sender.sendAll()
        let (id, author) = (try await sender.serverID(id), author)
        let waiting = try await drafts { drafts -> Startup? in
            guard let draft = try drafts.waiting(id), draft.isNew || !draft.isRefused else { return nil }
            return try drafts.shown(draft, by: author)
        }
        if edition == .draft, let waiting { return waiting }
        do throws(StartupError) {
            let startup = try await remote.startup(id, edition: edition)
            if startup.author.id == author { try await drafts { try $0.remember(startup) } }
            return startup
        } catch {
            switch error {
            case .offline, .busy: return try await known(id, edition, error)
            case .notFound: try await drafts { try $0.forget(id, edition) }
            default: break
            }
            throw error
        }
    }

    private func known(
        _ id: DocumentID,
        _ edition: Startup.Edition,
        _ error: StartupError
    ) async throws(StartupError) -> Startup {
        let (known, other) = try await drafts { drafts in
            (try drafts.known(id, edition), try drafts.known(id, edition == .draft ? .published : .draft))
        }
        if let known { return known }
        throw other == nil ? error : .notFound(id)
    }

    package func ownStartups() async throws(StartupError) -> [Startup] {
        try await sender.sendAll()
        var own: [Startup]
        do throws(StartupError) {
            let told = try await remote.ownStartups()
            try await drafts { try $0.rememberAll(told) }
            own = told
        } catch {
            guard error == .offline || error == .busy else { throw error }
            own = try await drafts { try $0.allKnown() }
            if own.isEmpty, try await drafts({ try $0.allWaiting().isEmpty }) { throw error }
        }
        let author = author
        let waiting = try await drafts { drafts in
            try drafts.allWaiting().filter { $0.isNew || !$0.isRefused }.map { try drafts.shown($0, by: author) }
        }
        own.removeAll { one in one.edition == .draft && waiting.contains { $0.id == one.id } }
        return waiting + own
    }

    // MARK: Writing

    package func create(_ content: StartupContent, edition: Startup.Edition) async throws(StartupError) -> Startup {
        if edition == .published { return try await remote.create(content, edition: edition) }
        return try await sender.keep(nil, content, over: nil, at: now())
    }

    package func update(
        _ id: DocumentID,
        _ content: StartupContent,
        edition: Startup.Edition,
        ifVersion version: Int?
    ) async throws(StartupError) -> Startup {
        if edition == .draft { return try await sender.keep(id, content, over: version, at: now()) }
        try await sender.sendAll()
        let id = try await sender.serverID(id)
        // What has no line is not shown to all.
        if let draft = try await drafts({ try $0.waiting(id) }), !draft.isRefused { throw .offline }
        let version = await sender.follower(of: version, id)
        let startup = try await remote.update(id, content, edition: edition, ifVersion: version)
        try await drafts { try $0.remove(id) }
        return startup
    }

    package func delete(_ id: DocumentID) async throws(StartupError) {
        let isLocal = try await drafts { drafts in
            guard try drafts.waiting(id)?.isNew == true else { return false }
            try drafts.remove(id)
            return true
        }
        if !isLocal { try await remote.delete(try await sender.serverID(id)) }
    }

    package func withdraw(_ id: DocumentID) async throws(StartupError) -> Startup {
        try await remote.withdraw(try await sender.serverID(id))
    }

    package func restore(_ id: DocumentID) async throws(StartupError) -> Startup {
        try await remote.restore(try await sender.serverID(id))
    }

    package func confirm(_ id: DocumentID) async throws(StartupError) -> Startup {
        try await remote.confirm(try await sender.serverID(id))
    }

    package func appeal(_ id: DocumentID, _ text: String) async throws(StartupError) -> Startup {
        try await remote.appeal(try await sender.serverID(id), text)
    }

    // MARK: The catalogue

    package func startups(_ query: StartupQuery) async throws(StartupError) -> StartupPage {
        try await remote.startups(query)
    }

    package func categories() async throws(StartupError) -> [StartupCategory] { try await remote.categories() }

    package func search(_ search: StartupSearch) async throws(StartupError) -> StartupSearchPage {
        try await remote.search(search)
    }

    package func newer(than search: StartupSearch) async throws(StartupError) -> Int {
        try await remote.newer(than: search)
    }

    package func similar(to id: DocumentID, limit: Int) async throws(StartupError) -> [Startup] {
        try await remote.similar(to: id, limit: limit)
    }

    package func viewed(_ id: DocumentID) async throws(StartupError) { try await remote.viewed(id) }
}
