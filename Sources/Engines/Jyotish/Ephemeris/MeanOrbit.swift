import Foundation

/// A planet's mean ellipse, which tells its velocity where its place is known.
///
/// Right to 1e-4 of the velocity, for Saturn to 5e-3: within the minutes that light takes that is 0.04″, and of a
/// speed seen from the Earth at most 0.0005° a day. Elements by Standish, "Keplerian Elements for Approximate
/// Positions of the Major Planets" (JPL), for 1800–2050; ecliptic and equinox of J2000.
struct MeanOrbit {
    private let normal: SIMD3<Double>
    /// Towards the perihelion, as long as the orbit is eccentric.
    private let eccentricity: SIMD3<Double>
    /// Square root of GM over the semi-latus rectum.
    private let scale: Double

    /// The mean ellipse at so many Julian centuries after J2000.
    init(of planet: Libnova.Planet, centuries t: Double) {
        let elements = Elements(of: planet)
        let e = elements.eccentricity.0 + elements.eccentricity.1 * t
        let tilt = (elements.inclination.0 + elements.inclination.1 * t).radians
        let node = (elements.node.0 + elements.node.1 * t).radians
        let perihelion = (elements.perihelion.0 + elements.perihelion.1 * t).radians - node
        normal = SIMD3(sin(tilt) * sin(node), -sin(tilt) * cos(node), cos(tilt))
        eccentricity =
            SIMD3(
                cos(perihelion) * cos(node) - sin(perihelion) * cos(tilt) * sin(node),
                cos(perihelion) * sin(node) + sin(perihelion) * cos(tilt) * cos(node),
                sin(perihelion) * sin(tilt)
            ) * e
        let axis = elements.axis.0 + elements.axis.1 * t
        scale = (OrbitArc.gravityOfSun / (axis * (1 - e * e))).squareRoot()
    }

    /// AU per day at a place given in AU from the Sun.
    func velocity(at place: SIMD3<Double>) -> SIMD3<Double> {
        normal.cross(place / place.length + eccentricity) * scale
    }

    /// Each with its change per century: AU, and degrees.
    private struct Elements {
        let axis, eccentricity, inclination, perihelion, node: (Double, Double)

        init(of planet: Libnova.Planet) {
            switch planet {
            case .mercury:
                (axis, eccentricity) = ((0.38709927, 0.00000037), (0.20563593, 0.00001906))
                inclination = (7.00497902, -0.00594749)
                (perihelion, node) = ((77.45779628, 0.16047689), (48.33076593, -0.12534081))
            case .venus:
                (axis, eccentricity) = ((0.72333566, 0.00000390), (0.00677672, -0.00004107))
                inclination = (3.39467605, -0.00078890)
                (perihelion, node) = ((131.60246718, 0.00268329), (76.67984255, -0.27769418))
            case .mars:
                (axis, eccentricity) = ((1.52371034, 0.00001847), (0.09339410, 0.00007882))
                inclination = (1.84969142, -0.00813131)
                (perihelion, node) = ((-23.94362959, 0.44441088), (49.55953891, -0.29257343))
            case .jupiter:
                (axis, eccentricity) = ((5.20288700, -0.00011607), (0.04838624, -0.00013253))
                inclination = (1.30439695, -0.00183714)
                (perihelion, node) = ((14.72847983, 0.21252668), (100.47390909, 0.20469106))
            case .saturn:
                (axis, eccentricity) = ((9.53667594, -0.00125060), (0.05386179, -0.00050991))
                inclination = (2.48599187, 0.00193609)
                (perihelion, node) = ((92.59887831, -0.41897216), (113.66242448, -0.28867794))
            }
        }
    }
}
