import DesignSystem
import DiscoveryDomain
import SwiftUI

/// Every answer of the first minute, to be changed.
struct AnswersSection: View {
    let preferences: Preferences
    let onQuestion: (Question) -> Void

    private static let questions: [Question] = [.name, .level, .fields, .stack, .interests, .project, .goals]

    var body: some View {
        Section {
            ForEach(Self.questions) { question in
                Button {
                    onQuestion(question)
                } label: {
                    HStack(spacing: Spacing.section) {
                        ViewThatFits(in: .horizontal) {
                            HStack(spacing: Spacing.section) {
                                title(of: question)
                                Spacer(minLength: 0)
                                value(of: question).lineLimit(1)
                            }
                            // A long answer stands below.
                            VStack(alignment: .leading, spacing: 2) {
                                title(of: question)
                                value(of: question).lineLimit(3).multilineTextAlignment(.leading)
                            }
                            .frame(maxWidth: .infinity, alignment: .leading)
                        }
                        .frame(maxWidth: .infinity)
                        Image(systemName: "chevron.forward")
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                            .accessibilityHidden(true)
                    }
                    .frame(minHeight: 44)
                }
                .buttonStyle(.plain)
            }
        } header: {
            Text("repofinder.profile.answers", bundle: .module)
        } footer: {
            Text("repofinder.profile.answers.about", bundle: .module)
        }
    }

    private func title(of question: Question) -> some View {
        Text(words("repofinder.answer.\(question.rawValue)")).foregroundStyle(.primary)
    }

    private func value(of question: Question) -> some View {
        Text(verbatim: answer(to: question) ?? words("repofinder.answer.none")).foregroundStyle(.secondary)
    }

    private func answer(to question: Question) -> String? {
        switch question {
        case .name: preferences.name
        case .level: preferences.experienceLevel?.title
        case .fields: list(PreferencesDraft(preferences).clusters.map(\.title))
        case .stack: list(preferences.techStack)
        case .interests: list(preferences.interests)
        case .project: preferences.projectType?.title
        case .goals: list(preferences.goals.map(\.title))
        case .stars: nil
        }
    }

    private func list(_ words: [String]) -> String? {
        words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

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
