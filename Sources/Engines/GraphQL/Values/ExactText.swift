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
