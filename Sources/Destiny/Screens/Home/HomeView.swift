import DestinyDomain
import DesignSystem
import SwiftUI

/// A greeting, what is left to ask, today's insight, and three questions that follow from it.
struct HomeView: View {
    let model: HomeViewModel
    let profile: GuideProfile
    let onAsk: (String) -> Void
    let onUpgrade: () -> Void
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.group) {
                greeting
                if let quota = profile.value?.quota, !quota.isPremium {
                    QuotaWidget(quota: quota, onUpgrade: onUpgrade)
                }
                day
                TraditionNote()
                    .frame(maxWidth: .infinity)
                    .multilineTextAlignment(.center)
            }
            .padding(.horizontal, 20)
            .padding(.vertical, Spacing.section)
            .frame(maxWidth: Spacing.columnWidth)
            .frame(maxWidth: .infinity)
        }
        .refreshable { await model.load(in: timeZone) }
        .task(id: profile.chartRevision) { await model.load(in: timeZone) }
    }

    private var greeting: some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            Text(greetingText)
                .font(.title)
                .fontWeight(.bold)
                .foregroundStyle(DestinyPalette.text)
                .accessibilityAddTraits(.isHeader)
            Text(words("destiny.home.subtitle"))
                .font(.callout)
                .foregroundStyle(DestinyPalette.secondary)
        }
    }

    private var greetingText: String {
        let key = "destiny.home.greeting.\(model.partOfDay(in: timeZone))"
        let name = profile.value?.birth?.name.split(separator: " ").first.map(String.init) ?? ""
        return name.isEmpty ? words(key) : words("destiny.home.greeting.named", words(key), name)
    }

    @ViewBuilder private var day: some View {
        switch model.state {
        case .loading: HomeSkeleton()
        case .failed(let error):
            FailureNote(error: error) { Task { await model.load(in: timeZone) } }
        case .loaded(let today):
            InsightCard(insight: today.insight)
            SuggestedQuestions(questions: today.questions, onAsk: onAsk)
        }
    }
}
