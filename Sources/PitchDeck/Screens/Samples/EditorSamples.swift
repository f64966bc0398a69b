import PitchDeckDomain
import SwiftUI

enum EditorSamples {
    static var all: [Sample] {
        let steps = StartupEditorModel.Step.allCases.map { sample("editor-\($0)", step: $0) }
        return steps + [
            sample("editor-guest", step: .check, isMember: false),
            sample("editor-problem", step: .basics, saving: .failed(.invalid("title", .tooLong))),
            sample("editor-conflict", step: .basics, saving: .conflict(SampleData.startups[1])),
            sample("editor-ar", step: .company, language: .arabic),
            sample("editor-phone", step: .basics, isWaiting: true),
            sample("editor-phone-ar", step: .company, isWaiting: true, language: .arabic),
        ]
    }

    private static func sample(
        _ name: String,
        step: StartupEditorModel.Step,
        saving: StartupEditorModel.Saving = .saved(SampleData.now),
        isMember: Bool = true,
        isWaiting: Bool = false,
        language: PitchDeckLanguage = .english
    ) -> Sample {
        var content = SampleData.startups[0].content
        content.category = SampleData.energy.id
        content.claims = []
        let model = StartupEditorModel(
            id: isWaiting ? SampleData.draft.id : nil,
            library: SampleParts.library(waiting: isWaiting ? [SampleData.draft.id] : []),
            form: StartupForm(content),
            state: .ready,
            saving: saving
        )
        model.step = step
        let view = StartupEditorView(
            model: model,
            library: SampleParts.library(),
            isMember: isMember,
            onDone: { _ in }
        )
        return Sample(name, language: language, view)
    }
}
