import Foundation
import PitchDeckDomain

/// What publishing and taking back come to, inside a transaction.
extension StoredStartupService {
    /// Publishes, or keeps for a moderator what the rule holds.
    static func handIn(
        _ content: StartupContent,
        _ id: DocumentID,
        createdAt: Date,
        at date: Date,
        _ review: ReviewRule?,
        in store: StartupStore
    ) throws {
        let queue = ReviewStore(connection: store.connection)
        guard let review else { return try publish(content, id, createdAt: createdAt, at: date, in: store) }
        let isHeld = try review.holds(content) || queue.isWatched(id)
        if isHeld {
            try store.write(content, .draft, of: id, createdAt: createdAt)
            try store.touch(id, .inReview, at: date)
        } else {
            try publish(content, id, createdAt: createdAt, at: date, in: store)
        }
        try queue.ask(id, isHeld: isHeld, at: date)
    }

    /// Takes what is published back; it is a draft, where there is none already.
    static func unpublish(_ id: DocumentID, as state: Startup.State, at date: Date, in store: StartupStore) throws {
        guard let published = try store.startup(id, .published) else { return }
        if try store.startup(id, .draft) == nil {
            try store.write(published.content, .draft, of: id, createdAt: published.createdAt)
        }
        try store.deleteEdition(.published, of: id)
        try StartupGrams(connection: store.connection).remove(id)
        try store.touch(id, state, at: date)
    }

    static func publish(
        _ content: StartupContent,
        _ id: DocumentID,
        createdAt: Date,
        at date: Date,
        in store: StartupStore
    ) throws {
        try store.write(content, .published, of: id, createdAt: createdAt)
        try store.deleteEdition(.draft, of: id)
        try store.touch(id, .published, at: date)
        try StartupGrams(connection: store.connection).write(id)
    }

    static func found(_ id: DocumentID, _ edition: Startup.Edition, in store: StartupStore) throws -> Startup {
        guard let startup = try store.startup(id, edition) else { throw StartupError.notFound(id) }
        return startup
    }

    /// The edition, or the other one where there is none.
    static func latest(_ id: DocumentID, _ edition: Startup.Edition, in store: StartupStore) throws -> Startup {
        if let startup = try store.startup(id, edition) { return startup }
        return try found(id, edition == .draft ? .published : .draft, in: store)
    }
}
