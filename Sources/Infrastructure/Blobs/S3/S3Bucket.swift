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

    /// - Returns: `nil` for an address that is not `http` or `https`, and for what is no bucket's name.
    package init?(server: URL, name: String, region: String, accessKey: String, secretKey: String) {
        let characters = Set("abcdefghijklmnopqrstuvwxyz0123456789.-")
        guard ["http", "https"].contains(server.scheme), server.host() != nil, (3...63).contains(name.utf8.count),
            name.allSatisfy(characters.contains), !name.contains("..")
        else { return nil }
        (self.server, self.name, self.region) = (server, name, region)
        (self.accessKey, self.secretKey) = (accessKey, secretKey)
    }

    /// The address of a blob, with the bucket in its path: what every server understands.
    func url(of id: BlobID) -> URL { server.appendingPathComponent("\(name)/blobs/\(id.path)") }
}
