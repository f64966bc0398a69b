import DesignSystem
import DestinyDomain
import SwiftUI

/// The score and the eight kutas on a card, for a phone to paint; a browser paints ``MatchDrawing``.
struct MatchPoster: View {
    let report: MatchReport
    @Environment(\.words) private var words

    var body: some View {
        VStack(spacing: Spacing.section) {
            Wordmark()
            Text(verbatim: CoupleNames(report, words).text)
                .font(.title3)
                .fontWeight(.semibold)
                .lineLimit(2)
            ScoreRing(score: report.totalScore, maximum: report.maxScore)
            Text(words("destiny.match.band.\(report.band.rawValue)"))
                .font(.subheadline)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.goldText)
            ForEach(report.kutaDetails, id: \.name) { row($0) }
            Text(words("destiny.note")).font(.caption2).foregroundStyle(DestinyPalette.secondary)
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(DestinyPalette.text)
        .padding(Spacing.group)
        .frame(width: Self.width)
        .background(DestinyPalette.card)
        .environment(\.colorScheme, .light)
    }

    private static let width: CGFloat = 360

    private func row(_ kuta: KutaResult) -> some View {
        VStack(spacing: Spacing.inline) {
            HStack {
                Text(verbatim: kuta.name.name(in: words.language)).fontWeight(.medium)
                Spacer()
                Text(verbatim: "\(Points.text(kuta.score, words)) / \(kuta.maxScore)").monospacedDigit()
            }
            .font(.footnote)
            // A progress view is the system's own and does not paint.
            ZStack(alignment: .leading) {
                bar(share: 1).foregroundStyle(DestinyPalette.separator)
                bar(share: kuta.score / Double(kuta.maxScore)).foregroundStyle(DestinyPalette.gold)
            }
        }
    }

    private func bar(share: Double) -> some View {
        Capsule().frame(width: (Self.width - 2 * Spacing.group) * share, height: 4)
    }
}
