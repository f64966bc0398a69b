/// `Accept-Language` (RFC 9110, section 12.5.4).
struct AcceptedLanguages: Sendable {
    /// Most wanted first; those of the same weight as they stand.
    let tags: [String]

    init(_ header: String) {
        let items = header.split(separator: ",").prefix(20).compactMap(Self.item)
        // Sorting by weight alone need not keep the order of equals.
        tags = items.enumerated()
            .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.tag)
    }

    private static func item(_ text: Substring) -> (tag: String, weight: Double)? {
        let parts = text.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
        guard
            let tag = parts.first, tag.count <= 35,
            tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
        else { return nil }
        let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
        return weight > 0 ? (tag, weight) : nil
    }
}
