import DiscoveryDomain
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// The saved and the liked in every state.
enum SavedSamples {
    static var all: [Sample] {
        [
            sample("saved-loading", saved: nil, liked: nil) { _ in },
            sample("saved") { _ in },
            sample("saved-releases", releases: SampleData.releases) { _ in },
            sample("saved-releases-only", releases: SampleData.releases) { $0.releasesTapped() },
            sample("saved-empty", saved: [], liked: []) { _ in },
            sample("saved-tag") { $0.filter.tapped("web") },
            sample("saved-no-match") { $0.filter.searchText = "zzyzx" },
            sample("liked") { $0.list = .liked },
            sample("liked-empty", liked: []) { $0.list = .liked },
        ]
    }

    private static func sample(
        _ name: String,
        saved: [Favourite]? = SampleData.favourites,
        liked: [Favourite]? = Array(SampleData.favourites.reversed()),
        releases: [RepositoryRelease] = [],
        act: (SavedViewModel) -> Void
    ) -> Sample {
        let models = SampleModels(favourites: saved)
        let shelf = LikedStore(service: models.dependencies.discovery, toasts: models.toasts, liked: liked)
        let radar = ReleaseRadarModel(service: models.dependencies.discovery, releases: releases)
        let model = SavedViewModel(shelf: models.shelf, liked: shelf, radar: radar, now: { SampleData.now })
        act(model)
        return Sample(
            name,
            NavigationStack {
                SavedView(
                    model: model,
                    selection: .constant(nil),
                    onEdit: { _, _ in },
                    onExport: {},
                    onDiscover: {}
                )
            }
        )
    }
}
