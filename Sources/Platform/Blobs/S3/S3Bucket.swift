package import Foundation

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
