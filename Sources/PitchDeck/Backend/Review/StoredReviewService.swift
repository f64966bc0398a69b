package import AccountsDomain
package import Foundation
package import PitchDeckDomain
package import Storage

/// A moderator's queue of startups in the database.
package struct StoredReviewService: StartupReviewService {
    private let database: any SQLDatabase
    private let account: Account.ID?
    private let now: @Sendable () -> Date

    package init(database: any SQLDatabase, account: Account.ID?, now: @escaping @Sendable () -> Date = { Date() }) {
        (self.database, self.account, self.now) = (database, account, now)
    }

    package func queue() async throws(StartupError) -> [StartupReview] {
        let account = account
        return try await database.finding { try Self.queue($0, account) }
    }

    static func queue(_ connection: any SQLConnection, _ account: Account.ID?) throws -> [StartupReview] {
        let store = ReviewStore(connection: connection)
        guard try store.isModerator(account) else { throw StartupError.notModerator }
        return try store.waiting(nil, StartupStore(connection: connection, asker: account))
    }

    package func approve(_ id: DocumentID, ifVersion version: Int) async throws(StartupError) {
        let date = now()
        try await deciding(id, version) { review, queue, store in
            if review.isHeld {
                let startup = review.startup
                try StoredStartupService.publish(
                    startup.content,
                    id,
                    createdAt: startup.createdAt,
                    at: date,
                    in: store
                )
            }
            try AppealStore(connection: store.connection).show(id, at: date)
            try queue.setWatched(id, false)
        }
    }

    package func sendBack(
        _ id: DocumentID,
        ifVersion version: Int,
        note: String
    ) async throws(StartupError) {
        let note = note.trimmingCharacters(in: .whitespacesAndNewlines)
        guard note.count <= StartupReview.maximumNote else { throw .invalid("note", .tooLong) }
        guard !note.unicodeScalars.contains("\0") else { throw .invalid("note", .malformed) }
        let date = now()
        try await deciding(id, version) { review, queue, store in
            // A founder who is told nothing can mend nothing.
            if note.isEmpty { throw StartupError.invalid("note", .empty) }
            if review.isHeld {
                try store.touch(id, try store.settledState(of: id), at: date, publishes: false)
            } else if !review.startup.isHidden {
                try StoredStartupService.unpublish(id, as: .draft, at: date, in: store)
            }
            try AppealStore(connection: store.connection).setAnswered(id, note: note)
            try queue.setWatched(id, true, note: note)
            // Its founder alone reads a hidden one, on whichever page they have it open.
            try store.announce(id, review.startup.isHidden ? .published : .draft)
        }
    }

    private func deciding(
        _ id: DocumentID,
        _ version: Int,
        _ work: @escaping @Sendable (StartupReview, ReviewStore, StartupStore) throws -> Void
    ) async throws(StartupError) {
        let account = account
        try await database.changing { connection in
            let (queue, store) = (
                ReviewStore(connection: connection), StartupStore(connection: connection, asker: account)
            )
            guard try queue.isModerator(account) else { throw StartupError.notModerator }
            guard let review = try queue.waiting(id, store).first else { throw StartupError.notFound(id) }
            guard review.startup.version == version else {
                throw StartupError.conflict(version: review.startup.version)
            }
            try work(review, queue, store)
            try queue.remove(id)
        }
    }
}
