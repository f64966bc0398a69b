/// Reads a text from its front, byte by byte.
struct TextScanner {
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position >= bytes.count }
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// The rest as it is.
    var rest: String { String(decoding: bytes[position...], as: UTF8.self) }

    func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    mutating func skip(_ text: String) -> Bool {
        guard starts(with: text) else { return false }
        position += text.utf8.count
        return true
    }

    mutating func skipSpaces() { while next == UInt8(ascii: " ") { position += 1 } }

    /// The bytes before the first of `ends`, or all.
    mutating func take(until ends: String) -> String {
        let start = position
        while let byte = next, !ends.utf8.contains(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// A text in double quotes with backslashes before what they would mean; `nil` where none begins or it does not end.
    mutating func quoted() -> String? {
        let start = position
        guard skip("\"") else { return nil }
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let escaped = next else { break }
                position += 1
                text.append(escaped)
            default: text.append(byte)
            }
        }
        position = start
        return nil
    }

    /// A column's name, bare or quoted; `nil` where none stands.
    mutating func name() -> String? {
        skipSpaces()
        if next == UInt8(ascii: "\"") { return quoted() }
        let start = position
        while let byte = next, Self.isName(byte) || (byte == UInt8(ascii: "-") && !starts(with: "->")) { position += 1 }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        let trimmed = name.drop { $0 == " " }
        guard !trimmed.isEmpty else { return nil }
        return String(String(trimmed.reversed().drop { $0 == " " }.reversed()))
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: " "), 0x80...:
            true
        default: false
        }
    }
}

/// A column, or a place in the document that it holds.
package struct ColumnPath: Hashable, Sendable {
    package enum Step: Hashable, Sendable {
        case member(String)
        /// From the end where it is negative.
        case element(Int)
    }

    package var column: String
    package var steps: [Step] = []
    /// `->>`: the place as text.
    package var isText = false

    package init(_ column: String, _ steps: [Step] = [], isText: Bool = false) {
        (self.column, self.steps, self.isText) = (column, steps, isText)
    }

    /// What a result calls it where the request does not say.
    var usualName: String {
        for case .member(let name) in steps.reversed() { return name }
        return column
    }
}

extension TextScanner {
    /// A column with its path; `nil` where none stands.
    mutating func path() -> ColumnPath? {
        guard let column = name() else { return nil }
        var path = ColumnPath(column)
        while starts(with: "->") {
            // What was read as text has no places.
            guard !path.isText else { return nil }
            path.isText = skip("->>")
            if !path.isText { _ = skip("->") }
            guard let step = step() else { return nil }
            path.steps.append(step)
        }
        return path
    }

    private mutating func step() -> ColumnPath.Step? {
        if next == UInt8(ascii: "\"") { return quoted().map { .member($0) } }
        let isNegative = skip("-")
        guard let name = name() else { return nil }
        if let index = Int(name), name.utf8.count <= 9 { return .element(isNegative ? -index : index) }
        return .member((isNegative ? "-" : "") + name)
    }
}
