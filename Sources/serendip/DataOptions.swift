import ArgumentParser
import Blobs
import Configuration
import Foundation
import Logging
import Server
import SystemPackage

/// Where the settings and the data are, for every command that needs them.
struct DataOptions: ParsableArguments {
    @Option(help: "A file of settings, a line each, with the environment's names. (default: none)")
    var config: String?

    @Option(help: "The folder that keeps everything. (default: ~/.local/share/serendip)")
    var data: String?

    func settings() async throws -> Settings {
        try await Settings(file: config, environment: ProcessInfo.processInfo.environment)
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
    /// - Throws: `ValidationError`.
    func fill(_ configuration: inout ServerConfiguration, _ settings: Settings) throws {
        configuration.data = .folder(folder(settings))
        configuration.postgreSQL = try postgreSQL(settings)
        configuration.bucket = try bucket(settings)
    }

    /// Where the server listens, and what is said of the proxy before it.
    ///
    /// - Throws: `ValidationError`.
    func address(_ settings: Settings) throws -> AddressCheck.Settings {
        let port = try ServeOptions.port(settings.text("SERENDIP_PORT"))
        let publicURL = try ServeOptions.publicURL(settings.text("SERENDIP_PUBLIC_URL"))
        return AddressCheck.Settings(
            host: settings.text("SERENDIP_HOST") ?? ServerConfiguration().host,
            port: port ?? ServerConfiguration().port,
            isSecure: publicURL?.scheme == "https",
            hasProxy: !settings.list("SERENDIP_TRUSTED_PROXY").isEmpty
        )
    }

    /// The server that keeps the database; `nil` when the data folder does.
    ///
    /// - Throws: `ValidationError`.
    func postgreSQL(_ settings: Settings) throws -> ServerConfiguration.PostgreSQL? {
        guard let url = settings.text("DATABASE_URL") else { return nil }
        // The address is not repeated, as it may hold a password.
        guard ["postgres://", "postgresql://"].contains(where: url.hasPrefix) else {
            throw ValidationError("DATABASE_URL does not begin with postgres://.")
        }
        var server = ServerConfiguration.PostgreSQL(url: url)
        if let text = settings.text("DATABASE_CONNECTIONS") {
            guard let count = Int(text), (1...1000).contains(count) else {
                throw ValidationError("DATABASE_CONNECTIONS is “\(text)”; it must be a number from 1 to 1000.")
            }
            server.maximumConnections = count
        }
        return server
    }
}

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

/// What was set in the environment and in the settings' file; the environment wins.
///
/// The file has the environment's names, a line each: `SERENDIP_PORT=9000`. So does systemd's `EnvironmentFile`.
struct Settings {
    private let reader: ConfigReader

    /// - Throws: `ValidationError` when there is a file's name and no such file.
    init(file: String?, environment: [String: String]) async throws {
        var providers: [any ConfigProvider] = [EnvironmentVariablesProvider(environmentVariables: environment)]
        if let file = file ?? environment["SERENDIP_CONFIG"], !file.isEmpty {
            do {
                providers.append(try await EnvironmentVariablesProvider(environmentFilePath: FilePath(file)))
            } catch {
                throw ValidationError("The settings’ file “\(file)” cannot be read.")
            }
        }
        reader = ConfigReader(providers: providers)
    }

    /// The value of `SERENDIP_<NAME>`, or of a name that is not ours; `nil` when it is not there or empty.
    func text(_ name: String) -> String? {
        let key = name.lowercased().split(separator: "_").map(String.init)
        let value = reader.string(forKey: ConfigKey(key))
        return value.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// - Throws: `ValidationError` for anything but 1, 0 and their like.
    func flag(_ name: String) throws -> Bool {
        guard let text = text(name) else { return false }
        switch text.lowercased() {
        case "1", "true", "yes": return true
        case "0", "false", "no": return false
        default: throw ValidationError("\(name) is “\(text)”; it must be 1 or 0.")
        }
    }

    /// Items between commas.
    func list(_ name: String) -> [String] {
        (text(name) ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
