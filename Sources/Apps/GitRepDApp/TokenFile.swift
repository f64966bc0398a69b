import AccountsDomain
import Foundation

/// The phone's session token, in a file that the system encrypts while the phone is locked.
nonisolated struct TokenFile {
    let url: URL

    /// `nil` before there is one.
    func read() throws -> SessionToken? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        return SessionToken(try String(contentsOf: url, encoding: .utf8))
    }

    func write(_ token: SessionToken) throws {
        #if canImport(Darwin)
        try Data(token.value.utf8).write(to: url, options: [.atomic, .completeFileProtection])
        #else
        try Data(token.value.utf8).write(to: url, options: .atomic)
        #endif
    }
}
