import Jyotish
import Places
import Testing

@testable import DestinyService

struct NearestCityTests {
    @Test func `the nearest city hints at the zone`() throws {
        let gazetteer = Gazetteer()
        let cities = gazetteer.nearest(to: try GeographicPoint(latitude: 19.1, longitude: 72.9), limit: 3)
        #expect(cities.first?.name == "Mumbai")
        #expect(cities.allSatisfy { $0.zone == "Asia/Kolkata" })
        // Across the date line Suva is nearer than anything in Samoa.
        let sea = try GeographicPoint(latitude: -18, longitude: -179)
        #expect(gazetteer.nearest(to: sea, limit: 1).first?.country == "Fiji")
    }
}
