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

/// Reads the POSIX `TZ` text at the end of a zone's file, with the extensions of RFC 9636, section 3.3.1.
struct ZoneRuleParser {
    private var rest: Substring

    /// The rule, or nothing when the text is not one.
    static func rule(_ text: String) -> RecurringZoneRule? {
        var parser = ZoneRuleParser(rest: text[...])
        return parser.rule()
    }

    private mutating func rule() -> RecurringZoneRule? {
        guard let name = name(), let west = time() else { return nil }
        let standard = ZoneOffset(seconds: -west, isDaylightSaving: false, abbreviation: name)
        if rest.isEmpty { return RecurringZoneRule(standard: standard, summer: nil) }
        guard let summerName = self.name() else { return nil }
        let summerWest = rest.hasPrefix(",") ? west - 3600 : time() ?? west - 3600
        guard let start = change(), let end = change(), rest.isEmpty else { return nil }
        let offset = ZoneOffset(seconds: -summerWest, isDaylightSaving: true, abbreviation: summerName)
        return RecurringZoneRule(standard: standard, summer: .init(offset: offset, start: start, end: end))
    }

    private mutating func name() -> String? {
        if skip("<") {
            let name = rest.prefix { $0 != ">" }
            rest = rest.dropFirst(name.count)
            return skip(">") ? String(name) : nil
        }
        let name = rest.prefix(while: \.isLetter)
        rest = rest.dropFirst(name.count)
        return name.count >= 3 ? String(name) : nil
    }

    /// Hours, and minutes and seconds if given; in seconds.
    private mutating func time() -> Int? {
        let sign = skip("-") ? -1 : 1
        if sign == 1 { _ = skip("+") }
        guard let hours = number() else { return nil }
        var seconds = hours * 3600
        for unit in [60, 1] where skip(":") {
            guard let value = number() else { return nil }
            seconds += value * unit
        }
        return sign * seconds
    }

    private mutating func change() -> RecurringZoneRule.Change? {
        guard skip(","), let day = day() else { return nil }
        guard skip("/") else { return RecurringZoneRule.Change(day: day, clock: 7200) }
        return time().map { RecurringZoneRule.Change(day: day, clock: $0) }
    }

    private mutating func day() -> RecurringZoneRule.Day? {
        if skip("J") { return number().map { .julian($0) } }
        guard skip("M") else { return number().map { .ordinal($0) } }
        guard let month = number(), (1...12).contains(month), skip("."), let week = number(), skip("."),
            let weekday = number()
        else { return nil }
        return .weekday(month: month, week: week, weekday: weekday)
    }

    private mutating func number() -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count)
        return Int(digits)
    }

    private mutating func skip(_ prefix: Character) -> Bool {
        guard rest.first == prefix else { return false }
        rest = rest.dropFirst()
        return true
    }
}
