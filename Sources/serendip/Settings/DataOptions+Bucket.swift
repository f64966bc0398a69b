import ArgumentParser
import Blobs
import Foundation
import Server

extension DataOptions {
    /// The bucket that keeps people's pictures; `nil` when the data folder does.
    ///
    /// - Throws: `ValidationError`.
    func bucket(_ settings: Settings) throws -> S3Bucket? {
        let needed = [
            "SERENDIP_S3_ENDPOINT", "SERENDIP_S3_BUCKET", "SERENDIP_S3_ACCESS_KEY", "SERENDIP_S3_SECRET_KEY",
        ]
        let values = needed.compactMap(settings.text)
        let region = settings.text("SERENDIP_S3_REGION")
        guard !values.isEmpty || region != nil else { return nil }
        guard values.count == needed.count else {
            let missing = needed.filter { settings.text($0) == nil }.joined(separator: ", ")
            throw ValidationError("Pictures in S3 need \(missing) as well; without SERENDIP_S3_… they are in files.")
        }
        do {
            return try S3Bucket(
                server: try Self.server(values[0]),
                name: values[1],
                // What servers of one's own and Amazon's oldest call theirs.
                region: region ?? "us-east-1",
                accessKey: values[2],
                secretKey: values[3]
            )
        } catch S3Bucket.Problem.invalidServer {
            throw ValidationError("SERENDIP_S3_ENDPOINT is not like https://s3.eu-central-1.amazonaws.com.")
        } catch S3Bucket.Problem.invalidName {
            throw ValidationError("SERENDIP_S3_BUCKET is “\(values[1])”, which is no bucket’s name.")
        }
    }

    /// Runs `body` with what keeps pictures when that is a bucket.
    func withBlobs<Value>(
        _ settings: Settings,
        _ body: ((any BlobStore)?) async throws -> Value
    ) async throws -> Value {
        guard let bucket = try bucket(settings) else { return try await body(nil) }
        var configuration = ServerConfiguration()
        configuration.bucket = bucket
        let blobs = OpenedBlobs(configuration)
        let result: Result<Value, any Error>
        do {
            result = .success(try await body(blobs.store))
        } catch {
            result = .failure(error)
        }
        try await blobs.shutdown()
        return try result.get()
    }

    /// Not repeated in an error, as somebody may have put a password there.
    private static func server(_ text: String) throws(S3Bucket.Problem) -> URL {
        guard let url = URL(string: text) else { throw .invalidServer }
        return url
    }
}
