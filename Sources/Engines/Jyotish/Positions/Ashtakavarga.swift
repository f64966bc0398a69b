/// The points that bodies and lagna give each sign (BPHS, chapter 66).
package struct Ashtakavarga: Hashable, Sendable {
    /// Each of the seven visible bodies' points by sign, Aries first; 0 … 8.
    package let points: [Body: [Int]]

    /// The points of a chart, by whole signs.
    package init(chart: Chart) {
        let givers = Body.visible.map { chart[$0].sign } + [chart.lagna.sign]
        self.init(givers: givers)
    }

    /// - Parameter givers: the signs of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn and lagna.
    init(givers: [Sign]) {
        precondition(givers.count == 8, "seven bodies and the lagna give points")
        var points: [Body: [Int]] = [:]
        for body in Body.visible {
            var row = Array(repeating: 0, count: 12)
            for (giver, houses) in zip(givers, Self.houses(of: body)) {
                for house in houses { row[giver.advanced(by: house - 1).rawValue - 1] += 1 }
            }
            points[body] = row
        }
        self.points = points
    }

    /// All bodies' points by sign, Aries first; 337 together.
    package var sarva: [Int] {
        (0..<12).map { sign in Body.visible.reduce(0) { $0 + (points[$1]?[sign] ?? 0) } }
    }

    /// The houses in which each giver gives the body a point, counted from the giver.
    private static func houses(of body: Body) -> [[Int]] {
        switch body {
        case .sun: sun
        case .moon: moon
        case .mars: mars
        case .mercury: mercury
        case .jupiter: jupiter
        case .venus: venus
        case .saturn: saturn
        case .rahu, .ketu: []
        }
    }

    private static let sun = [
        [1, 2, 4, 7, 8, 9, 10, 11], [3, 6, 10, 11], [1, 2, 4, 7, 8, 9, 10, 11], [3, 5, 6, 9, 10, 11, 12],
        [5, 6, 9, 11], [6, 7, 12], [1, 2, 4, 7, 8, 9, 10, 11], [3, 4, 6, 10, 11, 12],
    ]
    private static let moon = [
        [3, 6, 7, 8, 10, 11], [1, 3, 6, 7, 10, 11], [2, 3, 5, 6, 9, 10, 11], [1, 3, 4, 5, 7, 8, 10, 11],
        [1, 4, 7, 8, 10, 11, 12], [3, 4, 5, 7, 9, 10, 11], [3, 5, 6, 11], [3, 6, 10, 11],
    ]
    private static let mars = [
        [3, 5, 6, 10, 11], [3, 6, 11], [1, 2, 4, 7, 8, 10, 11], [3, 5, 6, 11], [6, 10, 11, 12], [6, 8, 11, 12],
        [1, 4, 7, 8, 9, 10, 11], [1, 3, 6, 10, 11],
    ]
    private static let mercury = [
        [5, 6, 9, 11, 12], [2, 4, 6, 8, 10, 11], [1, 2, 4, 7, 8, 9, 10, 11], [1, 3, 5, 6, 9, 10, 11, 12],
        [6, 8, 11, 12], [1, 2, 3, 4, 5, 8, 9, 11], [1, 2, 4, 7, 8, 9, 10, 11], [1, 2, 4, 6, 8, 10, 11],
    ]
    private static let jupiter = [
        [1, 2, 3, 4, 7, 8, 9, 10, 11], [2, 5, 7, 9, 11], [1, 2, 4, 7, 8, 10, 11], [1, 2, 4, 5, 6, 9, 10, 11],
        [1, 2, 3, 4, 7, 8, 10, 11], [2, 5, 6, 9, 10, 11], [3, 5, 6, 12], [1, 2, 4, 5, 6, 7, 9, 10, 11],
    ]
    private static let venus = [
        [8, 11, 12], [1, 2, 3, 4, 5, 8, 9, 11, 12], [3, 5, 6, 9, 11, 12], [3, 5, 6, 9, 11], [5, 8, 9, 10, 11],
        [1, 2, 3, 4, 5, 8, 9, 10, 11], [3, 4, 5, 8, 9, 10, 11], [1, 2, 3, 4, 5, 8, 9, 11],
    ]
    private static let saturn = [
        [1, 2, 4, 7, 8, 10, 11], [3, 6, 11], [3, 5, 6, 10, 11, 12], [6, 8, 9, 10, 11, 12], [5, 6, 11, 12],
        [6, 11, 12], [3, 5, 6, 11], [1, 3, 4, 6, 10, 11],
    ]
}
