import PitchDeckDomain
import SwiftUI

enum StagesSamples {
    static var all: [Sample] {
        [
            sample("stages"), sample("stages-own", SampleData.stages),
            sample("stages-wrong", SampleData.stages, .tooLong),
            sample("stages-ar", SampleData.stages, language: .arabic),
        ]
    }

    private static func sample(
        _ name: String,
        _ stages: [WorkspaceStage] = WorkspaceStage.first,
        _ problem: StartupError.Reason? = nil,
        language: PitchDeckLanguage = .english
    ) -> Sample {
        let model = StagesEditorModel(
            library: SampleParts.library(stages: stages),
            problem: problem.map { .invalid("stages.name", $0) },
            onDone: {}
        )
        return Sample(name, language: language, StagesEditor(model: model))
    }
}
