import Foundation
import WebUI

/// Parts of a circle.
struct ChartSectors: View {
    let marks: [_Mark]
    let palette: ChartPalette

    var body: some View {
        let sectors = sectors
        HTMLElement(
            "svg",
            draw: { draft in
                draft.classes = ["chart-marks"]
                draft.attributes["viewBox"] = "-100 -100 200 200"
            }
        ) {
            ForEach(0..<sectors.count) { index in
                HTMLElement("path") { draft in
                    draft.attributes["d"] = sectors[index].path
                    draft.styles["fill"] = sectors[index].color
                    draft.styles["stroke-width"] = String(sectors[index].gap)
                    draft.classes = ["chart-sector"]
                    if sectors[index].opacity != 1 { draft.styles["opacity"] = String(sectors[index].opacity) }
                }
            }
        }
    }

    private struct Sector {
        let path: String
        let color: String
        let gap: Double
        let opacity: Double
    }

    private var sectors: [Sector] {
        let values = marks.map { max($0.y.start?.scalar ?? 0, 0) }
        let total = values.reduce(0, +)
        var angle = 0.0
        return zip(marks, values).map { mark, value in
            let end = angle + (total > 0 ? value / total : 0) * 2 * .pi
            defer { angle = end }
            let (inner, outer) = (Self.radius(mark.sector.innerRadius, 0), Self.radius(mark.sector.outerRadius, 100))
            return Sector(
                path: Self.path(from: angle, to: end, inner, outer),
                color: palette.color(of: mark),
                gap: Double(mark.sector.gap) * 2,
                opacity: mark.opacity
            )
        }
    }

    private static func radius(_ dimension: MarkDimension, _ usual: Double) -> Double {
        switch dimension.size {
        case .automatic: usual
        case .fixed(let points): min(Double(points), 100)
        case .ratio(let ratio): Double(ratio) * 100
        case .inset(let points): 100 - Double(points)
        }
    }

    /// From the top, clockwise.
    ///
    /// A whole circle is a hair less: SVG draws no arc back to where it began.
    private static func path(from start: Double, to end: Double, _ inner: Double, _ outer: Double) -> String {
        let end = min(end, start + 2 * .pi - 0.0001)
        func point(_ radius: Double, _ angle: Double) -> String {
            "\((radius * sin(angle)).rounded(toPlaces: 2)) \((-radius * cos(angle)).rounded(toPlaces: 2))"
        }
        let isLong = end - start > .pi ? 1 : 0
        let edge = "M\(point(outer, start))A\(outer) \(outer) 0 \(isLong) 1 \(point(outer, end))"
        guard inner > 0 else { return edge + "L0 0Z" }
        return edge + "L\(point(inner, end))A\(inner) \(inner) 0 \(isLong) 0 \(point(inner, start))Z"
    }
}
