import DestinyDomain
import SwiftUI

/// A North Indian chart: houses stay, the first on top; the numbers are those of the signs.
struct NorthChart: View {
    let division: ChartDivision
    let chart: ChartSummary
    /// What a tap on a house does; `nil` where houses are not told.
    var onHouse: ((Int) -> Void)?
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
        ZStack(alignment: .topLeading) {
            NorthLines().stroke(DestinyPalette.gold, lineWidth: 1)
            ForEach(0..<12, id: \.self) { index in
                let sign = first.advanced(by: index)
                let place = Self.places[index]
                ViewThatFits(in: .horizontal) {
                    Text(verbatim: String(sign.number)).font(.caption2)
                    Text(verbatim: String(sign.number)).font(.system(size: 8))
                }
                .foregroundStyle(DestinyPalette.goldText)
                .frame(width: 24, height: 16)
                .offset(x: place.sign.x * Self.side - 12, y: place.sign.y * Self.side - 8)
                let room = Self.room(ofHouse: index + 1)
                // Not a position, whose view would lie over all the others and take their taps.
                HouseBodies(
                    house: index + 1,
                    sign: sign,
                    bodies: division.bodies(in: sign),
                    chart: chart,
                    room: room,
                    onHouse: onHouse
                )
                .offset(
                    x: place.body.x * Self.side - room.width / 2,
                    y: place.body.y * Self.side - room.height / 2
                )
            }
        }
        .frame(width: Self.side, height: Self.side)
        .accessibilityElement(children: onHouse == nil ? .ignore : .contain)
        .accessibilityLabel(
            onHouse == nil ? ChartWords.spoken(division, words) : words("destiny.chart.spoken", division.label)
        )
    }

    /// Diamonds are wide, triangles at the top and bottom low, those at the sides narrow.
    private static func room(ofHouse house: Int) -> HouseBodies.Room {
        switch house {
        case 1, 4, 7, 10: .init(width: 96, height: 60, perLine: 3)
        case 2, 6, 8, 12: .init(width: 92, height: 44, perLine: 4)
        default: .init(width: 46, height: 88, perLine: 2)
        }
    }
}

/// The lines of a North Indian chart: a square, its diagonals, and the diamond between its middles.
nonisolated struct NorthLines: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRect(rect)
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
        path.closeSubpath()
        return path
    }
}

/// Drawn charts in words.
enum ChartWords {
    /// The sign of the first house; the Moon's where no lagna is known.
    static func firstSign(of division: ChartDivision) -> Rashi {
        division.lagna ?? division.places.first { $0.graha == .moon }?.rashi ?? .aries
    }

    /// Every sign with what stands in it, from the first house on.
    static func spoken(_ division: ChartDivision, _ words: GuideWords) -> String {
        let first = firstSign(of: division)
        let houses = (0..<12).compactMap { index -> String? in
            let sign = first.advanced(by: index)
            let bodies = division.bodies(in: sign).map { $0.name(in: words.language) }
            guard !bodies.isEmpty else { return nil }
            let place = words("destiny.chart.house", String(index + 1), sign.name(in: words.language))
            return place + ": " + bodies.joined(separator: ", ")
        }
        return ([words("destiny.chart.spoken", division.label)] + houses).joined(separator: ". ")
    }

    /// As in “14°32′”.
    static func degrees(_ point: ChartPoint) -> String {
        let minutes = Int(point.degreesInSign * 60)
        return "\(minutes / 60)°\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)′"
    }
}
