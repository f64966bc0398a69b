import DestinyDomain
import SwiftUI

/// The conversations in every state.
enum HistorySamples {
    static var all: [Sample] {
        [
            sample("history-loading", .loading),
            sample("history", .loaded(SampleData.threads)),
            sample("history-empty", .loaded([])),
            sample("history-no-match", .loaded([])) { $0.searchText = "zzyzx" },
            sample("history-archive-empty", .loaded([])) { $0.isArchive = true },
            sample("history-offline", .failed(.offline)),
        ]
    }

    private static func sample(
        _ name: String,
        _ state: HistoryViewModel.State,
        act: (HistoryViewModel) -> Void = { _ in }
    ) -> Sample {
        let models = SampleModels()
        let model = HistoryViewModel(
            dependencies: models.dependencies,
            profile: models.profile,
            toasts: models.coordinator.toasts,
            state: state
        )
        act(model)
        return Sample(name, HistoryList(model: model, coordinator: models.coordinator))
    }
}
