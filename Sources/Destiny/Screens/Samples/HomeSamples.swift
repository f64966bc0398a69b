import DestinyDomain
import SwiftUI

/// Home in every state.
enum HomeSamples {
    static var all: [Sample] {
        [
            sample("home-loading", .loading),
            sample("home", .loaded(SampleData.today)),
            sample("home-hindi", .loaded(SampleData.today), language: .hindi),
            sample("home-offline", .failed(.offline)),
            sample("home-exhausted", .loaded(SampleData.today)) { $0.quota.used = 10 },
            sample("home-premium", .loaded(SampleData.today)) { $0.quota.limit = nil },
        ]
    }

    private static func sample(
        _ name: String,
        _ state: HomeViewModel.State,
        language: GuideLanguage = .english,
        change: (inout AstrologyProfile) -> Void = { _ in }
    ) -> Sample {
        var profile = SampleData.profile
        change(&profile)
        let models = SampleModels(profile: profile)
        let model = HomeViewModel(charts: models.dependencies.charts, now: { SampleData.now }, state: state)
        return Sample(
            name,
            language: language,
            HomeView(model: model, profile: models.profile, onAsk: { _ in }, onUpgrade: {})
        )
    }
}
