import Calls
import DiscoveryDomain
import Foundation
import Observation
import RepositoriesDomain
import RepositoryScreens

/// The trending list that the person looks at.
@Observable
final class TrendingViewModel {
    enum State: Equatable {
        /// What was shown before stays while another list is asked for.
        case loading(showing: TrendingList?)
        case loaded(TrendingList)
        case failed(DiscoveryError)
    }

    private(set) var state: State
    /// The view answers every change by `asked()`.
    var query: TrendingQuery
    private(set) var attempt = 0

    @ObservationIgnored private let service: any DiscoveryService
    @ObservationIgnored let shelf: FavouritesStore

    /// Offered before the list itself tells what else there is.
    static let languages = [
        "C", "C#", "C++", "Dart", "Elixir", "Go", "Haskell", "Java", "JavaScript", "Kotlin", "Lua", "PHP", "Python",
        "Ruby", "Rust", "Scala", "Shell", "Swift", "TypeScript", "Zig",
    ]

    init(
        service: any DiscoveryService,
        shelf: FavouritesStore,
        query: TrendingQuery = TrendingQuery(),
        state: State = .loading(showing: nil)
    ) {
        self.service = service
        self.shelf = shelf
        self.query = query
        self.state = state
    }

    /// The list on the screen, perhaps an earlier one than is asked for; `nil` before there is any.
    var shown: TrendingList? {
        switch state {
        case .loading(let list): list
        case .loaded(let list): list
        case .failed: nil
        }
    }

    var isLoading: Bool {
        if case .loading = state { true } else { false }
    }

    /// What the view waits for: another list, or another try.
    struct Request: Hashable {
        var query: TrendingQuery
        var attempt: Int
    }

    var request: Request { Request(query: query, attempt: attempt) }

    /// The languages to choose from, the chosen one among them.
    var languages: [String] {
        guard let chosen = query.language, !Self.languages.contains(chosen) else { return Self.languages }
        return (Self.languages + [chosen]).sorted()
    }

    /// Call with every new `request`.
    func asked() async {
        if case .loaded(let list) = state { state = .loading(showing: list) }
        await load()
    }

    func pulledToRefresh() async { await load() }

    /// Shows a new count of stars; a list that nobody has asked for yet is read when they do.
    func countedAnew() {
        if case .loaded = state { attempt += 1 }
    }

    func retryTapped() {
        state = .loading(showing: nil)
        attempt += 1
    }

    func saveTapped(_ repository: Repository) {
        if shelf.contains(repository.id) { shelf.remove(repository.id) } else { shelf.save(repository) }
    }

    func repository(_ id: Repository.ID) -> Repository? {
        shown?.entries.first { $0.id == id }?.repository
    }

    private func load() async {
        let asked = query
        do throws(DiscoveryError) {
            let list = try await service.trending(asked)
            guard !Task.isCancelled, asked == query else { return }
            state = .loaded(list)
        } catch {
            guard !Task.isCancelled, asked == query else { return }
            if case .loaded = state { return }
            state = .failed(error)
        }
    }
}
