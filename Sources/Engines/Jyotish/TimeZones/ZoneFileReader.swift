/// Reads a compiled zone file, version 2 or later (TZif, RFC 9636).
struct ZoneFileReader {
    private let bytes: [UInt8]
    private var position = 0

    /// The zone's history, or nothing when the bytes are not such a file.
    static func history(_ bytes: [UInt8]) -> ZoneHistory? {
        var reader = ZoneFileReader(bytes: bytes)
        guard let narrow = reader.header(), narrow.version >= UInt8(ascii: "2") else { return nil }
        reader.position += narrow.length(timeSize: 4)
        guard let wide = reader.header() else { return nil }
        return reader.history(wide)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private struct Header {
        let version: UInt8
        let universalFlags, standardFlags, leapSeconds, transitions, types, characters: Int

        func length(timeSize: Int) -> Int {
            transitions * (timeSize + 1) + types * 6 + characters + leapSeconds * (timeSize + 4)
                + standardFlags + universalFlags
        }
    }

    private mutating func header() -> Header? {
        guard bytes.count >= position + 44, bytes[position..<position + 4].elementsEqual("TZif".utf8) else {
            return nil
        }
        let version = bytes[position + 4]
        position += 20
        let counts = (0..<6).map { _ in integer(4) }
        return Header(
            version: version,
            universalFlags: counts[0],
            standardFlags: counts[1],
            leapSeconds: counts[2],
            transitions: counts[3],
            types: counts[4],
            characters: counts[5]
        )
    }

    private mutating func history(_ header: Header) -> ZoneHistory? {
        // Files with leap seconds count other seconds than UTC's.
        guard header.leapSeconds == 0, header.types > 0, header.transitions >= 0,
            bytes.count >= position + header.length(timeSize: 8)
        else { return nil }
        let instants = (0..<header.transitions).map { _ in integer(8) }
        let kinds = (0..<header.transitions).map { _ in integer(1) }
        let types = (0..<header.types).map { _ in (seconds: integer(4), isSummer: integer(1) != 0, name: integer(1)) }
        let names = Array(bytes[position..<position + header.characters])
        position += header.characters + header.standardFlags + header.universalFlags
        guard kinds.allSatisfy({ $0 < types.count }) else { return nil }
        let offsets = types.map { type in
            ZoneOffset(
                seconds: type.seconds,
                isDaylightSaving: type.isSummer,
                abbreviation: String(decoding: names.dropFirst(type.name).prefix { $0 != 0 }, as: UTF8.self)
            )
        }
        return ZoneHistory(
            initial: offsets[0],
            transitions: zip(instants, kinds).map { ZoneTransition(instant: $0, offset: offsets[$1]) },
            rule: ZoneRuleParser.rule(footer())
        )
    }

    /// The text between the two line ends after the data.
    private func footer() -> String {
        String(decoding: bytes.dropFirst(position + 1).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// A big-endian two's complement number; bytes stay unsigned.
    private mutating func integer(_ size: Int) -> Int {
        let value = bytes[position..<position + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        position += size
        switch size {
        case 8: return Int(Int64(bitPattern: value))
        case 4: return Int(Int32(truncatingIfNeeded: value))
        default: return Int(value)
        }
    }
}
