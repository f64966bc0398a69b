import Foundation

@testable import Jyotish

/// An instant of a text like 1953-10-09T08:24:45Z.
func instant(_ text: String) -> Date {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 6, let day = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]) else {
        preconditionFailure("\(text) is not an instant")
    }
    let seconds = numbers[3] * 3600 + numbers[4] * 60 + numbers[5]
    return Date(timeIntervalSince1970: Double(day.daysSince1970 * 86_400 + seconds))
}

/// A local time of a text like 1953-10-09T10:24:45.
func local(_ text: String) -> LocalDateTime {
    instant(text).local(offset: 0)
}

func place(_ latitude: Double, _ longitude: Double) throws -> GeographicPoint {
    try GeographicPoint(latitude: latitude, longitude: longitude)
}

/// Degrees between two directions, without sign.
func separation(_ one: Double, _ other: Double) -> Double {
    abs((one - other).signedDegrees)
}

extension Chart {
    /// A chart with bodies in the middle of signs, for rules that look at signs only; those left out are with the
    /// lagna.
    static func sketch(lagna: Sign, _ signs: [Body: Sign], degrees: Double = 22) throws -> Chart {
        func point(_ sign: Sign) -> ZodiacPoint {
            ZodiacPoint(longitude: Double(sign.rawValue - 1) * 30 + degrees)
        }
        let houses = Houses(system: .wholeSign, lagna: point(lagna), midheaven: point(lagna.advanced(by: 9)))
        let sun = point(signs[.sun] ?? lagna)
        let placements = Body.allCases.map { body in
            let point = point(signs[body] ?? lagna)
            let position = EclipticPosition(longitude: point.longitude, latitude: 0, distance: 1, speed: 1)
            return Placement(body: body, point: point, position: position, house: houses.house(of: point), sun: sun)
        }
        return Chart(
            moment: Date(timeIntervalSince1970: 0),
            place: try GeographicPoint(latitude: 0, longitude: 0),
            settings: ChartSettings(),
            ayanamsa: 0,
            lagna: point(lagna),
            midheaven: point(lagna.advanced(by: 9)),
            houses: houses,
            placements: placements
        )
    }
}
