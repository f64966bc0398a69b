import DesignSystem
import RepositoriesDomain
import SwiftUI

/// Where the repositories come from, how old their facts are, and how much GitHub still allows.
struct SourceNote: View {
    let status: SourceStatus
    @Environment(\.dateWords) private var dateWords
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            switch status.source {
            case .starter: Text(starterWords)
            case .github: github
            }
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, Spacing.icon)
    }

    private var starterWords: String {
        words(
            "gitrepd.source.starter",
            CountWords.full(status.starterCount, locale: locale),
            dateWords.absolute(status.starterDate)
        )
    }

    @ViewBuilder private var github: some View {
        Text("gitrepd.source.github", bundle: .module)
        if let limit = status.searchLimit { RateMeter(limit: limit) }
    }
}

/// How many searches GitHub still allows, and when it allows all of them again.
struct RateMeter: View {
    let limit: RateLimit
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            ProgressView(value: Double(remaining), total: Double(max(limit.limit, 1)))
                .tint(remaining == 0 ? Palette.warning : GitRepDPalette.accent)
            Text(said)
                .monospacedDigit()
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(said)
    }

    private var said: String {
        words("gitrepd.meter", String(remaining), String(limit.limit), dateWords.time(limit.resetsAt))
    }

    /// After the reset everything is allowed again, whatever the last answer said.
    private var remaining: Int {
        limit.resetsAt <= dateWords.now ? limit.limit : min(limit.remaining, limit.limit)
    }
}
