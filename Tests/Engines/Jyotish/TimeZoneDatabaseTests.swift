import Foundation
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

    @Test func `an old name without a file is looked up among the links`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "zones-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Asia"),
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(at: folder) }  // The system clears what is left behind.
        try FileManager.default.copyItem(
            at: URL(filePath: "/usr/share/zoneinfo/Asia/Kolkata").resolvingSymlinksInPath(),
            to: folder.appending(path: "Asia/Kolkata")
        )
        let text = "# version 2099z\nL Asia/Kolkata Asia/Calcutta\nL Asia/Nowhere Asia/Lost\n"
        try text.write(to: folder.appending(path: "tzdata.zi"), atomically: true, encoding: .utf8)
        let zones = TimeZoneDatabase(folder: folder.path())
        #expect(zones.version == "2099z")
        #expect(try zones.history("Asia/Calcutta") == zones.history("Asia/Kolkata"))
        #expect(throws: BirthError.unknownZone("Asia/Lost")) { try zones.history("Asia/Lost") }
    }

    @Test func `a damaged file is not a zone`() {
        let bytes = Array("TZif2".utf8) + Array(repeating: UInt8(0xFF), count: 100)
        #expect(ZoneFileReader.history(bytes) == nil)
        #expect(ZoneFileReader.history(Array("TZif".utf8)) == nil)
        #expect(ZoneFileReader.history([]) == nil)
    }
}
