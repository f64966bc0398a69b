import AccountsDomain
import Calls
import Foundation
import HTTPTypes
import Hummingbird

/// The cookies this server gives browsers, and what they send of them.
struct Cookies: Sendable {
    private let isSecure: Bool

    /// As long as browsers let it.
    private static let lifetime = 400 * 24 * 60 * 60
    private static let sessionName = SessionCookie.name
    private static let deviceName = "serendip-device"
    private static let zoneName = "serendip-zone"

    /// `isSecure` when browsers reach the server through TLS.
    init(isSecure: Bool) {
        self.isSecure = isSecure
    }

    /// The names under which a browser sends a session.
    var sessionNames: Set<String> { [Self.sessionName, prefixed(Self.sessionName)] }

    /// What a request says its session is.
    struct Session: Equatable {
        var token: String
        /// Sent under the name without the prefix, though the server is reached through TLS.
        var isOfOldName: Bool
    }

    /// The session's cookie of a request; `nil` without one.
    ///
    /// Through TLS a cookie without the prefix counts only where there is none with it: it is from before this server
    /// gave the prefix.
    ///
    /// - Throws: `ambiguousSession` for two different ones. A sister site may have planted one of them, and which it is
    ///   cannot be told.
    func session(of request: Request) throws(Problem) -> Session? {
        if let token = try only(prefixed(Self.sessionName), request) {
            return Session(token: token, isOfOldName: false)
        }
        guard isSecure, let token = try only(Self.sessionName, request) else { return nil }
        return Session(token: token, isOfOldName: true)
    }

    /// The device cookie of a request; `nil` without one, and for two: it only spares its person a wait.
    func device(of request: Request) -> String? {
        let values = Set(Self.values(prefixed(Self.deviceName), request))
        return values.count == 1 ? values.first : nil
    }

    /// What a browser keeps a session by.
    func session(_ token: String) -> Cookie { cookie(Self.sessionName, token, sameSite: .lax) }

    /// What a browser is known by that has signed in before.
    func device(_ value: String) -> Cookie { cookie(Self.deviceName, value, sameSite: .strict) }

    /// The time zone that the browser told last; `nil` without one, and for two.
    func timeZone(of request: Request) -> String? {
        let values = Set(Self.values(prefixed(Self.zoneName), request))
        return values.count == 1 ? values.first : nil
    }

    /// What a browser brings its time zone along by, so that the first thing it shows is of its own day.
    func timeZone(_ name: String) -> Cookie { cookie(Self.zoneName, name, sameSite: .lax) }

    /// Takes the session's cookie of the old name away.
    var endOfOldName: Cookie {
        Cookie(name: Self.sessionName, value: "", maxAge: 0, path: "/", secure: true, httpOnly: true, sameSite: .lax)
    }

    private func cookie(_ name: String, _ value: String, sameSite: Cookie.SameSite) -> Cookie {
        Cookie(
            name: prefixed(name),
            value: value,
            maxAge: Self.lifetime,
            path: "/",
            secure: isSecure,
            httpOnly: true,
            sameSite: sameSite
        )
    }

    /// Browsers take the prefix from this very host and through TLS only: no other site can plant such a cookie.
    private func prefixed(_ name: String) -> String { isSecure ? "__Host-\(name)" : name }

    private func only(_ name: String, _ request: Request) throws(Problem) -> String? {
        let values = Self.values(name, request)
        guard Set(values).count <= 1 else { throw Problem(.ambiguousSession) }
        return values.first
    }

    private static func values(_ name: String, _ request: Request) -> [String] {
        request.headers[values: .cookie].flatMap { $0.split(separator: ";") }.compactMap { part in
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2, pair[0].trimmingCharacters(in: .whitespaces) == name else { return nil }
            return pair[1].trimmingCharacters(in: .whitespaces)
        }
    }
}

extension ProblemKind {
    static let ambiguousSession = ProblemKind(
        "ambiguous-session",
        400,
        "Two different session cookies were sent; delete this site’s cookies"
    )
}
