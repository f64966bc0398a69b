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
        try moment(time, zone, latitude, longitude).foreignClock
    }

    private func moment(
        _ time: String,
        _ zone: String,
        _ latitude: Double,
        _ longitude: Double
    ) throws -> BirthMoment {
        let parts = local(time)
        return try BirthRecord(
            date: parts.date,
            time: .exact(parts.secondOfDay),
            zone: BirthZone(text: zone),
            place: place(latitude, longitude)
        ).moment(in: zones)
    }

    // As Asia/Hanoi in the tz database's backzone; in the south Asia/Ho_Chi_Minh.
    @Test(arguments: [
        ("1950-05-01", 8, 8), ("1954-09-30", 8, 8), ("1954-10-01", 7, 8), ("1958-05-01", 7, 7), ("1968-05-01", 7, 8),
        ("1974-05-01", 7, 8), ("1976-05-01", 7, 7),
    ])
    func `the north of Vietnam had its own clocks`(day: String, north: Int, south: Int) throws {
        let time = day + "T10:00:00"
        #expect(try moment(time, "Asia/Ho_Chi_Minh", 21.03, 105.85).offset == north * 3600)
        #expect(try moment(time, "Asia/Saigon", 10.82, 106.63).offset == south * 3600)
    }

    @Test(arguments: [
        // Hue was in the south, and Mumbai half an hour from Kolkata.
        ("1968-05-01T10:00:00", "Asia/Ho_Chi_Minh", 16.46, 107.59, "Ho Chi Minh", false),
        ("1940-05-01T10:00:00", "Asia/Ho_Chi_Minh", 21.03, 105.85, "Ho Chi Minh", false),
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
        // What is known to have parted from it; the city itself; since 1970; an offset; the Sun's time; a zone of no city.
        ("1968-05-01T10:00:00", "Asia/Ho_Chi_Minh", 21.03, 105.85),
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
