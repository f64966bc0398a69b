import DesignSystem
import SwiftUI

/// How well a card fits, 0...100, as an arc that closes.
struct FitRing: View {
    let fit: Int
    var size: CGFloat = 58

    var body: some View {
        ZStack {
            Circle()
                .stroke(RepoFinderPalette.track, lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: max(0.02, Double(fit) / 100))
                .stroke(RepoFinderPalette.accent, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
            // Large text may stand over the ring, but not break.
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
        .padding(lineWidth / 2)
        .frame(width: size, height: size)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("repofinder.card.fit", String(fit)))
    }

    private var lineWidth: CGFloat { size / 11 }
}
