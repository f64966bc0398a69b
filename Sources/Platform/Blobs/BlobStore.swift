package import Foundation

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
