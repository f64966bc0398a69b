import DestinyDomain
import SwiftUI

/// The match in every state.
enum MatchSamples {
    static var all: [Sample] {
        [
            sample("match", .editing),
            sample("match-comparing", .comparing),
            sample("match-report", .compared(SampleMatch.report)),
            sample("match-report-hindi", .compared(SampleMatch.report), language: .hindi),
            sample("match-failed", .failed(.invalid(field: "girl.time", reason: .timeInGap))),
        ]
    }

    private static func sample(
        _ name: String,
        _ state: MatchViewModel.State,
        language: GuideLanguage = .english
    ) -> Sample {
        let models = SampleModels()
        let model = MatchViewModel(dependencies: models.dependencies, state: state, saved: [SampleMatch.saved])
        model.boy.fill(SampleData.vamshi)
        return Sample(name, language: language, MatchView(model: model, profile: models.profile))
    }
}
