import DestinyDomain
import SwiftUI

/// A North Indian chart: houses stay, the first on top; the numbers are those of the signs.
struct NorthChart: View {
    let division: ChartDivision
    let chart: ChartSummary
    @Environment(\.words) private var words

    private static let side: CGFloat = 304
    /// Where each house's bodies stand, and its sign's number, as shares of the side.
    private static let places: [(body: CGPoint, sign: CGPoint)] = [
        (CGPoint(x: 0.5, y: 0.22), CGPoint(x: 0.5, y: 0.43)), (CGPoint(x: 0.25, y: 0.085), CGPoint(x: 0.25, y: 0.2)),
        (CGPoint(x: 0.085, y: 0.25), CGPoint(x: 0.2, y: 0.25)), (CGPoint(x: 0.23, y: 0.5), CGPoint(x: 0.43, y: 0.5)),
        (CGPoint(x: 0.085, y: 0.75), CGPoint(x: 0.2, y: 0.75)), (CGPoint(x: 0.25, y: 0.915), CGPoint(x: 0.25, y: 0.8)),
        (CGPoint(x: 0.5, y: 0.78), CGPoint(x: 0.5, y: 0.57)), (CGPoint(x: 0.75, y: 0.915), CGPoint(x: 0.75, y: 0.8)),
        (CGPoint(x: 0.915, y: 0.75), CGPoint(x: 0.8, y: 0.75)), (CGPoint(x: 0.77, y: 0.5), CGPoint(x: 0.57, y: 0.5)),
        (CGPoint(x: 0.915, y: 0.25), CGPoint(x: 0.8, y: 0.25)), (CGPoint(x: 0.75, y: 0.085), CGPoint(x: 0.75, y: 0.2)),
    ]

    var body: some View {
        let first = ChartWords.firstSign(of: division)
        ZStack {
            NorthLines().stroke(DestinyPalette.gold, lineWidth: 1)
            ForEach(0..<12, id: \.self) { index in
                let sign = first.advanced(by: index)
                let place = Self.places[index]
                Text(verbatim: String(sign.number))
                    .font(.caption2)
                    .foregroundStyle(DestinyPalette.goldText)
                    .position(x: place.sign.x * Self.side, y: place.sign.y * Self.side)
                BodyNames(bodies: division.bodies(in: sign), chart: chart, isNarrow: ![0, 3, 6, 9].contains(index))
                    .position(x: place.body.x * Self.side, y: place.body.y * Self.side)
            }
        }
        .frame(width: Self.side, height: Self.side)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(ChartWords.spoken(division, words))
    }
}
