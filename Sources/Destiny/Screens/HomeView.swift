import DesignSystem
import DestinyDomain
import SwiftUI

/// A greeting, what is left to ask, today's insight, and three questions that follow from it.
struct HomeView: View {
    let model: HomeViewModel
    let profile: GuideProfile
    var standing = GuideStanding()
    let onAsk: (String) -> Void
    let onSky: () -> Void
    let onUpgrade: () -> Void
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.group) {
                greeting
                if let quota = profile.value?.quota, !quota.isPremium {
                    QuotaWidget(quota: quota, standing: standing, onUpgrade: onUpgrade)
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
        .task(id: DayRequest(chart: profile.chartRevision, timeZone: timeZone)) { await model.follow(in: timeZone) }
    }

    private var greeting: some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            Text(greetingText)
                .font(.title)
                .fontWeight(.bold)
                .foregroundStyle(DestinyPalette.text)
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)
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
            InsightCard(insight: today.insight, onSky: onSky)
            SuggestedQuestions(questions: today.questions, onAsk: onAsk)
        }
    }
}

/// What a day's insight depends on.
private struct DayRequest: Equatable {
    let chart: Int
    let timeZone: TimeZone
}

/// The shape of a day while it is computed; late, so that a quick answer never makes it flash.
struct HomeSkeleton: View {
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.group) {
            SkeletonLines(widths: [90, 220, 320, 300, 240]).card(padding: 20)
            ForEach(0..<3, id: \.self) { _ in
                HStack(spacing: Spacing.row) {
                    Circle().fill(DestinyPalette.well).frame(width: 40, height: 40)
                    SkeletonLines(widths: [220, 160])
                }
                .card()
            }
        }
        .transition(.opacity.animation(.easeOut(duration: 0.3).delay(0.15)))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("destiny.loading"))
    }
}

/// How many questions are left this month, and when there will be new ones.
struct QuotaWidget: View {
    let quota: Quota
    var standing = GuideStanding()
    let onUpgrade: () -> Void
    @Environment(\.words) private var words

    var body: some View {
        let (left, limit) = (quota.left ?? 0, quota.limit ?? 0)
        VStack(alignment: .leading, spacing: Spacing.row) {
            Label(words("destiny.quota.left", String(left), String(limit)), systemImage: "sparkles")
                .font(.subheadline)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.text)
            ShareBar(share: limit == 0 ? 0 : Double(left) / Double(limit))
            Text(words("destiny.quota.renews", GuideDates(words).day(quota.renewsAt)))
                .font(.footnote)
                .foregroundStyle(DestinyPalette.secondary)
            if quota.isExhausted, standing.isGuest { AccountOffer(standing: standing) }
            if quota.isExhausted {
                Button(words("destiny.quota.upgrade"), action: onUpgrade)
                    .buttonStyle(.plain)
                    .font(.subheadline)
                    .fontWeight(.semibold)
                    .foregroundStyle(DestinyPalette.goldText)
                    .frame(minHeight: 44)
            }
        }
        .card()
        .accessibilityElement(children: .contain)
    }
}

/// Today's insight with the facts it rests on.
struct InsightCard: View {
    let insight: DailyInsight
    let onSky: () -> Void
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            HStack(alignment: .top) {
                VStack(alignment: .leading, spacing: Spacing.inline) {
                    Text(words("destiny.home.insight"))
                        .font(.footnote)
                        .fontWeight(.medium)
                        .foregroundStyle(DestinyPalette.goldText)
                    Text(verbatim: insight.title)
                        .font(.title3)
                        .fontWeight(.semibold)
                        .foregroundStyle(DestinyPalette.text)
                        .accessibilityAddTraits(.isHeader)
                }
                Spacer(minLength: Spacing.icon)
                Observatory()
                    .stroke(DestinyPalette.gold, lineWidth: 0.75)
                    .frame(width: 52, height: 52)
                    .accessibilityHidden(true)
            }
            Text(verbatim: insight.text)
                .font(.callout)
                .lineSpacing(4)
                .foregroundStyle(DestinyPalette.text)
            VStack(alignment: .leading, spacing: Spacing.icon) {
                ForEach(insight.facts) { fact in
                    FactChip(text: fact.statement, systemImage: "sparkle")
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(words("destiny.home.facts"))
            Button(words("destiny.sky.open"), systemImage: "moon.stars", action: onSky).buttonStyle(.quiet)
        }
        .card(padding: 20)
    }
}
