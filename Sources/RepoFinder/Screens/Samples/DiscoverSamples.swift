import DiscoveryDomain
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// The deck's screen in every state.
enum DiscoverSamples {
    static var all: [Sample] {
        [
            sample("discover-loading", nil) { _ in },
            sample("discover", SampleData.batch()) { _ in },
            sample("discover-bare-card", SampleData.batch(Array(SampleData.cards.dropFirst()))) { _ in },
            sample("discover-long-card", SampleData.batch(Array(SampleData.cards.dropFirst(2)))) { _ in },
            sample("discover-first-card", SampleData.batch(undoDepth: 0)) { _ in },
            sample("discover-judged", SampleData.batch()) { $0.judged(.like, SampleData.cards[0].id) },
            sample("discover-end", SampleData.batch([], isEnd: true)) { _ in },
            sample("discover-end-filtered", SampleData.batch([], isEnd: true), deck: 1) { _ in },
        ]
    }

    private static func sample(
        _ name: String,
        _ batch: CardBatch?,
        deck: Int = 0,
        act: (DeckViewModel) -> Void
    ) -> Sample {
        let model = SampleModels().deck(Array(SampleData.decks.dropFirst(deck)), showing: batch)
        act(model)
        return Sample(
            name,
            NavigationStack {
                DiscoverView(
                    model: model,
                    onOpen: { _ in },
                    onHistory: {},
                    onFilters: {},
                    onNewDeck: {}
                )
            }
        )
    }
}

/// The trending list in every state.
enum TrendingSamples {
    static var all: [Sample] {
        let since = SampleData.now.addingTimeInterval(-60 * 86_400)
        return [
            sample("trending-loading", .loading(showing: nil)),
            sample("trending", .loaded(list(.snapshots(since: since, latest: SampleData.now)))),
            sample("trending-reloading", .loading(showing: list(.starter))),
            sample("trending-newest", .loaded(counting)),
            sample(
                "trending-language",
                .loaded(list(.starter)),
                TrendingQuery(language: "OCaml", period: .today, kind: .rising)
            ),
            sample(
                "trending-nothing-new",
                .loaded(TrendingList(entries: [], basis: .starter)),
                TrendingQuery(isNewToMe: true)
            ),
            sample("trending-offline", .failed(.offline)),
        ]
    }

    private static var counting: TrendingList {
        var list = list(.newest(createdSince: SampleData.now.addingTimeInterval(-30 * 86_400)))
        list.countingSince = SampleData.now
        return list
    }

    private static func list(_ basis: TrendingList.Basis) -> TrendingList {
        TrendingList(
            entries: SampleData.repositories.enumerated().map { index, repository in
                TrendingEntry(
                    repository: repository,
                    gain: basis == .starter ? nil : 1_900 / (index + 1),
                    isSaved: false,
                    judgement: index == 0 ? .like : nil
                )
            },
            basis: basis
        )
    }

    private static func sample(
        _ name: String,
        _ state: TrendingViewModel.State,
        _ query: TrendingQuery = TrendingQuery()
    ) -> Sample {
        let models = SampleModels()
        let model = TrendingViewModel(
            service: models.dependencies.discovery,
            shelf: models.shelf,
            query: query,
            state: state
        )
        return Sample(name, NavigationStack { TrendingView(model: model, selection: .constant(nil)) })
    }
}

/// A repository's page with what is like it.
enum PageSamples {
    static var all: [Sample] {
        let repository = SampleData.repositories[0]
        let plain = SampleData.repositories[3]
        return [
            sample("page-loading", plain, .loading(known: nil), .loading),
            sample("page-known", plain, .loading(known: plain), .loading),
            sample("page", plain, .loaded(SampleData.detail(plain), .current), .loaded(SampleData.cards)),
            sample("page-saved", repository, .loaded(SampleData.detail(repository), .current), .none),
            sample("page-offline", plain, .failed(.offline), .none),
        ]
    }

    private static func sample(
        _ name: String,
        _ repository: Repository,
        _ state: DetailViewModel.State,
        _ similar: SimilarModel.State
    ) -> Sample {
        let models = SampleModels()
        let model = DetailViewModel(
            id: repository.id,
            origin: .search,
            known: nil,
            repositories: models.dependencies.repositories,
            shelf: models.shelf,
            now: models.dependencies.now,
            state: state,
            readme: .absent
        )
        let alike = SimilarModel(id: repository.id, service: models.dependencies.discovery, state: similar)
        return Sample(
            name,
            NavigationStack { RepositoryPageView(model: model, similar: alike, onOpen: { _ in }, onEdit: { _ in }) }
        )
    }
}
