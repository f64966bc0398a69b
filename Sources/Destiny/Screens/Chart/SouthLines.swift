import SwiftUI

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
