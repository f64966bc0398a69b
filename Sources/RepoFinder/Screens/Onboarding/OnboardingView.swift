import DesignSystem
import DiscoveryDomain
import SwiftUI

/// The first minute: a few questions, none of which must be answered.
struct OnboardingView: View {
    @Bindable var model: OnboardingViewModel
    @Environment(\.dateWords) private var dateWords
    @Environment(\.reducesMotion) private var reducesMotion
    /// The question in front, for the page that comes after this one.
    @SceneStorage("repofinder.onboarding.question") private var kept = ""

    var body: some View {
        VStack(spacing: 0) {
            head
            ScrollView {
                QuestionView(
                    question: model.question,
                    draft: $model.draft,
                    stars: model.stars,
                    headingLevel: .h1,
                    onSubmit: { model.continueTapped() }
                )
                .id(model.question)
                .padding(20)
                .frame(maxWidth: 640)
                .frame(maxWidth: .infinity)
            }
            foot
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(RepoFinderPalette.ground)
        .onAppear { model.appeared(after: Question(rawValue: kept)) }
        .onChange(of: model.question) { kept = model.question.rawValue }
        .onChange(of: model.isFinishing) { kept = "" }
    }

    private var head: some View {
        HStack(spacing: Spacing.row) {
            Button {
                change { model.backTapped() }
            } label: {
                Label(words("repofinder.onboarding.back"), systemImage: "chevron.backward")
                    .labelStyle(.iconOnly)
                    .frame(width: 44, height: 44)
            }
            .buttonStyle(.plain)
            .disabled(model.question.previous == nil)
            .opacity(model.question.previous == nil ? 0 : 1)
            ProgressView(value: model.question.progress)
                .accessibilityLabel(words("repofinder.onboarding.progress"))
            Button(words("repofinder.onboarding.skipAll")) { model.skipAllTapped() }
                .font(.subheadline)
                .frame(minHeight: 44)
        }
        .padding(.horizontal, Spacing.row)
        .padding(.top, Spacing.icon)
        .frame(maxWidth: 672)
    }

    private var foot: some View {
        VStack(spacing: Spacing.icon) {
            if let failure = model.failure {
                Text(DiscoveryErrorWords(failure, dates: dateWords).message)
                    .font(.footnote)
                    .foregroundStyle(Palette.danger)
            }
            Button {
                change { model.continueTapped() }
            } label: {
                Text(words(model.question.next == nil ? "repofinder.onboarding.finish" : "repofinder.onboarding.next"))
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .disabled(model.isFinishing)
            Button(words("repofinder.onboarding.skip")) { change { model.skipTapped() } }
                .font(.subheadline)
                .frame(minHeight: 44)
        }
        .padding(.horizontal, 20)
        .padding(.top, Spacing.row)
        .frame(maxWidth: 640)
    }

    private func change(_ act: () -> Void) {
        withAnimation(reducesMotion ? .easeOut(duration: 0.3) : .spring(response: 0.4, dampingFraction: 0.7), act)
    }
}
