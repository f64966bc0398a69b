/// A part of a blob as an HTTP request asks for it (RFC 9110, section 14.1.2).
package enum BlobRange: Hashable, Sendable {
    /// From the first to the last byte, both included; the end of the blob may come first.
    case bytes(ClosedRange<Int>)
    case from(Int)
    /// So many bytes at the end; more than 0.
    case last(Int)

    /// The value of a `Range` header; `nil` for one that may be ignored: another unit, several ranges, or no range.
    package init?(header: String) {
        guard header.hasPrefix("bytes=") else { return nil }
        let ends = header.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard ends.count == 2 else { return nil }
        switch (Self.number(ends[0]), Self.number(ends[1])) {
        case (let first?, let last?) where first <= last: self = .bytes(first...last)
        case (let first?, nil) where ends[1].isEmpty: self = .from(first)
        case (nil, let count?) where ends[0].isEmpty && count > 0: self = .last(count)
        default: return nil
        }
    }

    /// The bytes meant of a blob of `length` bytes.
    ///
    /// - Throws: `noSuchRange`.
    package func within(_ length: Int) throws(BlobError) -> Range<Int> {
        switch self {
        case .bytes(let range) where range.lowerBound < length:
            return range.lowerBound..<min(length, range.upperBound == .max ? length : range.upperBound + 1)
        case .from(let first) where first < length: return first..<length
        case .last(let count) where length > 0: return max(0, length - count)..<length
        default: throw .noSuchRange(length: length)
        }
    }

    /// The value of a `Range` header.
    var header: String {
        switch self {
        case .bytes(let range): "bytes=\(range.lowerBound)-\(range.upperBound)"
        case .from(let first): "bytes=\(first)-"
        case .last(let count): "bytes=-\(count)"
        }
    }

    /// Digits only: neither signs nor spaces.
    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
    }
}
