import Calls
import RepositoriesDomain

/// Something the person decided, as it waits to be sent.
enum QueuedDecision: Hashable, Codable, Sendable {
    case save(Repository, IdempotencyKey)
    case remove(Repository.ID, IdempotencyKey)
    case restore(Favourite, IdempotencyKey)
    case annotate(Repository.ID, tags: [String], note: String, IdempotencyKey)
    case importAll([Favourite], IdempotencyKey)
    case addRecentSearch(String)
    case removeRecentSearch(String)
}

extension QueuedDecision {
    /// Carries the decision out.
    func send(to service: any FavouriteService) async throws(RepositoryError) -> DecisionOutcome {
        switch self {
        case .save(let repository, let key): return .favourite(try await service.save(repository, key: key))
        case .remove(let id, let key): try await service.remove(id, key: key)
        case .restore(let favourite, let key): try await service.restore(favourite, key: key)
        case .annotate(let id, let tags, let note, let key):
            return .favourite(try await service.annotate(id, tags: tags, note: note, key: key))
        case .importAll(let favourites, let key):
            return .imported(try await service.importFavourites(favourites, key: key))
        case .addRecentSearch(let text): try await service.addRecentSearch(text)
        case .removeRecentSearch(let text): try await service.removeRecentSearch(text)
        }
        return .done
    }
}
