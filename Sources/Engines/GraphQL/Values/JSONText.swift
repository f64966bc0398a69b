/// Writes JSON into bytes.
public struct JSONText: Sendable {
    /// What is written, UTF-8.
    public internal(set) var bytes: [UInt8] = []
    /// Once there are more bytes, the rest of a list or an object is left out: nobody is sent it.
    var limit = Int.max

    /// Nothing yet.
    public init() {}

    @inline(__always)
    @usableFromInline
    mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }

    mutating func raw(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func raw(_ part: [UInt8]) {
        bytes.append(contentsOf: part)
    }

    /// Text that is JSON already, as it stands.
    public mutating func verbatim(_ text: StaticString) {
        raw(text)
    }

    /// A text in quotes.
    public mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { buffer in
            if buffer.allSatisfy(Self.isPlain) {
                bytes.append(contentsOf: buffer)
            } else {
                for byte in buffer { escaped(byte) }
            }
        }
        if isWritten == nil { for byte in text.utf8 { escaped(byte) } }
        bytes.append(UInt8(ascii: "\""))
    }

    @inline(__always)
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private mutating func escaped(_ byte: UInt8) {
        guard !Self.isPlain(byte) else { return bytes.append(byte) }
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        default:
            raw("u00")
            for digit in [byte >> 4, byte & 15] { bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
        }
    }

    /// A whole number.
    public mutating func integer(_ number: Int) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        var rest = number.magnitude
        var count = 1
        var bound: UInt = 10
        while rest >= bound, count < 20 {
            count += 1
            // Past the largest power of ten there is one digit more at most.
            let (next, overflows) = bound.multipliedReportingOverflow(by: 10)
            if overflows { break }
            bound = next
        }
        for _ in 0..<count { bytes.append(0x30) }
        var index = bytes.count - 1
        while rest > 0, index >= 0 {
            bytes[index] = UInt8(truncatingIfNeeded: rest % 10) + 0x30
            rest /= 10
            index -= 1
        }
    }

    /// A number; one that is not finite is `null`, which JSON has instead.
    public mutating func number(_ number: Double) {
        guard number.isFinite else { return raw("null") }
        if let whole = Int(exactly: number), whole.magnitude < 1 << 53 { return integer(whole) }
        bytes.append(contentsOf: number.description.utf8)
    }

    /// Any value.
    public mutating func value(_ value: GraphQLValue) {
        switch value {
        case .null: raw("null")
        case .boolean(let isTrue): isTrue ? raw("true") : raw("false")
        case .int(let whole): integer(whole)
        case .digits(let digits): bytes.append(contentsOf: digits.utf8)
        case .float(let float): number(float)
        case .string(let text), .enum(let text): string(text)
        case .list(let items):
            append(UInt8(ascii: "["))
            for (index, item) in items.enumerated() where bytes.count <= limit {
                if index > 0 { append(UInt8(ascii: ",")) }
                self.value(item)
            }
            append(UInt8(ascii: "]"))
        case .object(let members): object(members)
        }
    }

    /// An object of members in their order.
    public mutating func object(_ members: [GraphQLValue.Member]) {
        append(UInt8(ascii: "{"))
        for (index, member) in members.enumerated() where bytes.count <= limit {
            if index > 0 { append(UInt8(ascii: ",")) }
            string(member.name)
            append(UInt8(ascii: ":"))
            value(member.value)
        }
        append(UInt8(ascii: "}"))
    }
}

extension GraphQLError {
    /// The error as an answer has it.
    public var members: [GraphQLValue.Member] {
        var members = [GraphQLValue.Member("message", .string(message))]
        if !locations.isEmpty {
            let places = locations.map {
                GraphQLValue.object([.init("line", .int($0.line)), .init("column", .int($0.column))])
            }
            members.append(.init("locations", .list(places)))
        }
        if let path {
            let steps = path.map { step in
                switch step {
                case .key(let key): GraphQLValue.string(key)
                case .index(let index): GraphQLValue.int(index)
                }
            }
            members.append(.init("path", .list(steps)))
        }
        if !extensions.isEmpty { members.append(.init("extensions", .object(extensions))) }
        return members
    }
}
