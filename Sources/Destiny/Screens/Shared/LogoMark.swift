import SwiftUI

/// The serif initial in its ring, as on an old star chart.
struct LogoMark: View {
    /// The side in points.
    var size: CGFloat = 34

    var body: some View {
        ZStack {
            Circle().fill(DestinyPalette.question)
            Circle().stroke(DestinyPalette.gold, lineWidth: 1).padding(2.5)
            // Drawn, not set: a letter would grow out of its ring with the person's text size.
            SerifInitial().fill(DestinyPalette.gold)
        }
        .frame(width: size, height: size)
        .accessibilityHidden(true)
    }
}

/// A serif D: a stem with its serifs, and a bowl that swells to the right.
private nonisolated struct SerifInitial: Shape {
    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
        }
        var path = Path()
        path.move(to: point(0.29, 0.3))
        path.addLine(to: point(0.5, 0.3))
        path.addCurve(to: point(0.5, 0.7), control1: point(0.79, 0.3), control2: point(0.79, 0.7))
        path.addLine(to: point(0.29, 0.7))
        path.addLine(to: point(0.29, 0.67))
        path.addLine(to: point(0.345, 0.665))
        path.addLine(to: point(0.345, 0.335))
        path.addLine(to: point(0.29, 0.33))
        path.closeSubpath()
        // The other way round, so that it is left open.
        path.move(to: point(0.435, 0.335))
        path.addLine(to: point(0.435, 0.665))
        path.addLine(to: point(0.49, 0.665))
        path.addCurve(to: point(0.49, 0.335), control1: point(0.66, 0.665), control2: point(0.66, 0.335))
        path.closeSubpath()
        return path
    }
}
