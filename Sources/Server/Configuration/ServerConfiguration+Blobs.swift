import Blobs
import Foundation

extension ServerConfiguration {
    /// Where pictures lie: beside the database, also when PostgreSQL keeps that, so that a backup finds them.
    var blobs: any BlobStore {
        guard let folder = data.folder else { return MemoryBlobStore() }
        return FolderBlobStore(folder: folder.appendingPathComponent("blobs"))
    }
}
