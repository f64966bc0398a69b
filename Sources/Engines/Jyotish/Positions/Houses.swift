/// The twelve houses of a chart.
package struct Houses: Hashable, Sendable {
    package let system: HouseSystem
    /// Sidereal degrees where houses 1 … 12 begin.
    package let starts: [Double]

    /// The houses for a rising point and the point on the southern meridian, both sidereal.
    package init(system: HouseSystem, lagna: ZodiacPoint, midheaven: ZodiacPoint) {
        self.system = system
        switch system {
        case .wholeSign: starts = (0..<12).map { Double(lagna.sign.advanced(by: $0).rawValue - 1) * 30 }
        case .equal: starts = (0..<12).map { (lagna.longitude - 15 + Double($0) * 30).normalizedDegrees }
        case .sripati: starts = Self.sripatiStarts(lagna: lagna.longitude, midheaven: midheaven.longitude)
        }
    }

    /// The house of a point, 1 … 12; a start belongs to the house that it begins.
    package func house(of point: ZodiacPoint) -> Int {
        for house in 1...12 {
            let width = (starts[house % 12] - starts[house - 1]).normalizedDegrees
            if (point.longitude - starts[house - 1]).normalizedDegrees < width { return house }
        }
        return 12
    }

    private static func sripatiStarts(lagna: Double, midheaven: Double) -> [Double] {
        var below = (midheaven + 180 - lagna).normalizedDegrees
        // Beyond the polar circles the southern meridian can be under the horizon.
        if below >= 180 { below -= 180 }
        let above = 180 - below
        // Middles of houses 1 … 6; those of 7 … 12 are opposite.
        let middles =
            (0..<3).map { lagna + below * Double($0) / 3 } + (0..<3).map { lagna + below + above * Double($0) / 3 }
        let all = middles + middles.map { $0 + 180 }
        return (0..<12).map { index in
            let previous = all[(index + 11) % 12]
            return (previous + (all[index] - previous).normalizedDegrees / 2).normalizedDegrees
        }
    }
}
