import Testing

@testable import Jyotish

struct TimeZoneDatabaseTests {
    private let zones = TimeZoneDatabase()

    @Test(arguments: [
        "Mars/Olympus", "", "../../etc/passwd", "Asia/../Asia/Kolkata", "/usr/share/zoneinfo/UTC", "right/UTC",
        "posix/UTC",
        "asia/kolkata", "Asia", "Asia/", "zone.tab", "Asia/Kolkata\0", "Asia//Kolkata", "Ａsia/Kolkata",
        "tzdata.zi", String(repeating: "A", count: 1_000_000),
    ])
    func `what is not a zone is refused`(name: String) {
        #expect(throws: BirthError.unknownZone(String(name.prefix(80)))) { try zones.history(name) }
    }

    @Test(arguments: ["Asia/Calcutta", "UTC", "Etc/GMT+5", "America/Argentina/Buenos_Aires", "GB"])
    func `links and zones of three parts are zones`(name: String) throws {
        _ = try zones.history(name)
    }

    @Test func `the version is a year and a letter`() {
        #expect(zones.version.prefix(2) == "20")
        #expect(Int(zones.version.prefix(4)) != nil)
        #expect(zones.version.count >= 5)
    }

    @Test func `without zone files every zone is unknown`() {
        let empty = TimeZoneDatabase(folder: "/nonexistent")
        #expect(empty.version == "unknown")
        #expect(throws: BirthError.unknownZone("UTC")) { try empty.history("UTC") }
    }

    @Test func `a damaged file is not a zone`() {
        let bytes = Array("TZif2".utf8) + Array(repeating: UInt8(0xFF), count: 100)
        #expect(ZoneFileReader.history(bytes) == nil)
        #expect(ZoneFileReader.history(Array("TZif".utf8)) == nil)
        #expect(ZoneFileReader.history([]) == nil)
    }
}
