import Foundation
import Testing

@testable import WebUI

struct PathTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func `a rectangle goes clockwise from its top left`() {
        #expect(Path(square).svg == "M0 0L10 0L10 10L0 10Z")
    }

    @Test func `an oval is as large as its frame`() {
        let bounds = Path(ellipseIn: CGRect(x: 5, y: 5, width: 40, height: 20)).boundingRect
        #expect(abs(bounds.width - 40) < 0.1)
        #expect(abs(bounds.height - 20) < 0.1)
        #expect(abs(bounds.minX - 5) < 0.1)
    }

    @Test func `a corner radius is at most half of a side`() {
        let largest = Path(roundedRect: square, cornerRadius: 5).boundingRect
        #expect(Path(roundedRect: square, cornerRadius: 99).boundingRect == largest)
    }

    @Test func `an arc that is not clockwise goes clockwise on the screen, whose y axis points down`() {
        let arc = Path { path in
            path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
        #expect(arc.boundingRect.minY > -0.01)
        #expect(abs(arc.boundingRect.maxY - 10) < 0.01)
    }

    @Test(arguments: [(0.0, 0.5, "M0 0L10 0L10 10"), (0.25, 0.375, "M10 0L10 5"), (0.5, 0.2, "")])
    func `a part of a path is measured along its length`(from: Double, to: Double, svg: String) {
        #expect(Path(square).trimmedPath(from: from, to: to).svg == svg)
    }
}
