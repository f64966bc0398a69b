import CNova
import Synchronization

/// The series of libnova that are right, one call at a time.
///
/// libnova keeps the last result and the Moon's truncation limits in static variables, so that calls from two
/// threads mix up their answers; its coordinates are of the ecliptic and equinox of J2000, its times terrestrial.
/// Its solar, equatorial and ΔT functions are not used: they are wrong by up to 20″ and 60 s.
enum Libnova {
    /// Guards the library's static state, which all of the process shares.
    private static let gate = Mutex(())

    /// One limit for the whole process, as the library applies the last one given; 1e-8 is 0.2″ off the full series
    /// and eleven times as fast.
    private static let lunarPrecision = 1e-8

    /// From the Sun to the planet, astronomical units, ecliptic and equinox of J2000 (VSOP87).
    static func heliocentric(_ planet: Planet, terrestrial: Double) -> SIMD3<Double> {
        var position = ln_helio_posn()
        gate.withLock { _ in
            switch planet {
            case .mercury: ln_get_mercury_helio_coords(terrestrial, &position)
            case .venus: ln_get_venus_helio_coords(terrestrial, &position)
            case .mars: ln_get_mars_helio_coords(terrestrial, &position)
            case .jupiter: ln_get_jupiter_helio_coords(terrestrial, &position)
            case .saturn: ln_get_saturn_helio_coords(terrestrial, &position)
            }
        }
        return vector(position)
    }

    /// From the Sun to the Earth, in the same frame.
    static func earth(terrestrial: Double) -> SIMD3<Double> {
        var position = ln_helio_posn()
        gate.withLock { _ in ln_get_earth_helio_coords(terrestrial, &position) }
        return vector(position)
    }

    private static func vector(_ position: ln_helio_posn) -> SIMD3<Double> {
        .spherical(longitude: position.L.radians, latitude: position.B.radians, radius: position.R)
    }

    /// From the Earth to the Moon, kilometres, ecliptic and equinox of J2000 (ELP 2000-82B).
    static func moon(terrestrial: Double) -> SIMD3<Double> {
        var position = ln_rect_posn()
        gate.withLock { _ in ln_get_lunar_geo_posn(terrestrial, &position, lunarPrecision) }
        return SIMD3(position.X, position.Y, position.Z)
    }

    enum Planet {
        case mercury
        case venus
        case mars
        case jupiter
        case saturn
    }
}
