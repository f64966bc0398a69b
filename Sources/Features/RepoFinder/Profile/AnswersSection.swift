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
                        Text(words("repofinder.answer.\(question.rawValue)"))
                            .foregroundStyle(.primary)
                            .fixedSize()
                        Spacer(minLength: Spacing.icon)
                        Text(verbatim: answer(to: question) ?? words("repofinder.answer.none"))
                            .foregroundStyle(.secondary)
                            .lineLimit(1)
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
