import DesignSystem
import DestinyDomain
import Foundation
package import SwiftUI

/// One state of a screen, ready to be drawn in a preview or compared with a snapshot.
package struct Sample {
    /// Unique among all samples; names the snapshot's file.
    package let name: String
    package let view: AnyView

    init(_ name: String, language: GuideLanguage = .english, _ view: some View) {
        self.name = name
        let words = GuideWords(language)
        self.view = AnyView(
            view
                .environment(\.words, words)
                .environment(\.locale, words.locale)
                .environment(\.timeZone, TimeZone(identifier: "Asia/Kolkata") ?? .gmt)
                .environment(\.presentDate, { SampleData.now })
                .background(DestinyPalette.ground)
                .tint(DestinyPalette.accent)
        )
    }

    /// What a sheet holds, under the title the sheet has.
    init(_ name: String, sheet title: String, language: GuideLanguage = .english, _ view: some View) {
        let words = GuideWords(language)
        self.init(
            name,
            language: language,
            NavigationStack { view.navigationTitle(words(title)).navigationBarTitleDisplayMode(.inline) }
        )
    }

    /// Every state of every screen.
    package static var all: [Sample] {
        HomeSamples.all + AskSamples.all + HistorySamples.all + MatchSamples.all + SheetSamples.all
    }
}

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
        return Sample(
            name,
            sheet: "destiny.history.title",
            HistoryList(model: model, coordinator: models.coordinator, isSheet: true)
        )
    }
}

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
        let model = HomeViewModel(
            charts: models.dependencies.charts,
            clock: models.dependencies.clock,
            now: { SampleData.now },
            state: state
        )
        return Sample(
            name,
            language: language,
            HomeView(model: model, profile: models.profile, onAsk: { _ in }, onSky: {}, onUpgrade: {})
        )
    }
}
