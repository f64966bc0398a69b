package import Foundation

/// A screen about the account, printed as and read from an address below `/account`.
package enum AccountRoute: Hashable, Codable, Sendable {
    case account
    case signIn
    case signUp
    case forgottenPassword
    /// Where the link of a mail leads; `link` is its secret.
    case newPassword(link: String)
    /// Where the link of a mail leads that asks whether an address is one's own.
    case confirmEmail(link: String)
    case changePassword
    case deleteAccount
    /// Signing in with a code that is typed on GitHub's page.
    case deviceCode
    /// What people agree to when they make an account.
    case privacyNotice
    /// Whom the person has blocked.
    case blocked
    /// What waits for an admin.
    case reviews
    /// Says what is wrong with somebody's `kind` of thing; `author` is whose it is, where that is known.
    case report(kind: String, id: String, author: UUID?)
}

extension AccountRoute {
    private static let root = "/account"
    private static let names: [(AccountRoute, String)] = [
        (.signIn, "sign-in"), (.signUp, "sign-up"), (.forgottenPassword, "forgotten-password"),
        (.changePassword, "change-password"), (.deleteAccount, "delete"), (.deviceCode, "github-code"),
        (.privacyNotice, "privacy"), (.blocked, "blocked"), (.reviews, "reviews"),
    ]

    /// Such as `/account/sign-in`.
    package var path: String {
        switch self {
        case .account: "\(Self.root)/"
        // A secret of ours has only characters that need no escape; what somebody typed may have others.
        case .newPassword(let link):
            "\(Self.root)/new-password/\(Self.escaped(link))"
        case .confirmEmail(let link): "\(Self.root)/confirm-email/\(Self.escaped(link))"
        case .report(let kind, let id, let author):
            "\(Self.root)/report/\(Self.escaped(kind))/\(Self.escaped(id))"
                + (author.map { "/\($0.uuidString.lowercased())" } ?? "")
        default: "\(Self.root)/\(Self.names.first { $0.0 == self }?.1 ?? "")"
        }
    }

    /// Those of secrets in mails stay as they are, so that a client of GraphQL can copy them.
    private static let unescaped = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_"))

    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unescaped) ?? ""
    }

    /// Reads a path or an `http(s)` address on any host; `nil` when it names no screen here.
    package init?(url: String) {
        var address = url.prefix { $0 != "#" && $0 != "?" }
        for web in ["https://", "http://"] where address.hasPrefix(web) {
            address = address.dropFirst(web.count).drop { $0 != "/" }
        }
        let parts = address.split(separator: "/").map { String($0) }
        guard address.hasPrefix("/"), parts.first == "account" else { return nil }
        switch parts.dropFirst().first {
        case nil: self = .account
        case "new-password"? where parts.count == 3:
            guard let link = parts[2].removingPercentEncoding else { return nil }
            self = .newPassword(link: link)
        case "confirm-email"? where parts.count == 3:
            guard let link = parts[2].removingPercentEncoding else { return nil }
            self = .confirmEmail(link: link)
        case "report"?:
            guard let report = Self.report(parts.dropFirst(2).map { $0.removingPercentEncoding }) else { return nil }
            self = report
        case let name?:
            guard parts.count == 2, let route = Self.names.first(where: { $0.1 == name })?.0 else { return nil }
            self = route
        }
    }

    /// Kind, id and, where it is known, the author.
    private static func report(_ parts: [String?]) -> AccountRoute? {
        guard (2...3).contains(parts.count), let kind = parts[0], let id = parts[1] else { return nil }
        guard parts.count == 3 else { return .report(kind: kind, id: id, author: nil) }
        guard let author = parts[2].flatMap({ UUID(uuidString: $0) }) else { return nil }
        return .report(kind: kind, id: id, author: author)
    }
}

/// A place on this server, as an address asks to go on to: never another site, however it is written.
package struct LocalPath: Hashable, Sendable {
    package let text: String

    /// The account's page.
    package static let account = LocalPath(unchecked: AccountRoute.account.path)

    private init(unchecked text: String) {
        self.text = text
    }

    /// `nil` for what does not begin at the root, and for what a browser would read as another host.
    package init?(_ text: String?) {
        guard let text, text.utf8.count <= 1_000, text.hasPrefix("/") else { return nil }
        let isPlain = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F && $0 != "\\" }
        guard isPlain, !text.hasPrefix("//") else { return nil }
        self.text = text
    }
}
