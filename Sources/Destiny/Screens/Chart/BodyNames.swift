import DestinyDomain
import SwiftUI

/// The bodies in one place of a drawn chart; those that go backwards are marked.
struct BodyNames: View {
    let bodies: [Graha]
    let chart: ChartSummary
    /// Whether there is room for two beside each other only.
    let isNarrow: Bool
    var font = Font.footnote
    @Environment(\.words) private var words

    var body: some View {
        let perLine = isNarrow ? 2 : 3
        VStack(spacing: 0) {
            ForEach(Array(stride(from: 0, to: bodies.count, by: perLine)), id: \.self) { start in
                Text(verbatim: bodies[start..<min(start + perLine, bodies.count)].map(name).joined(separator: " "))
            }
        }
        .font(font)
        .fontWeight(.medium)
        .foregroundStyle(DestinyPalette.text)
        .fixedSize()
    }

    private func name(_ graha: Graha) -> String {
        let isRetrograde = chart.body(graha)?.isRetrograde == true && graha != .rahu && graha != .ketu
        return graha.abbreviation(in: words.language) + (isRetrograde ? "ᴿ" : "")
    }
}
