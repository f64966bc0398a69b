import DestinyDomain
import Foundation
import Jyotish

extension CastBirth {
    /// Whether the Moon keeps its star during the whole of the window.
    var isStarCertain: Bool {
        guard let uncertainty else { return true }
        return uncertainty.certainty.bodies[.moon]?.merged(by: \.nakshatra).count == 1
    }

    /// Seconds east of UTC at the birth's place, as it was at birth where its rules are not known.
    func localOffset(at instant: Date) -> Int {
        let zone = details.place.zone
        if case .named(let name) = BirthZone(text: zone), let history = try? TimeZoneDatabase().history(name) {
            // Without rules the offset of birth is the nearest truth.
            return history.offset(at: Int(instant.timeIntervalSince1970)).seconds
        }
        return moment.offset
    }
}
