import DestinyDomain
import SwiftUI

/// A South Indian chart: signs stay, Pisces in the first corner; the rising one has a stroke.
struct SouthChart: View {
    let division: ChartDivision
    let chart: ChartSummary
    /// What a tap on a house does; `nil` where houses are not told.
    var onHouse: ((Int) -> Void)?
    @Environment(\.words) private var words

    private static let cell: CGFloat = 76
    /// Column and row of each sign, Aries first.
    private static let places = [
        (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1), (0, 0),
    ]

    var body: some View {
        ZStack(alignment: .topLeading) {
            SouthLines().stroke(DestinyPalette.gold, lineWidth: 1)
            Text(verbatim: division.label)
                .font(.system(.title3, design: .serif, weight: .semibold))
                .foregroundStyle(DestinyPalette.goldText)
                .frame(width: Self.cell * 4, height: Self.cell * 4)
                .allowsHitTesting(false)
            ForEach(Rashi.allCases, id: \.self) { sign in
                let place = Self.places[sign.number - 1]
                content(sign)
                    .frame(width: Self.cell, height: Self.cell)
                    .offset(x: CGFloat(place.0) * Self.cell, y: CGFloat(place.1) * Self.cell)
            }
        }
        .frame(width: Self.cell * 4, height: Self.cell * 4)
        .accessibilityElement(children: onHouse == nil ? .ignore : .contain)
        .accessibilityLabel(
            onHouse == nil ? ChartWords.spoken(division, words) : words("destiny.chart.spoken", division.label)
        )
    }

    private func content(_ sign: Rashi) -> some View {
        ZStack(alignment: .bottom) {
            if division.lagna == sign {
                RisingStroke().stroke(DestinyPalette.gold, lineWidth: 1.5)
            }
            HouseBodies(
                house: (sign.number - ChartWords.firstSign(of: division).number + 12) % 12 + 1,
                sign: sign,
                bodies: division.bodies(in: sign),
                chart: chart,
                room: .init(width: 68, height: 54, perLine: 2),
                onHouse: onHouse
            )
            .frame(width: Self.cell, height: Self.cell - 14)
            .frame(maxHeight: .infinity, alignment: .top)
            // A cell does not grow with the text.
            ViewThatFits(in: .horizontal) {
                name(sign, size: 9)
                name(sign, size: 6)
            }
            .foregroundStyle(DestinyPalette.secondary)
            .padding(.bottom, 2)
        }
    }

    /// In points, for text of the usual size.
    private func name(_ sign: Rashi, size: CGFloat) -> some View {
        Text(verbatim: sign.name(in: words.language)).font(.system(size: size))
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

/// The lines of a South Indian chart: twelve squares around an open middle.
nonisolated struct SouthLines: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRect(rect)
        let (width, height) = (rect.width / 4, rect.height / 4)
        path.addRect(CGRect(x: rect.minX + width, y: rect.minY + height, width: width * 2, height: height * 2))
        for step in 1...3 {
            let (x, y) = (rect.minX + width * CGFloat(step), rect.minY + height * CGFloat(step))
            for (from, to) in [(rect.minY, rect.minY + height), (rect.maxY - height, rect.maxY)] {
                path.move(to: CGPoint(x: x, y: from))
                path.addLine(to: CGPoint(x: x, y: to))
            }
            for (from, to) in [(rect.minX, rect.minX + width), (rect.maxX - width, rect.maxX)] {
                path.move(to: CGPoint(x: from, y: y))
                path.addLine(to: CGPoint(x: to, y: y))
            }
        }
        return path
    }
}
