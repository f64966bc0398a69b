import Calls
import Foundation
import GRDB
package import PitchDeckDomain
import Synchronization

/// What was written of a startup on this phone and is not on the server yet.
struct WaitingDraft: Hashable, Codable, Sendable {
    /// Of the server's, or drawn here for one that the server does not have.
    var id: DocumentID
    var isNew: Bool
    /// The version that it was written over.
    var base: Int?
    var content: StartupContent
    var writtenAt: Date
    /// What was sent and may have arrived, though no answer came.
    var sent: StartupContent?
    var key = IdempotencyKey()
    /// It was sent while nobody looked, and not taken.
    var isRefused = false
}

/// Drafts that wait on the phone, and what is known of the person's own startups, inside a transaction.
struct DeviceDrafts {
    let database: Database
    let person: String

    // MARK: What waits

    func waiting(_ id: DocumentID) throws -> WaitingDraft? {
        try Data.fetchOne(
            database,
            sql: "SELECT value FROM waitingDrafts WHERE startup = ? AND person = ?",
            arguments: [id.text, person]
        ).map { try JSONCoding.decode(WaitingDraft.self, from: $0) }
    }

    /// The one written last first.
    func allWaiting() throws -> [WaitingDraft] {
        let rows = try Data.fetchAll(
            database,
            sql: "SELECT value FROM waitingDrafts WHERE person = ?",
            arguments: [person]
        )
        return try rows.map { try JSONCoding.decode(WaitingDraft.self, from: $0) }.sorted {
            $0.writtenAt > $1.writtenAt
        }
    }

    /// What is to be sent, by every id that a screen may know it by.
    func idsToSend() throws -> Set<DocumentID> {
        let waiting = try allWaiting().filter { !$0.isRefused }.map(\.id)
        let named = try Row.fetchAll(database, sql: "SELECT local, server FROM startupNames").compactMap { row in
            waiting.contains { $0.text == row["server"] } ? DocumentID(row["local"] as String) : nil
        }
        return Set(waiting + named)
    }

