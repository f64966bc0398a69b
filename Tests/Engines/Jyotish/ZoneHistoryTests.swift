import Testing

@testable import Jyotish

struct ZoneHistoryTests {
    private let zones = TimeZoneDatabase()

    /// Offsets that change back and forth, by less and more than an hour, and once by name only.
    private static let invented: ZoneHistory = {
        func offset(_ seconds: Int, _ name: String) -> ZoneOffset {
            ZoneOffset(seconds: seconds, isDaylightSaving: false, abbreviation: name)
        }
        let day = 86_400
        return ZoneHistory(
            initial: offset(5000, "LMT"),
            transitions: [
                ZoneTransition(instant: 0, offset: offset(3600, "A")),
                ZoneTransition(instant: 2 * day, offset: offset(7200, "B")),
                ZoneTransition(instant: 4 * day, offset: offset(7200, "C")),
                ZoneTransition(instant: 6 * day, offset: offset(-36_000, "D")),
                ZoneTransition(instant: 9 * day, offset: offset(50_400, "E")),
            ],
            rule: nil
        )
    }()

    @Test func `every local time is read as by trying every instant`() {
        let history = Self.invented
        var readings: [Int: [Int]] = [:]
        let span = (-3 * 86_400)..<(12 * 86_400)
        for instant in stride(from: span.lowerBound, to: span.upperBound, by: 100) {
            readings[instant + history.offset(at: instant).seconds, default: []].append(instant)
        }
        for clock in stride(from: -86_400, to: 11 * 86_400, by: 100) {
            let reading = history.reading(of: LocalDateTime(secondsSince1970: clock, offset: 0))
            let expected = readings[clock] ?? []
            switch reading {
            case .unique(let offset): #expect(expected == [clock - offset.seconds])
            case .fold(let first, let second):
                #expect(expected == [clock - first.seconds, clock - second.seconds])
            case .gap(let before, let after):
                #expect(expected.isEmpty)
                #expect(before.seconds < after.seconds)
            }
        }
    }

    @Test(arguments: [
        ("Asia/Kolkata", "1943-01-01T12:00:00", 23_400), ("Asia/Kolkata", "1942-06-01T12:00:00", 19_800),
        ("Asia/Kolkata", "1900-01-01T12:00:00", 19_270), ("Asia/Kolkata", "1850-01-01T12:00:00", 21_208),
        ("Asia/Kolkata", "2024-01-01T12:00:00", 19_800), ("Asia/Kathmandu", "1985-12-31T12:00:00", 19_800),
        ("Asia/Kathmandu", "1986-01-02T12:00:00", 20_700), ("Europe/London", "1943-07-01T12:00:00", 7200),
        ("Europe/London", "1970-01-01T12:00:00", 3600), ("Europe/Berlin", "1945-06-01T12:00:00", 10_800),
        ("America/New_York", "1945-07-01T12:00:00", -14_400), ("Asia/Colombo", "2000-01-01T12:00:00", 21_600),
        ("Australia/Lord_Howe", "2024-07-01T12:00:00", 37_800), ("America/New_York", "2150-07-01T12:00:00", -14_400),
        ("America/New_York", "2150-12-01T12:00:00", -18_000), ("Europe/Istanbul", "2100-01-01T00:00:00", 10_800),
    ])
    func `clocks of the past and the future show what they did and will`(
        zone: String,
        time: String,
        seconds: Int
    ) throws {
        let reading = try zones.history(zone).reading(of: local(time))
        guard case .unique(let offset) = reading else {
            Issue.record("\(reading)")
            return
        }
        #expect(offset.seconds == seconds)
    }

    @Test(arguments: [
        ("America/New_York", "2021-11-07T01:30:00", -14_400, -18_000),
        ("America/New_York", "2090-11-05T01:30:00", -14_400, -18_000),
        ("Asia/Kolkata", "1945-10-14T23:30:00", 23_400, 19_800),
        ("Australia/Lord_Howe", "2024-04-07T01:45:00", 39_600, 37_800),
        ("Europe/London", "1968-10-27T00:30:00", 3600, 3600),
    ])
    func `a time that clocks showed twice has both offsets`(zone: String, time: String, first: Int, second: Int) throws
    {
        switch try zones.history(zone).reading(of: local(time)) {
        case .fold(let one, let other): #expect((one.seconds, other.seconds) == (first, second))
        case .unique(let only): #expect(first == second && only.seconds == first)
        case .gap: Issue.record("\(time) is no gap")
        }
    }

    @Test(arguments: [
        ("America/New_York", "2021-03-14T02:30:00", -18_000, -14_400),
        ("America/New_York", "2090-03-12T02:30:00", -18_000, -14_400),
        ("Asia/Kolkata", "1942-09-01T00:30:00", 19_800, 23_400),
        ("Pacific/Apia", "2011-12-30T12:00:00", -36_000, 50_400),
        ("Asia/Kathmandu", "1986-01-01T00:10:00", 19_800, 20_700),
    ])
    func `a time that clocks skipped is in a gap`(zone: String, time: String, before: Int, after: Int) throws {
        guard case .gap(let one, let other) = try zones.history(zone).reading(of: local(time)) else {
            Issue.record("\(time) is in a gap")
            return
        }
        #expect((one.seconds, other.seconds) == (before, after))
    }

    @Test func `the first and the last second of a gap are in it, their neighbours not`() throws {
        let history = try zones.history("America/New_York")
        for (time, isSkipped) in [("01:59:59", false), ("02:00:00", true), ("02:59:59", true), ("03:00:00", false)] {
            let reading = history.reading(of: local("2021-03-14T\(time)"))
            if case .gap = reading { #expect(isSkipped) } else { #expect(!isSkipped) }
        }
    }
}
