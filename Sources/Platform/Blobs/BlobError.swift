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
