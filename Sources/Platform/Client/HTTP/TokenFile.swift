package import AccountsDomain
package import Foundation

/// The phone's session token, in a file that the system encrypts while the phone is locked.
package struct TokenFile: TokenKeeper {
    private let url: URL

    package init(url: URL) {
        self.url = url
    }

    /// `nil` before there is one.
    package func read() throws -> SessionToken? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        return SessionToken(try String(contentsOf: url, encoding: .utf8))
    }

    /// `nil` removes the file.
    package func write(_ token: SessionToken?) throws {
        guard let token else {
            if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
            return
        }
        #if canImport(Darwin)
        try Data(token.value.utf8).write(to: url, options: [.atomic, .completeFileProtection])
        #else
        try Data(token.value.utf8).write(to: url, options: .atomic)
        #endif
    }
}
