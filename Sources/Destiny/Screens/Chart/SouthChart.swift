import DestinyDomain
import SwiftUI

/// A South Indian chart: signs stay, Pisces in the first corner; the rising one has a stroke.
struct SouthChart: View {
    let division: ChartDivision
    let chart: ChartSummary
    @Environment(\.words) private var words

    private static let cell: CGFloat = 76
    /// Column and row of each sign, Aries first.
    private static let places = [
        (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1), (0, 0),
    ]

    var body: some View {
        ZStack {
            SouthLines().stroke(DestinyPalette.gold, lineWidth: 1)
            Text(verbatim: division.label)
                .font(.system(.title3, design: .serif, weight: .semibold))
                .foregroundStyle(DestinyPalette.goldText)
            ForEach(Rashi.allCases, id: \.self) { sign in
                let place = Self.places[sign.number - 1]
                content(sign)
                    .frame(width: Self.cell, height: Self.cell)
                    .position(x: (CGFloat(place.0) + 0.5) * Self.cell, y: (CGFloat(place.1) + 0.5) * Self.cell)
            }
        }
        .frame(width: Self.cell * 4, height: Self.cell * 4)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(ChartWords.spoken(division, words))
    }

    private func content(_ sign: Rashi) -> some View {
        ZStack {
            if division.lagna == sign {
                RisingStroke().stroke(DestinyPalette.gold, lineWidth: 1.5)
            }
            // A cell does not grow with the text.
            ViewThatFits {
                BodyNames(bodies: division.bodies(in: sign), chart: chart, isNarrow: true)
                BodyNames(bodies: division.bodies(in: sign), chart: chart, isNarrow: true, font: .system(size: 8))
            }
        }
    }
}

/// The stroke across a corner that marks the rising sign.
private nonisolated struct RisingStroke: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.3))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.3, y: rect.minY))
        return path
    }
}
