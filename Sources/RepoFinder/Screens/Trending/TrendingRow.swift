import DesignSystem
import DiscoveryDomain
import SwiftUI

/// A repository with its rank and what it gained.
struct TrendingRow: View {
    let entry: TrendingEntry
    let rank: Int
    let period: TrendingQuery.Period
    let isSaved: Bool
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(alignment: .top, spacing: Spacing.row) {
            Text(verbatim: String(rank))
                .font(.headline)
                .monospacedDigit()
                .foregroundStyle(
                    rank <= 3 ? AnyShapeStyle(RepoFinderPalette.accent) : AnyShapeStyle(.secondary)
                )
                .frame(minWidth: 26, alignment: .trailing)
            RepositorySummary(repository: entry.repository, isSaved: isSaved, judgement: entry.judgement) {
                if let gain = entry.gain {
                    Label(
                        words(
                            "repofinder.trending.gain.\(period.rawValue)",
                            CountWords.short(gain, locale: locale)
                        ),
                        systemImage: "chart.line.uptrend.xyaxis"
                    )
                    .font(.footnote)
                    .fontWeight(.semibold)
                    .monospacedDigit()
                    .foregroundStyle(Palette.success)
                    .lineLimit(1)
                }
            }
        }
        .padding(.vertical, Spacing.icon)
    }
}
