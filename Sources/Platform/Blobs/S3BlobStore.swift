package import Foundation
package import Outbound

/// Blobs in a bucket of a server that speaks S3.
///
/// The server checks what it keeps against the signed hash of the bytes.
package struct S3BlobStore: BlobStore {
    private let bucket: S3Bucket
    private let transport: OutboundTransport
    private let signature: S3Signature
    private let now: @Sendable () -> Date

    /// The transport reads bodies as long as the largest upload.
    package init(
        bucket: S3Bucket,
        transport: OutboundTransport,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.bucket = bucket
        self.transport = transport
        self.now = now
        signature = S3Signature(region: bucket.region, accessKey: bucket.accessKey, secretKey: bucket.secretKey)
    }

    package func keep(_ bytes: Data) async throws(BlobError) -> BlobID {
        let id = BlobID(of: bytes)
        let response = try await send("PUT", id, body: bytes)
        guard response.status == 200 else { throw Self.refusal(response) }
        return id
    }

    package func blob(_ id: BlobID, part: BlobRange?) async throws(BlobError) -> BlobPart? {
        let response = try await send("GET", id, headers: part.map { ["range": $0.header] } ?? [:])
        switch response.status {
        case 404 where !Self.lacksBucket(response): return nil
        case 200 where part == nil:
            guard BlobID(of: response.body) == id else { throw .damaged(id) }
            return BlobPart(bytes: response.body, range: 0..<response.body.count, length: response.body.count)
        case 206:
            guard let part, let length = Self.length(response) else { throw .unavailable("a part without its range") }
            let range = try part.within(length)
            guard response.body.count == range.count else { throw .damaged(id) }
            return BlobPart(bytes: response.body, range: range, length: length)
        case 416: throw .noSuchRange(length: try await length(of: id))
        default: throw Self.refusal(response)
        }
    }

    package func remove(_ id: BlobID) async throws(BlobError) {
        let response = try await send("DELETE", id)
        guard [200, 204, 404].contains(response.status), !Self.lacksBucket(response) else {
            throw Self.refusal(response)
        }
    }

    /// A server keeps what has arrived as a whole.
    package func removeLeftovers(before date: Date) async throws(BlobError) {}

    private func length(of id: BlobID) async throws(BlobError) -> Int {
        let response = try await send("HEAD", id)
        return response.headers["content-length"].flatMap { Int($0) } ?? 0
    }

    private func send(
        _ method: String,
        _ id: BlobID,
        headers: [String: String] = [:],
        body: Data = Data()
    ) async throws(BlobError) -> OutboundResponse {
        let url = bucket.url(of: id)
        let signed = signature.sign(method, url, headers: headers, body: body, at: now())
        do throws(OutboundFailure) {
            return try await transport.send(
                OutboundRequest(method, url: url, headers: signed, body: body.isEmpty ? .none : .bytes(body))
            )
        } catch {
            throw .unavailable("\(error)")
        }
    }

    /// The number behind the slash of `Content-Range: bytes 0-9/443`.
    private static func length(_ response: OutboundResponse) -> Int? {
        response.headers["content-range"]?.split(separator: "/").last.flatMap { Int($0) }
    }

    /// The same number says that the blob is not there and that nothing is.
    private static func lacksBucket(_ response: OutboundResponse) -> Bool {
        response.status == 404 && String(decoding: response.body, as: UTF8.self).contains("<Code>NoSuchBucket</Code>")
    }

    private static func refusal(_ response: OutboundResponse) -> BlobError {
        .unavailable("\(response.status) \(String(decoding: response.body.prefix(200), as: UTF8.self))")
    }
}

/// Where blobs lie on a server that speaks S3.
package struct S3Bucket: Sendable {
    /// The server's address, without the bucket, such as `https://s3.eu-central-1.amazonaws.com`.
    package var server: URL
    package var name: String
    package var region: String
    package var accessKey: String
    /// Never logged.
    package var secretKey: String

    package enum Problem: Error, Hashable, Sendable {
        /// Not `http` or `https`, or with more than a host, a port and a path.
        case invalidServer
        case invalidName
    }

    package init(
        server: URL,
        name: String,
        region: String,
        accessKey: String,
        secretKey: String
    ) throws(Problem) {
        guard ["http", "https"].contains(server.scheme), let host = server.host(), !host.isEmpty,
            server.user() == nil, server.query() == nil, server.fragment() == nil
        else { throw .invalidServer }
        let characters = Set("abcdefghijklmnopqrstuvwxyz0123456789.-")
        guard (3...63).contains(name.utf8.count), name.allSatisfy(characters.contains), !name.contains("..") else {
            throw .invalidName
        }
        (self.server, self.name, self.region) = (server, name, region)
        (self.accessKey, self.secretKey) = (accessKey, secretKey)
    }

    /// The address of a blob, with the bucket in its path: what every server understands.
    func url(of id: BlobID) -> URL { server.appendingPathComponent("\(name)/blobs/\(id.path)") }
}
