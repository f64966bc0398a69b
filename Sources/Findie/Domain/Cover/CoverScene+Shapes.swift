import Foundation

/// What scenes are made of, as elements of SVG.
extension CoverScene {
    mutating func stars(_ count: Int) -> String {
        (0..<count).map { _ in
            circle(numbers.number(0...400), numbers.number(0...240), numbers.number(0.8...2.2), "#ffffff", opacity: 0.7)
        }.joined()
    }

    func disc(at place: (x: Double, y: Double), _ radius: Double) -> String {
        circle(place.x, place.y, radius * 1.5, palette.hex(palette.light), opacity: 0.16)
            + circle(place.x, place.y, radius, palette.hex(palette.light), opacity: 0.95)
    }

    mutating func ridge(_ top: Double, _ play: Double, _ colour: Int, steps: Int) -> String {
        var line = "M0 500L0 \(i(top + numbers.number(-play...play)))"
        for step in 1...(steps * 2) {
            let lift = step.isMultiple(of: 2) ? numbers.number(0...play) : -numbers.number(play * 0.3...play * 1.6)
            line += "L\(i(400 * Double(step) / Double(steps * 2))) \(i(top + lift))"
        }
        return path(line + "L400 500Z", colour)
    }

    func castle(_ x: Double, _ y: Double) -> String {
        let towers = [(0.0, 70.0), (34, 120), (74, 90)].map { left, height in
            rect(x + left, y - height, 30, height + 60, palette.hex(palette.near))
                + path(
                    "M\(i(x + left - 5)) \(i(y - height))L\(i(x + left + 15)) \(i(y - height - 34))L\(i(x + left + 35)) \(i(y - height))Z",
                    palette.near
                )
                + rect(x + left + 11, y - height + 16, 8, 14, palette.hex(palette.light), opacity: 0.9)
        }
        return towers.joined() + rect(x - 10, y - 30, 130, 100, palette.hex(palette.near))
    }

    func arch(_ x: Double, _ y: Double, _ radius: Double, _ colour: String) -> String {
        "<path d=\"M\(i(x - radius)) 500V\(i(y))A\(i(radius)) \(i(radius)) 0 0 1 \(i(x + radius)) \(i(y))V500Z\" fill=\"\(colour)\"/>"
    }

    func hex(_ x: Double, _ y: Double, _ radius: Double, _ colour: Int) -> String {
        let top =
            (0..<6).map { corner -> String in
                let angle = Double(corner) * .pi / 3 + .pi / 6
                return "\(corner == 0 ? "M" : "L")\(i(x + radius * cos(angle))) \(i(y + radius * 0.62 * sin(angle)))"
            }.joined() + "Z"
        let half = radius * 0.866
        let side = "M\(i(x - half)) \(i(y))V\(i(y + 60))H\(i(x + half))V\(i(y))Z"
        return path(side, palette.ink, opacity: 0.55) + path(top, colour)
    }

    func path(_ line: String, _ colour: Int, opacity: Double = 1) -> String {
        "<path d=\"\(line)\" fill=\"\(palette.hex(colour))\"\(Self.faded(opacity))/>"
    }

    func rect(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        _ colour: String,
        opacity: Double = 1,
        radius: Double = 0
    ) -> String {
        let corner = radius > 0 ? " rx=\"\(i(radius))\"" : ""
        return
            "<rect x=\"\(i(x))\" y=\"\(i(y))\" width=\"\(i(width))\" height=\"\(i(height))\"\(corner) fill=\"\(colour)\"\(Self.faded(opacity))/>"
    }

    func circle(_ x: Double, _ y: Double, _ radius: Double, _ colour: String, opacity: Double = 1) -> String {
        "<circle cx=\"\(i(x))\" cy=\"\(i(y))\" r=\"\(Self.tenth(radius))\" fill=\"\(colour)\"\(Self.faded(opacity))/>"
    }

    private static func faded(_ opacity: Double) -> String {
        opacity < 1 ? " opacity=\"\(String((opacity * 100).rounded() / 100))\"" : ""
    }

    private static func tenth(_ number: Double) -> String { String((number * 10).rounded() / 10) }

    /// Whole points are exact enough.
    func i(_ number: Double) -> Int { Int(exactly: number.rounded()) ?? 0 }
}
