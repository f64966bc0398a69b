import Foundation
import Testing

@testable import Jyotish

struct ForeignClockTests {
    private let zones = TimeZoneDatabase()

    private func clock(
        _ time: String,
        _ zone: String,
        _ latitude: Double,
        _ longitude: Double
    ) throws -> ForeignClock? {
        let parts = local(time)
        return try BirthRecord(
            date: parts.date,
            time: .exact(parts.secondOfDay),
            zone: BirthZone(text: zone),
            place: place(latitude, longitude)
        ).moment(in: zones).foreignClock
    }

    @Test(arguments: [
        // Hanoi was an hour from Saigon in these years, and Mumbai half an hour from Kolkata.
        ("1968-05-01T10:00:00", "Asia/Ho_Chi_Minh", 21.03, 105.85, "Ho Chi Minh", false),
        ("1930-05-01T10:00:00", "Asia/Kolkata", 19.08, 72.88, "Kolkata", false),
        // An old name has its zone's city, under the name that was given.
        ("1930-05-01T10:00:00", "Asia/Calcutta", 19.08, 72.88, "Calcutta", false),
        ("1850-05-01T10:00:00", "Europe/Berlin", 48.14, 11.58, "Berlin", true),
    ])
    func `clocks of another city are named`(
        time: String,
        zone: String,
        latitude: Double,
        longitude: Double,
        city: String,
        isMeanTime: Bool
    ) throws {
        let clock = try #require(try clock(time, zone, latitude, longitude))
        #expect(clock.city == city && clock.isMeanTime == isMeanTime)
    }

    @Test(arguments: [
        // The city itself; since 1970; an offset; the Sun's time; a zone of no city.
        ("1968-05-01T10:00:00", "Asia/Ho_Chi_Minh", 10.82, 106.63),
        ("1970-01-01T00:00:00", "Asia/Kolkata", 19.08, 72.88),
        ("1930-05-01T10:00:00", "+05:30", 19.08, 72.88), ("1850-05-01T10:00:00", "LMT", 48.14, 11.58),
        ("1930-05-01T10:00:00", "Etc/GMT-5", 19.08, 72.88), ("1850-05-01T10:00:00", "Europe/Berlin", 52.52, 13.4),
    ])
    func `where the clock is the place's own nothing is said`(
        time: String,
        zone: String,
        latitude: Double,
        longitude: Double
    ) throws {
        #expect(try clock(time, zone, latitude, longitude) == nil)
    }
}
