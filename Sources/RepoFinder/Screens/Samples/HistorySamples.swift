import DiscoveryDomain
import SwiftUI

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
        let model = HistoryViewModel(service: SampleDiscoveryService(), showing: page, state: state, onChanged: {})
        return Sample(name, NavigationStack { HistoryView(model: model) })
    }
}
