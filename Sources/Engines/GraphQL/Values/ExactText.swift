/// A text as a key, told from others by its code points.
///
/// `String` takes texts for equal that are canonically equivalent, composed and decomposed letters or the signs of Kelvin
/// and the letter K, and GraphQL does not: whatever requests say is compared by this.
public struct ExactText: Sendable, Hashable {
    /// The text.
    public let text: String

    /// A key.
    public init(_ text: String) {
        self.text = text
    }

    /// Whether both have the same bytes.
    public static func == (first: ExactText, second: ExactText) -> Bool {
        first.text.isExactly(second.text)
    }

    /// Hashes the bytes; `String` hashes canonically equivalent texts alike, of which a request can have thousands.
    public func hash(into hasher: inout Hasher) {
        let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: .init($0)) }
        if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
        hasher.combine(text.utf8.count)
    }
}

/// Values by names that the lexer has read, or a schema: ASCII, of which `String`'s equality is that of bytes.
public typealias ByName<Value> = [String: Value]

/// Names that the lexer has read, or a schema.
public typealias NameSet = Set<String>

extension String {
    /// Whether both have the same bytes.
    func isExactly(_ other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}

extension Dictionary where Key == String {
    /// The value of a name that somebody sent.
    subscript(exactly name: String) -> Value? {
        guard let index = index(forKey: name), keys[index].isExactly(name) else { return nil }
        return values[index]
    }
}

extension Set where Element == String {
    /// Whether a name that somebody sent is in it.
    func hasExactly(_ name: String) -> Bool {
        firstIndex(of: name).map { self[$0].isExactly(name) } ?? false
    }
}

extension String {
    /// The text these bytes are in UTF-8, or `nil` for bytes that are no UTF-8.
    ///
    /// What the standard library has for it is of iOS 18 and macOS 15.
    init?(validUTF8 bytes: [UInt8]) {
        self.init(decoding: bytes, as: UTF8.self)
        // Whatever was wrong has been replaced by a character of other bytes.
        guard utf8.elementsEqual(bytes) else { return nil }
    }

    /// The text for people, cut where it has more bytes.
    func cut(to limit: Int = 200) -> String {
        guard utf8.count > limit, var end = utf8.index(utf8.startIndex, offsetBy: limit, limitedBy: utf8.endIndex)
        else {
            return self
        }
        while end > utf8.startIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
        return self[..<end] + "…"
    }
}
