import DesignSystem
import FindieDomain
import SwiftUI

/// How often a genre was liked, beside the most liked one.
struct GenreBar: View {
    let entry: PlayerStatistics.GenreCount
    let most: Int

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            HStack {
                Text(verbatim: entry.genre.name)
                Spacer()
                Text(verbatim: String(entry.count)).monospacedDigit()
            }
            .font(.subheadline)
            ProgressView(value: Double(entry.count) / Double(max(most, 1)))
                .accessibilityHidden(true)
        }
        .accessibilityElement(children: .combine)
    }
}

/// Whether one likes what everybody knows, or what few do.
struct NicheBar: View {
    /// 0 … 100.
    let niche: Int

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            ProgressView(value: Double(niche) / 100)
                .accessibilityHidden(true)
            HStack {
                Text(words("findie.profile.niche.known"))
                Spacer()
                Text(words("findie.profile.niche.few"))
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
            Text(counted("findie.profile.niche.about", niche))
                .font(.subheadline)
        }
    }
}

/// What was liked most in a month.
struct GenreMonthRow: View {
    let month: PlayerStatistics.Month
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.section) {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: GameWords.day(month.month, locale))
                    .font(.subheadline)
                    .fontWeight(.semibold)
                Text(verbatim: month.genres.map { "\($0.genre.name) \($0.count)" }.joined(separator: " · "))
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            Text(verbatim: String(month.liked)).font(.subheadline).monospacedDigit()
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}