    func put(_ draft: WaitingDraft) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO waitingDrafts (startup, person, value) VALUES (?, ?, ?)",
            arguments: [draft.id.text, person, try JSONCoding.encode(draft)]
        )
    }

    func change(_ id: DocumentID, _ body: (inout WaitingDraft) -> Void) throws {
        guard var draft = try waiting(id) else { return }
        body(&draft)
        try put(draft)
    }

    func remove(_ id: DocumentID) throws {
        try database.execute(sql: "DELETE FROM waitingDrafts WHERE startup = ?", arguments: [id.text])
    }

    /// What was written before somebody was known becomes theirs, such as a guest's the member's who they are now.
    func adopt(from earlier: [String]) throws {
        for table in ["waitingDrafts", "knownStartups"] {
            for owner in earlier {
                try database.execute(
                    sql: "UPDATE \(table) SET person = ? WHERE person = ?",
                    arguments: [person, owner]
                )
            }
        }
    }

    /// Begins what somebody left anew, as nobody comes back to what the server has of it.
    ///
    /// Files go with whose they were.
    func beginAnew(from earlier: String) throws {
        let theirs = DeviceDrafts(database: database, person: earlier)
        var left = try theirs.allWaiting()
        for known in try theirs.allKnown() where known.edition == .draft && known.deletedAt == nil {
            guard !left.contains(where: { $0.id == known.id }) else { continue }
            left.append(WaitingDraft(id: known.id, isNew: true, content: known.content, writtenAt: known.updatedAt))
        }
        try theirs.removeAll()
        for draft in left {
            var content = draft.content
            (content.image, content.gallery, content.deck) = (nil, [], nil)
            try put(WaitingDraft(id: draft.id, isNew: true, content: content, writtenAt: draft.writtenAt))
        }
    }

    /// Nobody comes back to it.
    func removeAll() throws {
        for table in ["waitingDrafts", "knownStartups"] {
            try database.execute(sql: "DELETE FROM \(table) WHERE person = ?", arguments: [person])
        }
    }

    // MARK: What the server calls it

    func name(_ local: DocumentID, _ server: DocumentID) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO startupNames (local, server) VALUES (?, ?)",
            arguments: [local.text, server.text]
        )
    }

    /// The server's id of one that was begun here; any other id is the server's.
    func serverID(_ id: DocumentID) throws -> DocumentID {
        let named = try String.fetchOne(
            database,
            sql: "SELECT server FROM startupNames WHERE local = ?",
            arguments: [id.text]
        )
        return named.flatMap(DocumentID.init) ?? id
    }

    // MARK: What is known

    func known(_ id: DocumentID, _ edition: Startup.Edition) throws -> Startup? {
        try Data.fetchOne(
            database,
            sql: "SELECT value FROM knownStartups WHERE startup = ? AND edition = ? AND person = ?",
            arguments: [id.text, edition.rawValue, person]
        ).map { try JSONCoding.decode(Startup.self, from: $0) }
    }

    /// As the server told them last.
    func allKnown() throws -> [Startup] {
        let rows = try Data.fetchAll(
            database,
            sql: "SELECT value FROM knownStartups WHERE person = ? ORDER BY rowid",
            arguments: [person]
        )
        return try rows.map { try JSONCoding.decode(Startup.self, from: $0) }
    }

    func remember(_ startup: Startup) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO knownStartups (startup, edition, person, value) VALUES (?, ?, ?, ?)",
            arguments: [startup.id.text, startup.edition.rawValue, person, try JSONCoding.encode(startup)]
        )
    }

    func rememberAll(_ startups: [Startup]) throws {
        try database.execute(sql: "DELETE FROM knownStartups WHERE person = ?", arguments: [person])
        for startup in startups { try remember(startup) }
    }

    func forget(_ id: DocumentID, _ edition: Startup.Edition) throws {
        try database.execute(
            sql: "DELETE FROM knownStartups WHERE startup = ? AND edition = ?",
            arguments: [id.text, edition.rawValue]
        )
    }

    /// A startup as its founder left it on this phone.
    func shown(_ draft: WaitingDraft, by author: DocumentID?) throws -> Startup {
        var startup =
            try known(draft.id, .draft) ?? known(draft.id, .published)
            ?? Startup(
                id: draft.id,
                number: 0,
                slug: "",
                content: draft.content,
                category: nil,
                author: StartupAuthor(id: author ?? draft.id, name: "", joinedAt: draft.writtenAt),
                state: .draft,
                edition: .draft,
                version: 0,
                createdAt: draft.writtenAt,
                updatedAt: draft.writtenAt
            )
        (startup.content, startup.edition, startup.updatedAt) = (draft.content, .draft, draft.writtenAt)
        startup.version = draft.base ?? startup.version
        if startup.category?.id != draft.content.category { startup.category = nil }
        return startup
    }
}

extension DeviceDatabase {
    /// Gives what was kept of one person to another, as a guest's to whom they sign in as; to nobody it is removed.
    ///
    /// - Throws: `failed` where the phone's own data cannot be written.
    package func handOver(from person: String, to next: String?) async throws(StartupError) {
        try await drafts(of: next ?? person) { drafts in
            if next == nil { try drafts.removeAll() } else { try drafts.adopt(from: [person]) }
        }
    }

    /// Keeps for nobody in particular what a guest left whom the server no longer knows.
    ///
    /// It is the next guest's of this phone, where it was on the screen until now.
    ///
    /// - Throws: `failed` where the phone's own data cannot be written.
    package func beginAnew(from guest: String) async throws(StartupError) {
        try await drafts(of: "") { try $0.beginAnew(from: guest) }
    }

    /// Runs `body` as one transaction, over what is one person's.
    func drafts<Value: Sendable>(
        of person: String,
        _ body: @escaping @Sendable (DeviceDrafts) throws -> Value
    ) async throws(StartupError) -> Value {
        do {
            return try await write { try body(DeviceDrafts(database: $0, person: person)) }
        } catch {
            throw .failed("device: \(error)")
        }
    }

    /// As the other one, for whoever the owner is when it runs.
    func drafts<Value: Sendable>(
        of owner: DraftOwner,
        _ body: @escaping @Sendable (DeviceDrafts) throws -> Value
    ) async throws(StartupError) -> Value {
        do {
            return try await write { try body(DeviceDrafts(database: $0, person: owner.person)) }
        } catch {
            throw .failed("device: \(error)")
        }
    }
}

/// Whose drafts a phone's services keep, which is known better once the server has answered.
final class DraftOwner: Sendable {
    private let state: Mutex<String>

    init(_ person: String) { state = Mutex(person) }

    var person: String { state.withLock(\.self) }

    func become(_ person: String) { state.withLock { $0 = person } }
}
