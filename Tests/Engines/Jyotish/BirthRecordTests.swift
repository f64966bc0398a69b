import Foundation
import Testing

@testable import Jyotish

struct BirthRecordTests {
    private let zones = TimeZoneDatabase()

    private func record(
        _ time: String,
        zone: String,
        fold: Int = 0,
        longitude: Double = 0
    ) throws -> BirthRecord {
        let parts = local(time)
        return try BirthRecord(
            date: parts.date,
            time: .exact(parts.secondOfDay),
            zone: BirthZone(text: zone),
            place: place(20, longitude),
            fold: fold
        )
    }

    @Test(arguments: ReferenceChart.all)
    func `local times become universal ones`(reference: ReferenceChart) throws {
        let moment = try record(reference.local, zone: reference.zone).moment(in: zones)
        #expect(moment.utc.utcText == reference.utc)
        #expect(moment.offset == reference.offset)
        #expect(moment.otherOffset == nil)
    }

    @Test func `of a time that was twice, fold chooses`() throws {
        let first = try record("2021-11-07T01:30:00", zone: "America/New_York").moment(in: zones)
        let second = try record("2021-11-07T01:30:00", zone: "America/New_York", fold: 1).moment(in: zones)
        #expect((first.offset, first.otherOffset) == (-14_400, -18_000))
        #expect((second.offset, second.otherOffset) == (-18_000, -14_400))
        #expect(second.utc.timeIntervalSince(first.utc) == 3600)
    }

    @Test func `of a time that was once, fold says nothing`() throws {
        let moment = try record("2021-07-07T01:30:00", zone: "America/New_York", fold: 1).moment(in: zones)
        #expect(moment.offset == -14_400)
    }

    @Test func `a time in a gap is an error with both offsets`() throws {
        let record = try record("2021-03-14T02:30:00", zone: "America/New_York")
        let expected = BirthError.timeInGap(
            local("2021-03-14T02:30:00"),
            zone: "America/New_York",
            before: -18_000,
            after: -14_400
        )
        #expect(throws: expected) { try record.moment(in: zones) }
        #expect(expected.field == "time")
        #expect(expected.description.contains("−05:00"))
    }

    @Test(arguments: [
        ("LMT", 10.0, 2400), ("lmt", 10.0, 2400), ("LMT", -75.5, -18_120), ("+05:30", 10, 19_800),
        ("-03:30:52", 0, -12_652), ("Z", 3, 0),
        ("+0530", 0, 19_800), ("UTC+5:30", 0, 19_800), ("gmt -3", 0, -10_800), ("UTC+05:53:28", 0, 21_208),
        ("+055328", 0, 21_208), ("−0330", 0, -12_600), ("+14", 0, 50_400),
        ("z", 3, 0),
    ])
    func `a clock can keep the Sun or an offset of its own`(zone: String, longitude: Double, offset: Int) throws {
        #expect(try record("1990-05-01T10:00:00", zone: zone, longitude: longitude).moment(in: zones).offset == offset)
    }

    @Test(arguments: ["IST", "+", "+5:3", "+530", "+0560", "UTC", "5:30", "+05:30:", "UTC+", "++5", "+-5"])
    func `what can mean two things, or nothing, is no offset`(zone: String) {
        #expect(BirthZone(text: zone) == .named(zone))
    }

    @Test func `a zone's local mean time is marked as such`() throws {
        #expect(try record("1860-01-01T10:00:00", zone: "Europe/Berlin").moment(in: zones).isLocalMeanTime)
        #expect(try !record("1960-01-01T10:00:00", zone: "Europe/Berlin").moment(in: zones).isLocalMeanTime)
    }

    @Test(arguments: [
        ("1990-02-30", BirthError.impossibleDate("1990-02-30")), ("1200-01-01", .yearOutOfRange(1200)),
        ("2200-01-01", .yearOutOfRange(2200)), ("90-1-1", .malformedDate("90-1-1")), ("", .malformedDate("")),
        ("1990-01-0x", .malformedDate("1990-01-0x")), ("1990/01/01", .malformedDate("1990/01/01")),
        ("1990-00-10", .impossibleDate("1990-00-10")), ("-990-01-01", .malformedDate("-990-01-01")),
    ])
    func `a bad date says what is wrong with it`(text: String, error: BirthError) {
        #expect(throws: error) { try BirthRecord.date(text: text) }
    }

    @Test(arguments: [
        ("24:00", BirthError.impossibleTime("24:00")), ("12:60", .impossibleTime("12:60")),
        ("12:00:60", .impossibleTime("12:00:60")), ("12", .malformedTime("12")), ("1:00", .malformedTime("1:00")),
        ("12:00:00:00", .malformedTime("12:00:00:00")), ("noon", .malformedTime("noon")),
        ("12:0０", .malformedTime("12:0０")),
    ])
    func `a bad time says what is wrong with it`(text: String, error: BirthError) {
        #expect(throws: error) { try BirthTime.seconds(text: text) }
    }

    @Test(arguments: [("00:00", 0), ("10:24:45", 37_485), ("23:59:59", 86_399)])
    func `a good time is read to the second`(text: String, seconds: Int) throws {
        #expect(try BirthTime.seconds(text: text) == seconds)
    }

    @Test(arguments: [
        (91.0, 0.0, BirthError.latitudeOutOfRange(91)), (-90.5, 0, .latitudeOutOfRange(-90.5)),
        (.infinity, 0, .latitudeOutOfRange(.infinity)), (0, 180.1, .longitudeOutOfRange(180.1)),
        (0, -181, .longitudeOutOfRange(-181)), (90, 0, .atThePole(90)), (-89.995, 0, .atThePole(-89.995)),
    ])
    func `a place that is not on the Earth is refused`(latitude: Double, longitude: Double, error: BirthError) {
        #expect(throws: error) { try GeographicPoint(latitude: latitude, longitude: longitude) }
    }

    @Test func `not a number is no latitude`() {
        #expect(throws: BirthError.self) { try GeographicPoint(latitude: .nan, longitude: 0) }
    }

    @Test func `what the record cannot be is refused`() throws {
        let day = try BirthRecord.date(text: "1990-05-01")
        let here = try place(20, 77)
        #expect(throws: BirthError.invalidFold(2)) {
            try BirthRecord(date: day, time: .exact(0), zone: .offset(0), place: here, fold: 2)
        }
        #expect(throws: BirthError.offsetOutOfRange(90_000)) {
            try BirthRecord(date: day, time: .exact(0), zone: .offset(90_000), place: here)
        }
        #expect(throws: BirthError.invalidUncertainty(0)) {
            try BirthRecord(date: day, time: .within(0, minutes: 0), zone: .offset(0), place: here)
        }
    }
}
