import Foundation
import Synchronization

/// The zones of the operating system, read from its own files.
///
/// Foundation's `TimeZone` is not used: on Linux it answers from data of its own that merged many zones before
/// 1970 (94 of 418 differ), it cannot say that a time happened twice or never, and its file cannot be updated.
package final class TimeZoneDatabase: Sendable {
    /// As the system's `tzdata.zi` states it, like “2025b”; “unknown” without that file.
    package let version: String

    private let folder: String
    private let histories = Mutex<[String: ZoneHistory]>([:])
    /// By the names of zones that were asked for or are known to have a city; empty before they were read.
    private let places = Mutex<[String: GeographicPoint?]>([:])

    /// - Parameter folder: where the compiled zone files are.
    package init(folder: String = "/usr/share/zoneinfo") {
        self.folder = folder
        version = Self.version(folder: folder)
    }

    /// The zone's history; files are read once.
    ///
    /// - Parameter name: an IANA name, spelt as there: Asia/Kolkata.
    /// - Returns: all that its file says.
    /// - Throws: `unknownZone` for what the system does not have.
    package func history(_ name: String) throws(BirthError) -> ZoneHistory {
        if let history = histories.withLock({ $0[name] }) { return history }
        guard Self.isPlausible(name), let history = read(name) ?? target(of: name).flatMap(read) else {
            throw .unknownZone(String(name.prefix(80)))
        }
        histories.withLock { $0[name] = history }
        return history
    }

    /// Where the city is that a zone is named after; `nil` for zones without one.
    func city(of name: String) -> GeographicPoint? {
        if let known = places.withLock({ $0[name] }) { return known }
        let found = places.withLock { places in
            if places.isEmpty { places = Self.cities(folder: folder) }
            return places[name] ?? nil
        }
        let city = found ?? target(of: name).flatMap { target in places.withLock { $0[target] ?? nil } }
        places.withLock { $0[name] = .some(city) }
        return city
    }

    private func read(_ name: String) -> ZoneHistory? {
        // What cannot be read is not a zone to us; the caller says that it is unknown.
        guard let data = try? Data(contentsOf: URL(filePath: folder).appending(path: name)) else { return nil }
        return ZoneFileReader.history([UInt8](data))
    }

    /// What an old name stands for, as Asia/Calcutta for Asia/Kolkata: some systems leave its file away.
    private func target(of name: String) -> String? {
        // Without the text form of the data there are only the names that have files.
        guard let text = try? String(contentsOfFile: folder + "/tzdata.zi", encoding: .utf8) else { return nil }
        for line in text.split(separator: "\n") where line.hasPrefix("L ") && line.hasSuffix(" " + name) {
            let words = line.split(separator: " ")
            if words.count == 3, Self.isPlausible(String(words[1])) { return String(words[1]) }
        }
        return nil
    }

    /// Names come from outside and become a path: nothing but the letters that zones are spelt with, no “..”, and
    /// none of the files beside the zones (`right/` counts leap seconds, `posix/` is a copy).
    private static func isPlausible(_ name: String) -> Bool {
        let allowed = name.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || "_+-/".utf8.contains(byte)
        }
        guard allowed, (1...64).contains(name.utf8.count), name.first?.isUppercase == true else { return false }
        return !name.hasSuffix("/") && !name.contains("//")
    }

    private static func version(folder: String) -> String {
        // Without the text form of the data the zones still work; only their version is not known.
        guard let file = FileHandle(forReadingAtPath: folder + "/tzdata.zi"),
            let head = try? file.read(upToCount: 64),
            let line = String(decoding: head, as: UTF8.self).split(separator: "\n").first,
            let version = line.split(separator: " ").last, line.hasPrefix("# version")
        else { return "unknown" }
        return String(version)
    }
}
