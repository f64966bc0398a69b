import DesignSystem
import SwiftUI

/// How well a card fits, 0...100, as an arc that closes.
struct FitRing: View {
    let fit: Int
    /// Points across with text of the usual size.
    var size: CGFloat = 58

    var body: some View {
        figure
            .padding(.horizontal, size * 0.28)
            .padding(.vertical, size * 0.16)
            // Larger only where its words are.
            .frame(minWidth: size, minHeight: size)
            .background { ring.padding(lineWidth / 2) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(words("repofinder.card.fit", String(fit)))
    }

    private var figure: some View {
        VStack(spacing: -2) {
            Text(verbatim: String(fit))
                .font(.system(size: size * 0.34, weight: .bold, design: .rounded))
                .monospacedDigit()
            Text("repofinder.card.fit.word", bundle: .module)
                .font(.system(size: size * 0.16, weight: .semibold))
                .foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .fixedSize()
    }

    private var ring: some View {
        ZStack {
            Circle()
                .stroke(RepoFinderPalette.track, lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: max(0.02, Double(fit) / 100))
                .stroke(RepoFinderPalette.accent, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
    }

    private var lineWidth: CGFloat { size / 11 }
}
