import Calls
import DesignSystem
import DiscoveryDomain
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
            state: state,
            onChanged: {}
        )
        return Sample(name, NavigationStack { HistoryView(model: model) })
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
