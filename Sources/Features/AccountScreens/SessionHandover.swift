package import AccountsDomain
package import Foundation

/// How a device takes up the session a ticket opens, and how it leaves one.
package struct SessionHandover {
    /// The address to go to afterwards, in the place of this page; `nil` when all is done.
    package var takeUp: (SessionTicket) async throws(AccountError) -> URL?
    /// As `takeUp`, after the session has ended.
    package var leave: () async throws(AccountError) -> URL?

    package init(
        takeUp: @escaping (SessionTicket) async throws(AccountError) -> URL?,
        leave: @escaping () async throws(AccountError) -> URL?
    ) {
        self.takeUp = takeUp
        self.leave = leave
    }

    /// A browser fetches its cookie with the ticket and goes on to `place`; without a session it comes back as a guest.
    package static func browser(to place: LocalPath) -> SessionHandover {
        let home = URL(string: place.text)
        return SessionHandover(
            takeUp: { ticket in
                let query = place.text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
                return URL(string: "\(ticket.path)?to=\(query)")
            },
            leave: { home }
        )
    }
}
