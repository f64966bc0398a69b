import Foundation
import Jyotish
import Places

extension Gazetteer {
    /// The cities nearest to a place, nearest first; a hint at its zone, which may be another beyond a border.
    func nearest(to place: GeographicPoint, limit: Int) -> [City] {
        let distances = cities.map { city in
            Self.haversine(place.latitude, city.latitude, city.longitude - place.longitude)
        }
        return cities.indices.sorted { distances[$0] < distances[$1] }.prefix(max(0, limit)).map { cities[$0] }
    }

    /// What grows with the distance of two places on a sphere, from 0 to 1; latitudes and their longitudes' difference
    /// in degrees.
    private static func haversine(_ latitude: Double, _ other: Double, _ difference: Double) -> Double {
        let degree = Double.pi / 180
        let (vertical, horizontal) = (sin((other - latitude) * degree / 2), sin(difference * degree / 2))
        return vertical * vertical + cos(latitude * degree) * cos(other * degree) * horizontal * horizontal
    }
}
