import AccountsDomain
import Calls
import Foundation
import WebUILive

/// Whose a live page is: an account's, and only as long as the session lives that opened it.
struct LiveOwner: Hashable, Sendable {
    let account: Account.ID
    let session: AccountSession.ID

    init(_ visit: Visit) {
        account = visit.account.id
        session = visit.session
    }

    init(account: Account.ID, session: AccountSession.ID) {
        (self.account, self.session) = (account, session)
    }

    /// The owner the server has put into a visitor; throws `notFound` for a visitor of anybody else's making.
    init(_ visitor: LiveVisitor) throws(Problem) {
        guard let owner = LiveOwner(text: visitor.owner) else { throw Problem(.notFound) }
        self = owner
    }

    /// `nil` when it is not the ``text`` of one.
    init?(text: String) {
        let parts = text.split(separator: "/").compactMap { UUID(uuidString: String($0)) }
        guard parts.count == 2 else { return nil }
        (account, session) = (parts[0], parts[1])
    }

    var text: String { "\(account)/\(session)" }
}
