import Foundation

/// Writes an `Encodable` value as JSON text, in one pass.
///
/// Foundation's encoder first makes a tree of references of every value; most of what an answer took was that. Here
/// containers are written as they are asked for: a value has to be done with a nested container before it goes on with
/// the one around it, as all synthesized conformances are.
final class JSONTextEncoder: Encoder {
    /// An object or array that is not closed yet.
    private struct Frame {
        var isObject: Bool
        /// Of the member that is being written, for errors; `nil` in an array.
        var name: String?
        /// Where each member stands; noted only where they are to be sorted.
        var members: [(name: String, start: Int)] = []
        /// Where it begins.
        var start: Int
    }

    /// A name in the path to an error.
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }

    // No access to these lasts into another one, so that nothing has to watch over it while it runs.
    @exclusivity(unchecked) private var text = JSONText()
    @exclusivity(unchecked) private var frames: [Frame] = []
    /// How many frames there were when the value that is being written began.
    @exclusivity(unchecked) private var base = 0
    private let isSorted: Bool
    private let dates: JSONCoding.DateForm

    let userInfo: [CodingUserInfoKey: Any] = [:]

    private init(sorted: Bool, dates: JSONCoding.DateForm) {
        isSorted = sorted
        self.dates = dates
    }

    /// The text of a value; with `sorted`, the members of objects by name.
    ///
    /// - Throws: `EncodingError` for a number that JSON does not have.
    static func encode(_ value: some Encodable, sorted: Bool, dates: JSONCoding.DateForm) throws -> [UInt8] {
        let encoder = JSONTextEncoder(sorted: sorted, dates: dates)
        try encoder.encode(value)
        return encoder.text.bytes
    }

    var codingPath: [any CodingKey] { frames.compactMap { $0.name.map(Name.init) } }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(JSONObjectText(encoder: self, level: open(isObject: true)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        JSONArrayText(encoder: self, level: open(isObject: false))
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { JSONScalarText(encoder: self) }

    // MARK: Structure

    /// Begins an object or array; the level at which its content stands.
    ///
    /// A value that asks for the same kind of container again, as subclasses do, goes on with the one it has.
    private func open(isObject: Bool) -> Int {
        if frames.count > base {
            close(to: base + 1)
            precondition(frames[base].isObject == isObject, "a value is an object or an array, not both")
            return base + 1
        }
        return begin(isObject: isObject)
    }

    /// Begins an object or array where a value stands.
    func begin(isObject: Bool) -> Int {
        frames.append(Frame(isObject: isObject, start: text.bytes.count))
        text.append(mark: isObject ? "{" : "[")
        return frames.count
    }

    /// Ends what was begun inside a level.
    private func close(to level: Int) {
        while frames.count > level {
            let frame = frames.removeLast()
            if isSorted, frame.isObject { sort(frame) }
            text.append(mark: frame.isObject ? "}" : "]")
        }
    }

    /// Begins an element of the array at a level.
    func next(at level: Int) {
        close(to: level)
        precondition(frames.count == level, "a container was written to after it had ended")
        if !text.isAtStartOfContainer { text.append(mark: ",") }
    }

    /// Begins a member of the object at a level.
    func next(_ name: String, at level: Int) {
        next(at: level)
        frames[level - 1].name = name
        if isSorted { frames[level - 1].members.append((name, text.bytes.count)) }
        text.append(name)
        text.append(mark: ":")
    }

    /// Puts the members in the order of their names.
    private func sort(_ frame: Frame) {
        let ends = frame.members.dropFirst().map { $0.start - 1 } + [text.bytes.count]
        let members = zip(frame.members, ends).sorted { $0.0.name < $1.0.name }
        guard !members.elementsEqual(zip(frame.members, ends), by: { $0.0.start == $1.0.start }) else { return }
        let parts = members.map { text.bytes[$0.0.start..<$0.1] }
        text.replace(from: frame.start + 1, with: Array(parts.joined(separator: [UInt8(ascii: ",")])))
    }

    // MARK: Values

    func writeNull() { text.append(literal: "null") }
    func write(_ value: Bool) { text.append(value) }
    func write(_ value: String) { text.append(value) }
    func write(_ value: some FixedWidthInteger) { text.append(value) }

    func write(_ value: some BinaryFloatingPoint & CustomStringConvertible) throws {
        guard text.append(value) else {
            let context = EncodingError.Context(codingPath: codingPath, debugDescription: "JSON has no such number")
            throw EncodingError.invalidValue(value, context)
        }
    }

    func encode<Value: Encodable>(_ value: Value) throws {
        // Compared by type: to try a cast takes as long as to write a number.
        if Value.self == String.self, let string = value as? String { return write(string) }
        if Value.self == Date.self, let date = value as? Date { return try write(date) }
        if Value.self == URL.self, let url = value as? URL { return write(url.absoluteString) }
        if Value.self == Data.self, let data = value as? Data { return write(data.base64EncodedString()) }
        let (outer, start) = (base, text.bytes.count)
        base = frames.count
        defer { base = outer }
        try value.encode(to: self)
        close(to: base)
        if text.bytes.count == start { text.append(literal: "{}") }
    }

    private func write(_ date: Date) throws {
        switch dates {
        case .rfc3339: write(RFC3339.string(from: date))
        case .referenceSeconds: try write(date.timeIntervalSinceReferenceDate)
        }
    }
}

/// JSON text that grows, value by value.
struct JSONText {
    private(set) var bytes: [UInt8] = []

    /// One of the characters between values.
    mutating func append(mark: Unicode.Scalar) { bytes.append(UInt8(ascii: mark)) }

    /// Whether nothing stands yet in what was begun last; texts end in quotes.
    var isAtStartOfContainer: Bool { bytes.last == UInt8(ascii: "{") || bytes.last == UInt8(ascii: "[") }

    mutating func append(literal: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    mutating func append(_ boolean: Bool) { append(literal: boolean ? "true" : "false") }

    mutating func append(_ integer: some FixedWidthInteger) { bytes.append(contentsOf: String(integer).utf8) }

    /// A whole number without a fraction, as others write it; false and nothing written for what JSON does not have.
    mutating func append(_ number: some BinaryFloatingPoint & CustomStringConvertible) -> Bool {
        guard number.isFinite else { return false }
        let digits = number.description
        bytes.append(contentsOf: digits.hasSuffix(".0") ? digits.utf8.dropLast(2) : digits.utf8[...])
        return true
    }

    /// With the quotes.
    mutating func append(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        var string = string
        string.withUTF8 { text in
            // Hardly any text has something to escape.
            if text.contains(where: Self.isEscaped) {
                for byte in text { append(byteOfText: byte) }
            } else {
                bytes.append(contentsOf: text)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func append(byteOfText byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case 0..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
        default: bytes.append(byte)
        }
    }

    /// Replaces the text from `start` on.
    mutating func replace(from start: Int, with text: [UInt8]) {
        bytes.replaceSubrange(start..., with: text)
    }
}
