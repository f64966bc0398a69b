import Foundation
package import NIOSSL

/// The mail server that takes our mails, as whoever runs Serendip configures it.
package struct MailServer: Sendable {
    package enum Security: Hashable, Sendable {
        /// TLS from the first byte (`smtps`, RFC 8314).
        case tls
        /// TLS after `STARTTLS`, or nothing is sent.
        case startTLS
        /// For a server on this machine only.
        case none
    }

    package enum Problem: Error, Hashable, Sendable {
        /// Not like `smtps://user:password@mail.example.org`.
        case invalidURL
        /// Without TLS only to this machine.
        case needsTLS
    }

    package let host: String
    package let port: Int
    package let security: Security
    let user: String?
    /// Never logged.
    let password: String?
    /// For the connection, and for the whole.
    package var connect: Duration = .seconds(10)
    package var total: Duration = .seconds(60)
    /// Whose certificates are believed.
    package var trust = NIOSSLTrustRoots.default

    /// `smtps://` is TLS on port 465, `smtp://` is STARTTLS on port 587; `smtp://` to this machine (port 25) does
    /// without TLS.
    ///
    /// `needsTLS` asks for it on this machine, too. User and password are percent-encoded where they hold signs.
    ///
    /// - Throws: what is wrong with the address; never its text, which holds a password.
    package init(url: String, needsTLS: Bool? = nil) throws(Problem) {
        guard let parts = URLComponents(string: url), let host = parts.host, !host.isEmpty,
            ["", "/"].contains(parts.path), parts.query == nil, (parts.user == nil) == (parts.password == nil)
        else { throw .invalidURL }
        let isHere = ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host)
        switch parts.scheme {
        case "smtps": security = .tls
        case "smtp" where isHere && needsTLS != true: security = .none
        case "smtp": security = .startTLS
        default: throw .invalidURL
        }
        self.host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        port = parts.port ?? [.tls: 465, .startTLS: 587, .none: 25][security] ?? 25
        (user, password) = (parts.user, parts.password)
        let signs = (user ?? "") + (password ?? "")
        guard signs.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else { throw .invalidURL }
    }
}
