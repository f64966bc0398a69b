import Crypto
package import Foundation
import Synchronization

/// Keeps bytes under the name that they themselves give: equal bytes are kept once, and kept bytes never change.
///
/// A store knows nothing of who may read what; rows that name a blob do. Who removes the
/// last of these rows removes the blob.
package protocol BlobStore: Sendable {
    /// Keeps the bytes and returns their name; what has returned survives a crash. Keeping them again does nothing.
    ///
    /// - Throws: `full`, `unavailable`.
    @discardableResult
    func keep(_ bytes: Data) async throws(BlobError) -> BlobID

    /// A blob, or the part of it that is asked for; `nil` when there is none of this name.
    ///
    /// - Throws: `damaged` when a whole blob is not what its name says, `noSuchRange`, `unavailable`.
    func blob(_ id: BlobID, part: BlobRange?) async throws(BlobError) -> BlobPart?

    /// Removes a blob, or does nothing when it is gone.
    ///
    /// - Throws: `unavailable`.
    func remove(_ id: BlobID) async throws(BlobError)

    /// Removes what was left behind, before `date`, by writes that a crash has ended.
    ///
    /// - Throws: `unavailable`.
    func removeLeftovers(before date: Date) async throws(BlobError)
}

extension BlobStore {
    /// A whole blob; `nil` when there is none of this name.
    ///
    /// - Throws: `damaged` when it is not what its name says, `unavailable`.
    package func blob(_ id: BlobID) async throws(BlobError) -> Data? {
        try await blob(id, part: nil)?.bytes
    }
}

/// What can go wrong in a blob store; texts are for the log.
package enum BlobError: Error, Hashable, Sendable {
    /// The bytes are not those that were kept.
    case damaged(BlobID)
    /// A range that begins behind the end of a blob of `length` bytes.
    case noSuchRange(length: Int)
    /// The disk is full, or may not be written to.
    case full(String)
    /// The store does not answer, or refuses.
    case unavailable(String)
}

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

/// Blobs that are gone when the process ends, beside a database that is.
package final class MemoryBlobStore: BlobStore {
    private let blobs = Mutex<[BlobID: Data]>([:])

    package init() {}

    package func keep(_ bytes: Data) async throws(BlobError) -> BlobID {
        let id = BlobID(of: bytes)
        blobs.withLock { $0[id] = bytes }
        return id
    }

    package func blob(_ id: BlobID, part: BlobRange?) async throws(BlobError) -> BlobPart? {
        guard let bytes = blobs.withLock({ $0[id] }) else { return nil }
        let range = try part?.within(bytes.count) ?? 0..<bytes.count
        return BlobPart(
            bytes: Data(bytes.dropFirst(range.lowerBound).prefix(range.count)),
            range: range,
            length: bytes.count
        )
    }

    package func remove(_ id: BlobID) async throws(BlobError) {
        blobs.withLock { $0[id] = nil }
    }

    /// A write is whole or has not happened.
    package func removeLeftovers(before date: Date) async throws(BlobError) {}
}

/// Bytes of a blob, and where they are in it.
package struct BlobPart: Hashable, Sendable {
    package var bytes: Data
    /// Of `bytes` within the blob.
    package var range: Range<Int>
    /// Of the whole blob, in bytes.
    package var length: Int
}

/// A blob's name: SHA-256 of its bytes, 64 lower-case hexadecimal digits.
///
/// Nothing else can be made into one, so that no name a client sends leads out of a store.
package struct BlobID: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(of bytes: Data) {
        let digits = Array("0123456789abcdef")
        description = String(SHA256.hash(data: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    /// `nil` for what is no blob's name.
    package init?(_ text: String) {
        let isName = text.utf8.count == 64 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
        guard isName else { return nil }
        description = text
    }

    /// Where it lies below a store's root; two levels, as folders of millions of files are slow.
    var path: String { "\(description.prefix(2))/\(description.dropFirst(2))" }
}
