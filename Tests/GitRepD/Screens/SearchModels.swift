import DesignSystem
import FeatureTestSupport
import Foundation
import RepositoriesDomain

@testable import GitRepD
@testable import RepositoryScreens

extension GitRepDDependencies {
    static func test(
        repositories: any RepositoryService = ScriptedRepositoryService(),
        favourites: any FavouriteService = MemoryFavouriteService(),
        clock: any Clock<Duration> = ManualClock()
    ) -> GitRepDDependencies {
        GitRepDDependencies(repositories: repositories, favourites: favourites, clock: clock, now: { .testNow })
    }
}

/// Searches that have come as far as a test begins.
enum SearchModels {
    static func model(
        clock: any Clock<Duration> = ManualClock(),
        toasts: ToastPresenter? = nil,
        search: @escaping ScriptedRepositoryService.Search = { _, _ in throw RepositoryError.offline }
    ) -> SearchViewModel {
        SearchViewModel(
            dependencies: .test(repositories: ScriptedRepositoryService(onSearch: search), clock: clock),
            toasts: toasts ?? ToastPresenter(clock: clock)
        )
    }

    /// A model whose service has two repositories stored, and a source that may know more.
    static func live(
        clock: ManualClock,
        source: @escaping ScriptedRepositoryService.Search
    ) -> SearchViewModel {
        let service = ScriptedRepositoryService(
            onSearch: source,
            onStored: { _, _ in .test(["a", "b"], source: .starter, isBeingRefreshed: true) }
        )
        return SearchViewModel(
            dependencies: .test(repositories: service, clock: clock),
            toasts: ToastPresenter(clock: clock)
        )
    }

    /// A model that has asked for "query" and been answered.
    static func searched(
        toasts: ToastPresenter? = nil,
        search: @escaping ScriptedRepositoryService.Search
    ) async -> SearchViewModel {
        let model = model(toasts: toasts, search: search)
        model.text = "query"
        model.searchSubmitted()
        await model.performRequest()
        return model
    }
}

extension SearchViewModel {
    var names: [String]? {
        guard case .results(let results) = state else { return nil }
        return results.repositories.map(\.id.name)
    }

    var tail: SearchResults.Tail? {
        guard case .results(let results) = state else { return nil }
        return results.tail
    }
}
