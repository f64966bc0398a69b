package import Blobs
package import Foundation
package import PitchDeckDomain

/// Where the bytes of files are; the ledger of blobs knows of them before they are there, so that a crash leaves none
/// that nobody knows.
package protocol FileBlobs: Sendable {
    func keep(_ bytes: Data) async throws(StartupError) -> BlobID
    /// `nil` for what is gone.
    func bytes(of id: BlobID, part: BlobRange?) async throws(StartupError) -> BlobPart?
}

extension FileBlobs {
    func bytes(of id: BlobID) async throws(StartupError) -> Data? { try await bytes(of: id, part: nil)?.bytes }
}
