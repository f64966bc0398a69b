import Calls
import DeckScreens
import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import RepositoryScreens
package import SwiftUI

/// One state of a screen, ready to be drawn in a preview or compared with a snapshot.
package struct Sample {
    /// Unique among all samples; names the snapshot's file.
    package let name: String
    package let view: AnyView

    init(_ name: String, _ view: some View) {
        self.name = name
        self.view = AnyView(view.environment(\.presentDate, { SampleData.now }))
    }

    /// Every state of every screen.
    package static var all: [Sample] {
        OnboardingSamples.all + DiscoverSamples.all + DeckEditorSamples.all + HistorySamples.all + PageSamples.all
            + TrendingSamples.all + SavedSamples.all + ProfileSamples.all
    }
}

/// A deck being named and narrowed.
enum DeckEditorSamples {
    static var all: [Sample] {
        [
            sample("deck-new", nil, SampleData.decks),
            sample("deck-first", SampleData.decks[0], [SampleData.decks[0]]),
            sample("deck-filtered", SampleData.decks[1], SampleData.decks),
        ]
    }

    private static func sample(_ name: String, _ deck: Deck?, _ decks: [Deck]) -> Sample {
        let library = DeckLibrary(service: RemoteDiscoveryService(.unanswered), decks: decks)
        return Sample(name, DeckEditorView(model: DeckEditorModel(deck: deck, library: library, onChanged: {})))
    }
}

/// The history in every state.
enum HistorySamples {
    static var all: [Sample] {
        let entries = SampleData.repositories.enumerated().map { index, repository in
            HistoryEntry(
                repository: repository,
                judgement: index % 2 == 0 ? .like : .skip,
                judgedAt: SampleData.now.addingTimeInterval(-Double(index) * 7_200)
            )
        }
        return [
            sample("history-loading", nil),
            sample("history", HistoryPage(entries: entries, older: nil)),
            sample("history-more", HistoryPage(entries: entries, older: 4)),
            sample("history-empty", HistoryPage(entries: [], older: nil)),
            sample("history-offline", nil, .failed(.offline)),
        ]
    }

    private static func sample(
        _ name: String,
        _ page: HistoryPage?,
        _ state: HistoryViewModel.State? = nil
    ) -> Sample {
        let model = HistoryViewModel(
            service: RemoteDiscoveryService(.unanswered),
            showing: page,
            state: state
        )
        return Sample(name, NavigationStack { HistoryView(model: model) })
    }
}

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

#if canImport(UIKit)
import SwiftUI

#Preview("Samples") {
    TabView {
        ForEach(Sample.all, id: \.name) { $0.view }
    }
    .tabViewStyle(.page)
}
#endif
