package import AccountsDomain
import Calls
import Crypto
package import Foundation
import PostgREST

/// Who asks, as far as headers say.
package struct SupabaseCaller: Sendable {
    /// `nil` for who has the anonymous key only.
    package var visit: Visit?
    /// As sessions are listed.
    package var device: String
    /// What the address is charged before a guest is made for it.
    package var chargeGuest: @Sendable () throws -> Void

    package init(visit: Visit?, device: String, chargeGuest: @escaping @Sendable () throws -> Void = {}) {
        (self.visit, self.device, self.chargeGuest) = (visit, device, chargeGuest)
    }
}

/// The way without sign-in that the plan has: `user_<seconds>_<UUID>` is what a guest is known by.
struct GuestID: Hashable, Sendable {
    /// As it was written.
    let text: String

    /// `nil` for any other text; of UUIDs only the random ones count.
    init?(_ text: String) {
        let parts = text.split(separator: "_", omittingEmptySubsequences: false)
        guard text.utf8.count <= 80, parts.count == 3, parts[0] == "user", Self.isNumber(parts[1]),
            UUID(uuidString: String(parts[2])) != nil, parts[2].utf8.count == 36
        else { return nil }
        let marks = Array(parts[2].lowercased())
        guard marks[14] == "4", "89ab".contains(marks[19]) else { return nil }
        self.text = text
    }

    private static func isNumber(_ text: Substring) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return (1...2).contains(parts.count)
            && parts.allSatisfy { (1...20).contains($0.utf8.count) && $0.utf8.allSatisfy { (48...57).contains($0) } }
    }

    /// The same for all spellings; no header can carry it, so that it opens nothing but these tables.
    var token: SessionToken { SessionToken("supabase guest\n" + text.lowercased()) }
}

/// Whose rows a request may see and change.
enum RowOwner: Sendable {
    /// Nobody's.
    case none
    /// `shown` is how the rows name the account.
    case account(Account.ID, shown: String)
    /// A guest who is not there yet.
    case newGuest(GuestID)

    var shown: String? {
        switch self {
        case .none: nil
        case .account(_, let shown): shown
        case .newGuest(let guest): guest.text
        }
    }
}

/// Row security: what whom is allowed, in one place.
struct Policy: Sendable {
    enum Verb: Sendable { case select, insert, update, delete }

    let isSignedIn: Bool

    /// What anybody at all may do with a table.
    static func allows(_ verb: Verb, on table: String) -> Bool {
        switch table {
        case "repo_clusters", "trending_repos": verb == .select
        case "users", "user_preferences": verb != .delete
        case "user_interactions": verb == .select || verb == .insert
        default: true
        }
    }

    /// - Throws: `42501` for a verb that nobody has on the table.
    func check(_ verb: Verb, on table: String) throws(RestError) {
        guard Self.allows(verb, on: table) else {
            throw .forbidden(table, isSignedIn: isSignedIn, isGrant: true)
        }
    }

    /// - Throws: `42501` for a row that would be another's.
    func check(_ written: String?, isOf owner: RowOwner, in table: String) throws(RestError) {
        guard let shown = owner.shown, written.map({ $0.lowercased() == shown.lowercased() }) ?? isSignedIn else {
            throw .forbidden(table, isSignedIn: isSignedIn)
        }
    }
}

/// The key that every client of the tables sends: it says which server is meant, and opens nothing that is somebody's.
///
/// In the shape of a token, as clients look at its shape; it is compared whole and never read.
package struct AnonKey: Hashable, Sendable {
    package let text: String

    /// `secret` is that of the access tokens, so that all processes have the same key.
    package init(secret: Data) {
        // Fifty years, and the same each time.
        let parts: [JSONValue] = [
            ["alg": "HS256", "typ": "JWT"],
            ["iss": "serendip", "role": "anon", "iat": 1_767_225_600, "exp": 3_345_062_400],
        ]
        let body = parts.map { Self.base64URL(JSONCoding.data(of: $0)) }.joined(separator: ".")
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret),
            info: Data("anonymous key".utf8),
            outputByteCount: 32
        )
        let signature = HMAC<SHA256>.authenticationCode(for: Data(body.utf8), using: key)
        text = "\(body).\(Self.base64URL(Data(signature)))"
    }

    /// Whether a text is the key, in the same time whichever it is.
    package func equals(_ other: String) -> Bool {
        let (own, other) = (Array(text.utf8), Array(other.utf8))
        guard own.count == other.count else { return false }
        return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func base64URL(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
