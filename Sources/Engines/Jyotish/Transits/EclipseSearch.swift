package import Foundation

/// An eclipse of the Sun or the Moon, somewhere on the Earth.
package struct Eclipse: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case solarPartial, solarAnnular, solarTotal, lunarPenumbral, lunarPartial, lunarTotal

        /// Whether it is of the Sun, at a new moon.
        package var isSolar: Bool { self == .solarPartial || self == .solarAnnular || self == .solarTotal }
    }

    package let kind: Kind
    /// New or full moon, at most half an hour from the greatest eclipse.
    package let instant: Date
}

/// Finds eclipses by how far the Moon passes from the Sun, or from the Earth's shadow, at new and full moons.
///
/// Limits after Meeus, Astronomical Algorithms (1998), chapter 54, with angles instead of tables; the shadow is larger
/// than the Earth by a hundredth (Danjon). A hybrid eclipse counts as total.
package struct EclipseSearch: Sendable {
    private let search: TransitSearch

    package init(search: TransitSearch = TransitSearch()) { self.search = search }

    /// Every eclipse between two instants, in order.
    ///
    /// - Complexity: about eight places of Sun and Moon for each new or full moon.
    package func eclipses(from start: Date, to end: Date) -> [Eclipse] {
        var found: [Eclipse] = []
        var instant = start
        while let syzygy = next(after: instant), syzygy.instant <= end {
            if let kind = kind(at: syzygy.instant, isNew: syzygy.isNew) {
                found.append(Eclipse(kind: kind, instant: syzygy.instant))
            }
            instant = syzygy.instant.addingTimeInterval(86_400)
        }
        return found
    }

    /// The next new or full moon.
    package func next(after start: Date) -> (instant: Date, isNew: Bool)? {
        let lead = MoonLead(search: search)
        let isNew = lead.degrees(at: start) >= 180
        return (lead.next(isNew ? 0 : 180, after: start), isNew)
    }

    private func places(at instant: Date) -> (sun: EclipticPosition, moon: EclipticPosition) {
        let found = search.ephemeris.positions(
            of: [.sun, .moon],
            at: EphemerisTime(instant),
            node: search.settings.node
        )
        guard let sun = found[.sun], let moon = found[.moon] else {
            preconditionFailure("an ephemeris knows Sun and Moon")
        }
        return (sun, moon)
    }

    private func kind(at instant: Date, isNew: Bool) -> Eclipse.Kind? {
        let (sun, moon) = places(at: instant)
        guard abs(moon.latitude) < 1.7 else { return nil }
        let later = places(at: instant.addingTimeInterval(3_600))
        // The Moon's path against the Sun's is inclined by about 5.7°.
        let climb = later.moon.latitude - moon.latitude
        let ahead = (later.moon.longitude - later.sun.longitude - moon.longitude + sun.longitude).signedDegrees
        let distance = abs(moon.latitude) * cos(atan2(climb, ahead))
        let sizes = Sizes(sun: sun.distance, moon: moon.distance)
        return isNew ? sizes.solar(distance) : sizes.lunar(distance)
    }

    /// Parallaxes and half diameters in degrees.
    private struct Sizes {
        let moonParallax, sunParallax, moon, sun: Double
        /// How much larger the Moon is where it stands overhead than from the Earth's centre, beside its half diameter.
        let distanceInEarths: Double

        init(sun sunDistance: Double, moon moonDistance: Double) {
            let earth = 6_378.137 / 149_597_870.7
            moonParallax = asin(earth / moonDistance) * 180 / .pi
            sunParallax = asin(earth / sunDistance) * 180 / .pi
            moon = asin(0.272_508 * earth / moonDistance) * 180 / .pi
            sun = 0.266_564 / sunDistance
            distanceInEarths = moonDistance / earth
        }

        func solar(_ distance: Double) -> Eclipse.Kind? {
            let parallax = moonParallax - sunParallax
            guard distance < parallax + sun + moon else { return nil }
            // The axis of the shadow meets the Earth, which is flattened, in here.
            guard distance < parallax * 0.9972 else { return .solarPartial }
            let height = (1 - (distance / parallax) * (distance / parallax)).squareRoot()
            return moon * distanceInEarths / (distanceInEarths - height) > sun ? .solarTotal : .solarAnnular
        }

        func lunar(_ distance: Double) -> Eclipse.Kind? {
            let umbra = 1.01 * moonParallax + sunParallax - sun
            if distance < umbra - moon { return .lunarTotal }
            if distance < umbra + moon { return .lunarPartial }
            return distance < umbra + 2 * sun + moon ? .lunarPenumbral : nil
        }
    }
}
