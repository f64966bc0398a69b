import AccountsDomain
import Blobs
import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Outbound
import Testing

@testable import Server

/// The person's picture when the server keeps it in a bucket; run with `bin/with-s3`.
struct PictureBucketTests {
    private static func makeBucket() async throws -> S3Bucket {
        let address = try #require(
            ProcessInfo.processInfo.environment["SERENDIP_TEST_S3"],
            "there is no S3 server; run the tests with bin/with-s3"
        )
        let server = try #require(URL(string: address))
        let name = "server-\(UUID().uuidString.lowercased())"
        let connections = OutboundConnections()
        // This server takes what nobody has signed.
        let request = OutboundRequest("PUT", url: server.appendingPathComponent(name))
        let status = try? await connections.transport.send(request).status
        try await connections.shutdown()
        #expect(status == 200)
        return try S3Bucket(server: server, name: name, region: "us-east-1", accessKey: "key", secretKey: "secret")
    }

    @Test func `a picture of the largest size is kept in the bucket, and counted among the exchanges`() async throws {
        let bucket = try await Self.makeBucket()
        let words = Array(repeating: UInt8(ascii: "x"), count: ProfilePicture.maximumBytes - TestPicture.png().count)
        let picture = TestPicture.png(of: words)
        #expect(picture.count == ProfilePicture.maximumBytes)
        let configure: (inout ServerConfiguration) -> Void = { ($0.bucket, $0.metricsToken) = (bucket, "numbers") }
        try await withServer(.router, configure) { client in
            let guest = try await PictureAPITests.guest(client)
            #expect(try await PictureAPITests.get(client, guest).status == .notFound)
            #expect(try await PictureAPITests.put(client, guest, picture).status == .ok)
            #expect(try await Data(PictureAPITests.get(client, guest).body.readableBytesView) == picture)
            let part = try await PictureAPITests.get(client, guest + [.range: "bytes=1-3"])
            #expect(part.text == "PNG")
            let host = try #require(bucket.server.host())
            let scraper: HTTPFields = [.authorization: "Bearer numbers"]
            let metrics = try await client.execute(uri: "/metrics", method: .get, headers: scraper).text
            #expect(metrics.contains("http_client_request_duration_seconds_count{server_address=\"\(host)\""))
        }
    }

    @Test func `a bucket that does not answer is a 503, and what is elsewhere goes on`() async throws {
        let server = try #require(URL(string: "http://127.0.0.1:1"))
        let bucket = try S3Bucket(server: server, name: "nowhere", region: "r", accessKey: "a", secretKey: "s")
        try await withServer(.router, { $0.bucket = bucket }) { client in
            let guest = try await PictureAPITests.guest(client)
            let refused = try await PictureAPITests.put(client, guest, TestPicture.png())
            #expect(refused.status == .serviceUnavailable, "\(refused.text)")
            let account = try await client.execute(uri: "/api/v1/account", method: .get, headers: guest)
            #expect(try account.decoded(Account.self).picture == nil)
        }
    }
}
