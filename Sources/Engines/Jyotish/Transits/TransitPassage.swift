package import Foundation

/// A body's stay near a point of somebody's chart.
package struct TransitPassage: Hashable, Sendable {
    package let body: Body
    /// When it came within the orb; nothing if it was there when the search began.
    package let start: Date?
    /// When it stood over the point: once, or three times if it turned there; not at all if it turned before.
    package let exact: [Date]
    /// When it left the orb; nothing if it was there when the search ended.
    package let end: Date?
}

extension TransitSearch {
    /// A body's stays within an orb of a point, in order.
    ///
    /// - Parameters:
    ///   - body: what moves.
    ///   - longitude: the point, sidereal degrees.
    ///   - orb: degrees on either side, above 0 and below 90.
    ///   - start: where the search begins.
    ///   - end: where it ends.
    /// - Returns: the stays; a body that leaves and comes back has two.
    package func passages(
        of body: Body,
        over longitude: Double,
        orb: Double,
        from start: Date,
        to end: Date
    ) -> [TransitPassage] {
        precondition(orb > 0 && orb < 90, "an orb is between 0 and 90 degrees")
        let edges = [(longitude - orb).normalizedDegrees, (longitude + orb).normalizedDegrees]
        let point = longitude.normalizedDegrees
        let distance = abs((place(of: body, at: start).point.longitude - longitude).signedDegrees)
        var passages: [TransitPassage] = []
        var (isInside, entered, exact) = (distance < orb, Date?.none, [Date]())
        for crossing in crossings(of: body, longitudes: edges + [point], from: start, to: end) {
            if crossing.longitude == point {
                exact.append(crossing.instant)
            } else if isInside {
                passages.append(TransitPassage(body: body, start: entered, exact: exact, end: crossing.instant))
                (isInside, exact) = (false, [])
            } else {
                (isInside, entered) = (true, crossing.instant)
            }
        }
        if isInside { passages.append(TransitPassage(body: body, start: entered, exact: exact, end: nil)) }
        return passages
    }
}
