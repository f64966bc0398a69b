import SwiftUI

/// Fine lines of an armillary sphere: circles of the sky and a few stars.
nonisolated struct Observatory: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let side = min(rect.width, rect.height)
        let centre = CGPoint(x: rect.midX, y: rect.midY)
        for share in [0.5, 0.36] { path.addEllipse(in: box(centre, side * share, side * share)) }
        path.addEllipse(in: box(centre, side * 0.5, side * 0.17))
        path.addEllipse(in: box(centre, side * 0.17, side * 0.5))
        path.move(to: CGPoint(x: centre.x - side * 0.5, y: centre.y))
        path.addLine(to: CGPoint(x: centre.x + side * 0.5, y: centre.y))
        for (dx, dy, size) in [(0.24, -0.3, 0.05), (-0.3, -0.14, 0.035), (0.1, 0.3, 0.03), (-0.16, 0.22, 0.045)] {
            addStar(to: &path, at: CGPoint(x: centre.x + side * dx, y: centre.y + side * dy), size: side * size)
        }
        return path
    }

    private func box(_ centre: CGPoint, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: centre.x - width, y: centre.y - height, width: width * 2, height: height * 2)
    }

    private func addStar(to path: inout Path, at point: CGPoint, size: CGFloat) {
        path.move(to: CGPoint(x: point.x, y: point.y - size))
        path.addQuadCurve(to: CGPoint(x: point.x + size, y: point.y), control: point)
        path.addQuadCurve(to: CGPoint(x: point.x, y: point.y + size), control: point)
        path.addQuadCurve(to: CGPoint(x: point.x - size, y: point.y), control: point)
        path.addQuadCurve(to: CGPoint(x: point.x, y: point.y - size), control: point)
    }
}
