import Foundation
import Outbound
import Testing

@testable import Blobs

/// Where a test's blobs lie: every test has an empty store of its own.
enum BlobPlace: CaseIterable, CustomTestStringConvertible {
    case folder, s3

    var testDescription: String { "\(self)" }

    /// Runs `body` with a store, and a way to change kept bytes behind its back.
    func withStore(
        _ body: (any BlobStore, _ replace: (BlobID, Data) async throws -> Void) async throws -> Void
    ) async throws {
        switch self {
        case .folder: try await Self.withFolder { try await body(FolderBlobStore(folder: $0), Self.replacing(in: $0)) }
        case .s3: try await Self.withBucket(body)
        }
    }

    static func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("blobs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    private static func replacing(in folder: URL) -> (BlobID, Data) async throws -> Void {
        { id, bytes in try bytes.write(to: folder.appendingPathComponent(id.path)) }
    }

    static func withBucket(
        create: Bool = true,
        _ body: (any BlobStore, _ replace: (BlobID, Data) async throws -> Void) async throws -> Void
    ) async throws {
        let address = try #require(
            ProcessInfo.processInfo.environment["SERENDIP_TEST_S3"],
            "there is no S3 server; run the tests with bin/with-s3"
        )
        let server = try #require(URL(string: address))
        let name = "test-\(UUID().uuidString.lowercased())"
        let bucket = try S3Bucket(
            server: server,
            name: name,
            region: "eu-central-1",
            accessKey: "key",
            secretKey: "secret"
        )
        let connections = OutboundConnections()
        let transport = connections.transport
        let signature = S3Signature(region: bucket.region, accessKey: bucket.accessKey, secretKey: bucket.secretKey)
        let put: (URL, Data) async throws -> Int = { url, body in
            let headers = signature.sign("PUT", url, body: body, at: Date())
            return try await transport.send(OutboundRequest("PUT", url: url, headers: headers, body: .bytes(body)))
                .status
        }
        let constraint = "<CreateBucketConfiguration><LocationConstraint>eu-central-1</LocationConstraint>"
        let creation = Data("\(constraint)</CreateBucketConfiguration>".utf8)
        do {
            if create {
                #expect(try await put(bucket.server.appendingPathComponent(bucket.name), creation) == 200)
            }
            try await body(S3BlobStore(bucket: bucket, transport: transport)) { (id, bytes) async throws in
                #expect(try await put(bucket.url(of: id), bytes) == 200)
            }
        } catch {
            try await connections.shutdown()
            throw error
        }
        try await connections.shutdown()
    }
}
