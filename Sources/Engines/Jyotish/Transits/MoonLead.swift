package import Foundation

/// How far the Moon is ahead of the Sun: 0° at new moon, 180° at full moon, and a tithi for each 12°.
package struct MoonLead: Sendable {
    private let search: TransitSearch

    package init(search: TransitSearch = TransitSearch()) { self.search = search }

    /// In 0 ..< 360.
    package func degrees(at instant: Date) -> Double {
        let time = EphemerisTime(instant)
        let found = search.ephemeris.positions(of: [.sun, .moon], at: time, node: search.settings.node)
        guard let sun = found[.sun], let moon = found[.moon] else {
            preconditionFailure("an ephemeris knows Sun and Moon")
        }
        return (moon.longitude - sun.longitude).normalizedDegrees
    }

    /// When the lead is next so large.
    ///
    /// - Parameters:
    ///   - wanted: in 0 ..< 360.
    ///   - start: from when on.
    /// - Returns: the first such instant after the start, to half a second.
    package func next(_ wanted: Double, after start: Date) -> Date {
        let ahead = (wanted - degrees(at: start)).normalizedDegrees
        // The lead gains 10.8° to 14.3° a day.
        let reach = (ahead == 0 ? 360 : ahead) * 86_400
        return root(from: start.addingTimeInterval(reach / 14.5), to: start.addingTimeInterval(reach / 10.6)) {
            (degrees(at: $0) - wanted).signedDegrees
        }
    }
}
