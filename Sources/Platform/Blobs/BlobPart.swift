package import Foundation

/// Bytes of a blob, and where they are in it.
package struct BlobPart: Hashable, Sendable {
    package var bytes: Data
    /// Of `bytes` within the blob.
    package var range: Range<Int>
    /// Of the whole blob, in bytes.
    package var length: Int
}
