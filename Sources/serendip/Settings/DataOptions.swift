import ArgumentParser
import Foundation
import Server

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
