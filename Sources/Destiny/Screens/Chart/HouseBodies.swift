import DestinyDomain
import SwiftUI

/// The bodies in one house of a drawn chart, as large as they fit; where houses are told, a button.
struct HouseBodies: View {
    let house: Int
    let sign: Rashi
    let bodies: [Graha]
    let chart: ChartSummary
    let room: Room
    let onHouse: ((Int) -> Void)?
    @Environment(\.words) private var words

    /// What a house has for its bodies, in points.
    struct Room {
        let width: CGFloat
        let height: CGFloat
        /// How many stand beside each other while there are few.
        let perLine: Int
    }

    var body: some View {
        if let onHouse {
            Button {
                onHouse(house)
            } label: {
                names
            }
            .buttonStyle(.plain)
            .accessibilityLabel(spoken)
        } else {
            names
        }
    }

    /// A house does not grow with the text.
    private var names: some View {
        ViewThatFits {
            BodyNames(bodies: bodies, chart: chart, perLine: room.perLine)
            BodyNames(bodies: bodies, chart: chart, perLine: room.perLine, font: .system(size: 10))
            BodyNames(bodies: bodies, chart: chart, perLine: max(3, room.perLine), font: .system(size: 9))
            BodyNames(bodies: bodies, chart: chart, perLine: room.perLine, font: .system(size: 8))
        }
        .frame(width: room.width, height: room.height)
    }

    private var spoken: String {
        let place = words("destiny.chart.house", String(house), sign.name(in: words.language))
        guard !bodies.isEmpty else { return place }
        return place + ": " + bodies.map { $0.name(in: words.language) }.joined(separator: ", ")
    }
}

/// Bodies by their first letters in short lines; those that go backwards are marked.
struct BodyNames: View {
    let bodies: [Graha]
    let chart: ChartSummary
    let perLine: Int
    var font = Font.footnote
    @Environment(\.words) private var words

    var body: some View {
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
