import GitHubAPI
package import AccountsDomain
import Foundation
package import RepositoriesDomain

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
