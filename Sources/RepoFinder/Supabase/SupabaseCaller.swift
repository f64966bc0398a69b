package import AccountsDomain
import Foundation
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
