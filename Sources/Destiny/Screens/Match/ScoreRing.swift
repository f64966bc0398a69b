import DestinyDomain
import Foundation
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
            // Text that the person made larger stays inside the ring.
            ViewThatFits {
                figures(size: 44, caption: .footnote)
                figures(size: 24, caption: .caption2)
                figure(size: 22)
            }
            .frame(width: 112, height: 104)
        }
        .frame(width: 156, height: 156)
        .padding(6)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("destiny.match.spoken", Points.text(score, words), String(maximum)))
    }

    private func figures(size: CGFloat, caption: Font) -> some View {
        VStack(spacing: 0) {
            figure(size: size)
            Text(words("destiny.match.outOf", String(maximum)))
                .font(caption)
                .foregroundStyle(DestinyPalette.secondary)
                .lineLimit(1)
        }
        .fixedSize()
    }

    private func figure(size: CGFloat) -> some View {
        Text(verbatim: Points.text(score, words))
            .font(.system(size: size, weight: .bold, design: .serif))
            .monospacedDigit()
            .foregroundStyle(DestinyPalette.text)
            .fixedSize()
    }
}

/// A match as a text to share: points and words, no birth details.
struct MatchText {
    let text: String

    init(_ report: MatchReport, _ words: GuideWords) {
        let names = CoupleNames(report, words)
        let total = Points.text(report.totalScore, words)
        var lines = [
            words("destiny.match.spokenCouple", names.text, total, String(report.maxScore)), report.summary, "",
        ]
        lines += report.kutaDetails.map { kuta in
            "\(kuta.name.name(in: words.language)): \(Points.text(kuta.score, words)) / \(kuta.maxScore)"
                + " (\(kuta.boyValue) – \(kuta.girlValue))"
        }
        lines += ["", report.recommendation, words("destiny.note")]
        text = lines.joined(separator: "\n")
    }
}

/// Points of a match in halves.
nonisolated enum Points {
    /// As in “28” and “26.5”.
    static func text(_ points: Double, _ words: GuideWords) -> String {
        points.formatted(.number.precision(.fractionLength(0...1)).locale(words.locale))
    }
}
