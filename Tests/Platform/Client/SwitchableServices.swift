import Calls
import RepositoriesDomain
import Synchronization

/// The way to the server, which the test can cut.
final class Network: Sendable {
    enum State: Sendable {
        case up, down
        /// The server carries out what it is asked, but the answer never arrives.
        case losesAnswers
        /// The server answers with a failure.
        case fails(RepositoryError)
    }

    private let current = Mutex(State.up)
    private let sent = Mutex<[String]>([])

    var state: State {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    /// The names of the calls that reached the server.
    var calls: [String] { sent.withLock { $0 } }

    func call<Value>(
        _ name: String,
        _ work: () async throws(RepositoryError) -> Value
    ) async throws(RepositoryError) -> Value {
        switch state {
        case .down: throw .offline
        case .fails(let error): throw error
        case .up:
            sent.withLock { $0.append(name) }
            return try await work()
        case .losesAnswers:
            sent.withLock { $0.append(name) }
            _ = try await work()
            throw .offline
        }
    }
}

/// The in-process service at the other end of a ``Network``.
struct SwitchableFavouriteService: FavouriteService {
    let service: any FavouriteService
    let network: Network

    func favourites() async throws(RepositoryError) -> [Favourite] {
        try await network.call("favourites") { () async throws(RepositoryError) in try await service.favourites() }
    }

    func save(_ repository: Repository, key: IdempotencyKey) async throws(RepositoryError) -> Favourite {
        try await network.call("save \(repository.id.name)") { () async throws(RepositoryError) in
            try await service.save(repository, key: key)
        }
    }

    func remove(_ id: Repository.ID, key: IdempotencyKey) async throws(RepositoryError) {
        try await network.call("remove \(id.name)") { () async throws(RepositoryError) in
            try await service.remove(id, key: key)
        }
    }

    func restore(_ favourite: Favourite, key: IdempotencyKey) async throws(RepositoryError) {
        try await network.call("restore \(favourite.id.name)") { () async throws(RepositoryError) in
            try await service.restore(favourite, key: key)
        }
    }

    func annotate(
        _ id: Repository.ID,
        tags: [String],
        note: String,
        key: IdempotencyKey
    ) async throws(RepositoryError) -> Favourite {
        try await network.call("annotate \(id.name)") { () async throws(RepositoryError) in
            try await service.annotate(id, tags: tags, note: note, key: key)
        }
    }

    func importFavourites(
        _ favourites: [Favourite],
        key: IdempotencyKey
    ) async throws(RepositoryError) -> ImportReport {
        try await network.call("import") { () async throws(RepositoryError) in
            try await service.importFavourites(favourites, key: key)
        }
    }

    func recentSearches() async throws(RepositoryError) -> [String] {
        try await network.call("searches") { () async throws(RepositoryError) in try await service.recentSearches() }
    }

    func addRecentSearch(_ text: String) async throws(RepositoryError) {
        try await network.call("add \(text)") { () async throws(RepositoryError) in
            try await service.addRecentSearch(text)
        }
    }

    func removeRecentSearch(_ text: String) async throws(RepositoryError) {
        try await network.call("drop \(text)") { () async throws(RepositoryError) in
            try await service.removeRecentSearch(text)
        }
    }
}

/// The in-process service at the other end of a ``Network``.
struct SwitchableRepositoryService: RepositoryService {
    let service: any RepositoryService
    let network: Network

    func search(
        _ query: RepositoryQuery,
        page: Int,
        effort: SearchEffort
    ) async throws(RepositoryError) -> RepositoryPage {
        try await network.call("search") { () async throws(RepositoryError) in
            try await service.search(query, page: page, effort: effort)
        }
    }

    func detail(of id: Repository.ID, refresh: Bool) async throws(RepositoryError) -> RepositoryDetail {
        try await network.call("detail") { () async throws(RepositoryError) in
            try await service.detail(of: id, refresh: refresh)
        }
    }

    func readme(of id: Repository.ID) async throws(RepositoryError) -> Readme? {
        try await network.call("readme") { () async throws(RepositoryError) in try await service.readme(of: id) }
    }

    func sourceStatus() async throws(RepositoryError) -> SourceStatus {
        try await network.call("status") { () async throws(RepositoryError) in try await service.sourceStatus() }
    }
}
