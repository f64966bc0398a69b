import ArgumentParser
import Blobs
import Foundation
import Server

/// Where the settings and the data are, for every command that needs them.
struct DataOptions: ParsableArguments {
    @Option(help: "A file of settings, a line each, with the environment's names. (default: none)")
    var config: String?

    @Option(help: "The folder that keeps everything. (default: ~/.local/share/serendip)")
    var data: String?

    /// - Throws: ``ServeError``.
    func settings() throws -> Settings {
        let settings = try Settings(file: config, environment: ProcessInfo.processInfo.environment)
        for warning in settings.warnings { FileHandle.standardError.write(Data("serendip: \(warning).\n".utf8)) }
        return settings
    }

    func folder(_ settings: Settings) -> URL {
        if let path = data ?? settings.text("SERENDIP_DATA") {
            return URL(filePath: (path as NSString).expandingTildeInPath, directoryHint: .isDirectory)
        }
        return FileManager.default.homeDirectoryForCurrentUser
            .appending(components: ".local", "share", "serendip", directoryHint: .isDirectory)
    }

    /// Says where the data is.
    ///
    /// - Throws: ``ServeError``.
    func fill(_ configuration: inout ServerConfiguration, _ settings: Settings) throws {
        configuration.data = .folder(folder(settings))
        configuration.postgreSQL = try postgreSQL(settings)
        configuration.bucket = try bucket(settings)
    }

    /// Where the server listens, and what is said of the proxy before it.
    ///
    /// - Throws: ``ServeError``.
    func address(_ settings: Settings) throws -> AddressCheck.Settings {
        var configuration = ServerConfiguration()
        configuration.publicURLs = try PublicAddresses(settings).urls
        return AddressCheck.Settings(
            host: try ListeningPlace.host(settings.text("SERENDIP_HOST")) ?? configuration.host,
            port: try ListeningPlace.port(settings.text("SERENDIP_PORT")) ?? configuration.port,
            isSecure: configuration.isSecure,
            hasProxy: try !TrustedProxies(settings).networks.isEmpty
        )
    }

    /// The server that keeps the database; `nil` when the data folder does.
    ///
    /// - Throws: ``ServeError``.
    func postgreSQL(_ settings: Settings) throws -> ServerConfiguration.PostgreSQL? {
        guard let url = settings.text("DATABASE_URL") else { return nil }
        // The address is not repeated, as it may hold a password.
        guard ["postgres://", "postgresql://"].contains(where: url.hasPrefix) else {
            throw ServeError.wrongSetting("DATABASE_URL", "it does not begin with postgres://")
        }
        var server = ServerConfiguration.PostgreSQL(url: url)
        if let text = settings.text("DATABASE_CONNECTIONS") {
            guard let count = Int(text), (1...1000).contains(count) else {
                throw ServeError.wrongSetting(
                    "DATABASE_CONNECTIONS",
                    "“\(text)” is not a number from 1 to 1000"
                )
            }
            server.maximumConnections = count
        }
        return server
    }
}

extension DataOptions {
    /// The bucket that keeps people's pictures; `nil` when the data folder does.
    ///
    /// - Throws: ``ServeError``.
    func bucket(_ settings: Settings) throws -> S3Bucket? {
        let needed = [
            "SERENDIP_S3_ENDPOINT", "SERENDIP_S3_BUCKET", "SERENDIP_S3_ACCESS_KEY", "SERENDIP_S3_SECRET_KEY",
        ]
        let values = needed.compactMap(settings.text)
        let region = settings.text("SERENDIP_S3_REGION")
        guard !values.isEmpty || region != nil else { return nil }
        guard values.count == needed.count else {
            let missing = needed.filter { settings.text($0) == nil }.joined(separator: ", ")
            throw ServeError.wrongSetting(
                "SERENDIP_S3_…",
                "pictures in S3 need \(missing) as well; without any of these they are in files"
            )
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
            throw ServeError.wrongSetting(
                "SERENDIP_S3_ENDPOINT",
                "it is not like https://s3.eu-central-1.amazonaws.com"
            )
        } catch S3Bucket.Problem.invalidName {
            throw ServeError.wrongSetting("SERENDIP_S3_BUCKET", "“\(values[1])” is no bucket’s name")
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
