import RepositoriesDomain
import SwiftUI

/// The search screen in every state.
enum SearchSamples {
    static var all: [Sample] {
        [
            sample("search-start", .idle),
            sample("search-recents", .idle, recents: ["swift server", "static site generator"]),
            sample("search-start-starter", .idle, status: SampleData.starterStatus),
            sample("search-loading", .loading(showing: nil)),
            sample("search-loading-next", .loading(showing: SearchResults(SampleData.page()))),
            sample("search-results-more", .results(SearchResults(SampleData.page(next: 2)))),
            sample("search-results-end", .results(SearchResults(SampleData.page()))),
            sample("search-results-capped", .results(SearchResults(SampleData.page(isCapped: true)))),
            sample("search-results-page-failed", .results(pageFailed)),
            sample(
                "search-results-starter",
                .results(SearchResults(SampleData.page(source: .starter))),
                status: SampleData.starterStatus
            ),
            sample("search-results-corrected", .results(corrected), status: SampleData.starterStatus),
            sample("search-empty", .empty(RepositoryQuery(text: "zzyzx"))),
            sample("search-offline", .failed(.offline)),
            sample("search-rate-limited", .failed(.rateLimited(until: SampleData.now.addingTimeInterval(540)))),
            sample("search-source-failed", .failed(.sourceFailed("502"))),
            sample("search-too-long", .failed(.invalidQuery(field: "text", reason: .tooLong))),
        ]
    }

    private static var pageFailed: SearchResults {
        var results = SearchResults(SampleData.page(next: 2))
        results.tail = .failed(page: 2, attempt: 0, .offline)
        return results
    }

    private static var corrected: SearchResults {
        let reading = SearchReading(
            correction: .init(shown: "swift server", verbatim: "\"swfit\" server"),
            isPartial: true,
            ignoredQualifiers: ["size"]
        )
        return SearchResults(SampleData.page(source: .starter, reading: reading))
    }

    private static func sample(
        _ name: String,
        _ state: SearchViewModel.State,
        recents: [String] = [],
        status: SourceStatus = SampleData.githubStatus
    ) -> Sample {
        let models = SampleModels(recents: recents, status: status)
        let model = SearchViewModel(
            dependencies: models.dependencies,
            toasts: models.toasts,
            state: state,
            recentSearches: recents,
            status: status
        )
        return Sample(
            name,
            NavigationStack {
                SearchView(model: model, shelf: models.shelf, selection: .constant(nil), onFilters: {})
            }
        )
    }
}
