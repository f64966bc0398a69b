import SwiftUI
import Testing
import WebUITesting

private struct Triangle: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
                CGPoint(x: rect.minX, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }
}

struct ShapeTests {
    private func style(_ view: some View) -> String? { ViewHost(view).element("shape")?.attributes["style"] }

    @Test func `a shape by itself is filled with the foreground style`() {
        #expect(style(Capsule().foregroundStyle(.red)) == "background:var(--red);border-radius:9999px")
    }

    @Test func `half of a line lies outside, all of a border inside`() {
        #expect(
            style(Rectangle().stroke(.red, lineWidth: 4)) == "outline:4px solid var(--red);outline-offset:-2px"
        )
        #expect(style(Rectangle().strokeBorder(.red, lineWidth: 4)) == "border:4px solid var(--red)")
    }

    @Test func `a part of a circle's line is a dash of its length`() throws {
        let host = ViewHost(Circle().trim(from: 0.25, to: 0.75).stroke(.red, lineWidth: 8))
        let circle = try #require(host.document.root.first { $0.tag == "circle" })
        #expect(circle.attributes["pathLength"] == "1")
        #expect(
            host.element("shape")?.attributes["style"]
                == "fill:none;stroke:var(--red);stroke-dasharray:0.5 2;stroke-dashoffset:-0.25;stroke-width:8"
        )
    }

    @Test func `a shape of one's own is stretched to its frame, and drawn for its size where that is known`() throws {
        func path(_ view: some View) throws -> (String?, String?) {
            let host = ViewHost(view)
            let path = try #require(host.document.root.first { $0.tag == "path" })
            return (host.element("shape")?.attributes["viewBox"], path.attributes["d"])
        }
        #expect(try path(Triangle()) == ("0 0 100 100", "M50 0L100 100L0 100Z"))
        #expect(try path(Triangle().frame(width: 40, height: 20)) == ("0 0 40 20", "M20 0L40 20L0 20Z"))
    }

    @Test func `a line in a gradient is a mask over the gradient`() throws {
        let gradient = AngularGradient(colors: [.red, .blue], center: .center)
        let host = ViewHost(Circle().stroke(gradient, lineWidth: 8))
        let mask = try #require(host.document.root.first { $0.tag == "mask" })
        let painted = try #require(host.document.root.first { $0.tag == "foreignObject" })
        #expect(painted.attributes["mask"] == mask.attributes["id"].map { "url(#\($0))" })
        #expect(host.element("paint")?.attributes["style"]?.hasPrefix("background:conic-gradient(from 90deg") == true)
    }

    @Test func `a filled shape can have a line as well`() {
        let host = ViewHost(Circle().fill(.red).stroke(.blue, lineWidth: 2))
        #expect(host.elements("shape").count == 2)
    }

    @Test func `a circle in a frame that is not square is as large as the shorter side`() {
        #expect(style(Circle().fill(.red).frame(width: 80, height: 30))?.contains("inline-size:30px") == true)
    }

    @Test func `a shape turns around its anchor`() {
        #expect(
            style(Rectangle().rotation(.degrees(30), anchor: .topLeading).fill(.red))
                == "background:var(--red);rotate:30deg;transform-origin:0% 0%"
        )
    }
}
