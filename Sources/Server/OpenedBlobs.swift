package import Blobs
import Foundation
import Outbound
import PitchDeckDomain

/// Where the configuration says that pictures lie; `shutdown()` ends the connections there.
package struct OpenedBlobs: Sendable {
    package let store: any BlobStore
    /// `nil` where they are in a folder.
    private let connections: OutboundConnections?

    package init(_ configuration: ServerConfiguration) {
        self.init(configuration, metrics: nil)
    }

    init(_ configuration: ServerConfiguration, metrics: MetricsRegistry?) {
        if let bucket = configuration.bucket {
            // By default less is read than the largest deck has.
            let connections = OutboundConnections(limits: .init(bodyBytes: StartupFile.maximumDeckBytes + 64 << 10))
            let transport = connections.transport
            store = S3BlobStore(bucket: bucket, transport: metrics.map(transport.measured(by:)) ?? transport)
            self.connections = connections
        } else {
            // Beside the database, also when PostgreSQL keeps that, so that a backup finds them.
            store =
                configuration.data.folder.map { FolderBlobStore(folder: $0.appendingPathComponent("blobs")) }
                ?? MemoryBlobStore()
            connections = nil
        }
    }

    package func shutdown() async throws {
        try await connections?.shutdown()
    }
}
