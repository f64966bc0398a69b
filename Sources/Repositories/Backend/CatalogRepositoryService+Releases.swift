package import AccountsDomain
import Foundation
import GitHubAPI
package import RepositoriesDomain
import Storage

/// The release radar: what was released of somebody's favourites since they last looked.
///
/// A look asks GitHub about few favourites, one after the other, and leaves most of the hour's requests to those who
/// read; the rest is asked about at the next looks.
extension CatalogRepositoryService {
    /// How many favourites a look asks about: at most two requests each.
    private static let lookSize = 20

    /// Nothing without a token: 60 requests an hour are for those who read.
    package func lookAtReleases(
        of account: Account.ID,
        refresh: Bool
    ) async throws(RepositoryError) -> ReleaseRadar {
        guard let live, live.client.hasToken else { return .off }
        if refresh { try await askForReleases(of: account, live) }
        let now = now()
        return try await database.writing { connection in
            let store = ReleaseStore(connection: connection, account: account)
            return ReleaseRadar(
                isWatching: true,
                releases: try store.found(since: try store.look(at: now)),
                isIncomplete: try !refresh && !store.due(at: now, limit: 1).isEmpty
            )
        }
    }

    private func askForReleases(of account: Account.ID, _ live: LiveRepositories) async throws(RepositoryError) {
        let now = now()
        let due = try await database.writing { connection in
            let store = ReleaseStore(connection: connection, account: account)
            let due = try store.due(at: now, limit: Self.lookSize)
            try store.noteAsked(due, at: now)
            return due
        }
        for id in due {
            guard !Task.isCancelled, await hasRequestsToSpare(live) else { return }
            do throws(RepositoryError) {
                try await live.ask(.release(id))
            } catch .rateLimited, .offline {
                return  // The radar shows what is known; a later look asks.
            } catch {
                continue  // This one is gone, or cannot be read.
            }
        }
    }

    private func hasRequestsToSpare(_ live: LiveRepositories) async -> Bool {
        guard let limit = await live.client.coreLimit, limit.resetsAt > now() else { return true }
        return limit.remaining > limit.limit / 5
    }
}

/// The releases among one person's favourites, inside a transaction.
struct ReleaseStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// Looks that follow each other sooner are one.
    static let visit: TimeInterval = 1_800
    /// How soon GitHub is asked again about a favourite it gave no answer about.
    private static let retry: TimeInterval = 21_600

    /// Takes note of a look; returns when the one before ended, `nil` for the first.
    func look(at now: Date) throws -> Date? {
        let row = try connection.row("SELECT since, looked_at FROM release_looks WHERE account_id = \(account)")
        let (since, lookedAt): (Date?, Date?) = (try row?["since"] ?? nil, try row?["looked_at"])
        let isNew = lookedAt.map { now.timeIntervalSince($0) >= Self.visit } ?? false
        let start = isNew ? lookedAt : since
        try connection.execute(
            """
            INSERT INTO release_looks (account_id, since, looked_at) VALUES (\(account), \(start), \(now))
            ON CONFLICT (account_id) DO UPDATE SET since = excluded.since, looked_at = excluded.looked_at
            """
        )
        return start
    }

    /// The last look; `nil` before the first.
    func lookedAt() throws -> Date? {
        try connection.row("SELECT looked_at FROM release_looks WHERE account_id = \(account)")?["looked_at"]
    }

    /// What was published after it was saved, and heard of after `since`; the newest first.
    func found(since: Date?) throws -> [RepositoryRelease] {
        let start = since ?? Date(timeIntervalSince1970: -1)
        return try connection.rows(
            """
            SELECT r.owner, r.name, d.release_name, d.release_at
            FROM favourites f JOIN repositories r ON r.key = f.key JOIN repository_details d ON d.number = r.number
            WHERE f.account_id = \(account) AND d.release_at > f.saved_at
                AND COALESCE(d.release_found_at, 0) > \(start)
            ORDER BY d.release_at DESC, r.key LIMIT \(ReleaseRadar.maximumCount)
            """
        ).map { row in
            RepositoryRelease(
                repository: Repository.ID(owner: try row["owner"], name: try row["name"]),
                name: try row["release_name"],
                publishedAt: try row["release_at"]
            )
        }
    }

    /// Favourites whose newest release is not known, or not any more; those that waited longest first.
    func due(at now: Date, limit: Int) throws -> [Repository.ID] {
        let asked = now.addingTimeInterval(-Self.retry)
        let known = now.addingTimeInterval(-LiveRepositories.releaseFreshness)
        return try connection.rows(
            """
            SELECT f.key FROM favourites f LEFT JOIN repositories r ON r.key = f.key
                LEFT JOIN repository_details d ON d.number = r.number
            WHERE f.account_id = \(account) AND COALESCE(f.release_asked_at, 0) <= \(asked)
                AND COALESCE(d.release_asked_at, 0) <= \(known)
            ORDER BY COALESCE(f.release_asked_at, 0), f.saved_at DESC, f.key LIMIT \(limit)
            """
        ).compactMap { Self.id(of: try $0["key"]) }
    }

    func noteAsked(_ ids: [Repository.ID], at now: Date) throws {
        guard !ids.isEmpty else { return }
        try connection.execute(
            """
            UPDATE favourites SET release_asked_at = \(now)
            WHERE account_id = \(account) AND key IN (\(values: ids.map(\.key)))
            """
        )
    }

    /// Names are asked for without regard to case.
    private static func id(of key: String) -> Repository.ID? {
        let parts = key.split(separator: "/", maxSplits: 1)
        return parts.count == 2 ? Repository.ID(owner: String(parts[0]), name: String(parts[1])) : nil
    }
}
