import Foundation
import SwiftUI

/// Shapes, filled, stroked, trimmed and of one's own.
struct ShapesPage: View {
    var body: some View {
        Specimens {
            Specimen("Filled") {
                FlowRow {
                    Rectangle().fill(.blue).frame(height: 64)
                    RoundedRectangle(cornerRadius: 16).fill(.indigo).frame(height: 64)
                    Capsule().fill(.purple).frame(height: 64)
                    Circle().fill(.pink).frame(width: 64, height: 64)
                    Ellipse().fill(.orange).frame(height: 64)
                    UnevenRoundedRectangle(topLeadingRadius: 32, bottomTrailingRadius: 32).fill(.teal).frame(height: 64)
                }
            }
            Specimen("Stroked") {
                HStack(spacing: 16) {
                    Circle().stroke(.blue, lineWidth: 4).frame(width: 68, height: 68)
                    RoundedRectangle(cornerRadius: 16).strokeBorder(.indigo, lineWidth: 6)
                    Capsule().stroke(.pink, style: StrokeStyle(lineWidth: 3, dash: [8, 6]))
                }
                .frame(height: 72)
            }
            Specimen("Side by side") {
                HStack(spacing: 16) {
                    Circle().fill(.blue)
                    Circle().fill(.pink)
                    Capsule().stroke(.indigo, lineWidth: 4)
                    Capsule().trim(from: 0, to: 0.6).stroke(.teal, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                }
                .frame(height: 56)
            }
            Specimen("Trimmed and turned") {
                HStack(spacing: 16) {
                    Circle()
                        .trim(from: 0, to: 0.7)
                        .stroke(.green, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                        .rotationEffect(.degrees(-90))
                        .frame(width: 78, height: 78)
                    Rectangle().fill(.orange).rotationEffect(.degrees(20)).padding(12)
                    Star().fill(.yellow.gradient)
                }
                .frame(height: 88)
            }
            Specimen("As a clip") {
                HStack(spacing: 16) {
                    LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom)
                        .clipShape(Circle())
                        .frame(width: 88)
                    LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom)
                        .clipShape(RoundedRectangle(cornerRadius: 20))
                    LinearGradient(colors: [.purple, .pink], startPoint: .top, endPoint: .bottom).clipShape(Star())
                }
                .frame(height: 88)
            }
        }
    }
}

/// Five points.
nonisolated struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        let centre = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        return Path { path in
            for corner in 0..<10 {
                let angle = Double(corner) * .pi / 5 - .pi / 2
                let length = corner.isMultiple(of: 2) ? radius : radius * 0.45
                let point = CGPoint(x: centre.x + cos(angle) * length, y: centre.y + sin(angle) * length)
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}
