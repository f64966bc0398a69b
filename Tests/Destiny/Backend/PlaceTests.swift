import DestinyDomain
import Testing

@testable import DestinyService

/// Places that the gazetteer does not have.
struct PlaceTests {
    private static let directory = PlaceDirectory(host: "places.example.org", attribution: "© Example")

    private func world(_ found: [PlaceFinder.Found]) async throws -> GuideWorld {
        try await GuideWorld(finder: PlaceFinder(directory: Self.directory) { _ in found }, hasBirth: false)
    }

    @Test func `without a directory nobody is asked`() async throws {
        let world = try await GuideWorld(hasBirth: false)
        let charts = world.backend.charts(of: world.account)
        #expect(charts.placeDirectory() == nil)
        await #expect(throws: AstrologyError.notFound) { try await charts.placesElsewhere(matching: "Hampi") }
    }

    @Test func `what is found has the clock of the nearest city`() async throws {
        let world = try await world([
            .init(name: "Hampi", area: "Karnataka, India", latitude: 15.335, longitude: 76.46),
            .init(name: "A farm", area: "Oregon", latitude: 44.5, longitude: -122.5),
            .init(name: "The pole", area: "", latitude: 90, longitude: 0),
        ])
        let charts = world.backend.charts(of: world.account)
        #expect(charts.placeDirectory() == Self.directory)
        let places = try await charts.placesElsewhere(matching: " Hampi ")
        #expect(places.map(\.zone) == ["Asia/Kolkata", "America/Los_Angeles"])
        #expect(places[0].fullName == "Hampi, Karnataka, India")
        #expect(places[0].latitude == 15.335)
        await #expect(throws: AstrologyError.invalid(field: "q", reason: .empty)) {
            try await charts.placesElsewhere(matching: "  ")
        }
    }
}
