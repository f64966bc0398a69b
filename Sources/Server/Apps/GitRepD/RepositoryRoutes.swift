import AccountsDomain
import Calls
import RepositoriesDomain
import RepositoriesService

extension APIRouter {
    mutating func mountRepositories(_ backend: Backend) {
        mount(RepositoryEndpoints.search) { input, _, _, _ in
            try await backend.repositories.search(input.query, page: input.page, effort: input.effort)
        }
        mount(RepositoryEndpoints.detail) { input, account, _, _ in
            let repositories = account.map { backend.repositories.bound(to: $0.id) } ?? backend.repositories
            return try await repositories.detail(of: input.id, refresh: input.refresh)
        }
        mount(RepositoryEndpoints.readme) { input, _, _, _ in
            ReadmeAnswer(readme: try await backend.repositories.readme(of: input.id))
        }
        mount(RepositoryEndpoints.sourceStatus) { _, _, _, _ in
            try await backend.repositories.sourceStatus()
        }
    }

    mutating func mountFavourites(_ backend: Backend) {
        mount(FavouriteEndpoints.list) { _, account in
            try await backend.favourites(of: account.id).favourites()
        }
        mount(FavouriteEndpoints.save) { input, account in
            try await backend.favourites(of: account.id).save(input.repository, key: input.key)
        }
        mount(FavouriteEndpoints.remove) { input, account in
            try await backend.favourites(of: account.id).remove(input.id, key: input.key)
            return NoContent()
        }
        mount(FavouriteEndpoints.restore) { input, account in
            try await backend.favourites(of: account.id).restore(input.favourite, key: input.key)
            return NoContent()
        }
        mount(FavouriteEndpoints.annotate) { input, account in
            try await backend.favourites(of: account.id)
                .annotate(input.id, tags: input.tags, note: input.note, key: input.key)
        }
        mount(FavouriteEndpoints.importAll) { input, account in
            try await backend.favourites(of: account.id).importFavourites(input.favourites, key: input.key)
        }
    }

    mutating func mountRecentSearches(_ backend: Backend) {
        mount(FavouriteEndpoints.recentSearches) { _, account in
            RecentSearches(searches: try await backend.favourites(of: account.id).recentSearches())
        }
        mount(FavouriteEndpoints.addRecentSearch) { input, account in
            try await backend.favourites(of: account.id).addRecentSearch(input.text)
            return NoContent()
        }
        mount(FavouriteEndpoints.removeRecentSearch) { input, account in
            try await backend.favourites(of: account.id).removeRecentSearch(input.text)
            return NoContent()
        }
    }
}
