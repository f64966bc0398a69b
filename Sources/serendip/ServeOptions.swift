import ArgumentParser
import Foundation
import Logging
import Server

/// Reads the options of `serve` from the command line, then the environment, then their defaults.
struct ServeOptions {
    let command: Serve
    let environment: [String: String]

    func configuration() throws -> ServerConfiguration {
        var configuration = ServerConfiguration()
        configuration.host = value(command.host, "HOST") ?? configuration.host
        configuration.port = try port() ?? configuration.port
        configuration.data = .folder(dataFolder())
        configuration.isOffline = try flag(command.offline, "OFFLINE")
        configuration.publicURL = try publicURL()
        configuration.trustedProxies = Set(trustedProxies())
        if try flag(command.noRateLimit, "NO_RATE_LIMIT") { configuration.limits = .unlimited }
        configuration.gitHub.url = filled(environment["GITHUB_API_URL"]) ?? configuration.gitHub.url
        configuration.gitHub.token = filled(environment["GITHUB_TOKEN"])
        return configuration
    }

    func logLevel() throws -> Logger.Level {
        guard let text = value(command.logLevel, "LOG_LEVEL") else { return .notice }
        guard let level = Logger.Level(rawValue: text) else {
            let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("The log level “\(text)” is not one of \(levels).")
        }
        return level
    }

    private func port() throws -> Int? {
        guard let text = value(command.port, "PORT") else { return nil }
        guard let port = Int(text), (0...65_535).contains(port) else {
            throw ValidationError("The port “\(text)” is not a number from 0 to 65535.")
        }
        return port
    }

    private func dataFolder() -> URL {
        if let path = value(command.data, "DATA") {
            return URL(filePath: (path as NSString).expandingTildeInPath, directoryHint: .isDirectory)
        }
        return FileManager.default.homeDirectoryForCurrentUser
            .appending(components: ".local", "share", "serendip", directoryHint: .isDirectory)
    }

    private func publicURL() throws -> URL? {
        guard let text = value(command.publicURL, "PUBLIC_URL") else { return nil }
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil else {
            throw ValidationError("The public address “\(text)” is not like https://serendip.example.org.")
        }
        guard url.path().isEmpty || url.path() == "/" else {
            throw ValidationError("The public address “\(text)” must not have a path; Serendip needs its own host.")
        }
        return url
    }

    private func trustedProxies() -> [String] {
        guard command.trustedProxy.isEmpty else { return command.trustedProxy }
        return environment["SERENDIP_TRUSTED_PROXY", default: ""]
            .split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func flag(_ isSet: Bool, _ name: String) throws -> Bool {
        if isSet { return true }
        guard let text = filled(environment["SERENDIP_\(name)"]) else { return false }
        switch text.lowercased() {
        case "1", "true", "yes": return true
        case "0", "false", "no": return false
        default: throw ValidationError("SERENDIP_\(name) is “\(text)”; it must be 1 or 0.")
        }
    }

    private func value(_ option: String?, _ name: String) -> String? {
        filled(option) ?? filled(environment["SERENDIP_\(name)"])
    }

    private func filled(_ text: String?) -> String? {
        text.flatMap { $0.isEmpty ? nil : $0 }
    }
}
