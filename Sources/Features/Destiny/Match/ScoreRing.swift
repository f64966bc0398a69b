import SwiftUI

/// The points of a match out of 36.
struct ScoreRing: View {
    let score: Double
    let maximum: Int
    @Environment(\.words) private var words

    var body: some View {
        ZStack {
            Circle().stroke(DestinyPalette.separator, lineWidth: 10)
            Circle()
                .trim(from: 0, to: score / Double(maximum))
                .stroke(DestinyPalette.gold, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                .rotationEffect(.degrees(-90))
            VStack(spacing: 0) {
                Text(verbatim: Points.text(score, words))
                    .font(.system(size: 44, weight: .bold, design: .serif))
                    .monospacedDigit()
                    .foregroundStyle(DestinyPalette.text)
                Text(words("destiny.match.outOf", String(maximum)))
                    .font(.footnote)
                    .foregroundStyle(DestinyPalette.secondary)
            }
        }
        .frame(width: 156, height: 156)
        .padding(6)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("destiny.match.spoken", Points.text(score, words), String(maximum)))
    }
}
