import DesignSystem
import DiscoveryDomain
import SwiftUI

/// The sheet in which one answer is changed.
struct AnswerEditorView: View {
    let question: Question
    let stars: StarImportModel
    let onAnswered: (Preferences) -> Void
    @State private var draft: PreferencesDraft
    @Environment(\.dismiss) private var dismiss

    init(
        question: Question,
        preferences: Preferences,
        stars: StarImportModel,
        onAnswered: @escaping (Preferences) -> Void
    ) {
        self.question = question
        self.stars = stars
        self.onAnswered = onAnswered
        _draft = State(initialValue: PreferencesDraft(preferences))
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                QuestionView(question: question, draft: $draft, stars: stars, onSubmit: save)
                    .padding(20)
            }
            .background(RepoFinderPalette.ground)
            .navigationTitle(words("repofinder.answer.\(question.rawValue)"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(words("repofinder.action.cancel")) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(words("repofinder.action.save"), action: save)
                }
            }
        }
    }

    private func save() {
        switch question {
        case .stack: draft.typedSubmitted(in: \.techStack)
        case .interests: draft.typedSubmitted(in: \.interests)
        case .name, .level, .fields, .project, .goals, .stars: break
        }
        onAnswered(draft.preferences)
        dismiss()
    }
}
