import DiscoveryDomain
import SwiftUI

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
