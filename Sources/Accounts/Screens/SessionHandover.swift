package import AccountsDomain
package import Foundation

/// How a device takes up the session a ticket opens, and how it leaves one.
package struct SessionHandover {
    /// The address to go to afterwards, in the place of this page; `nil` when all is done.
    ///
    /// The path is where the person came from, if that is known.
    package var takeUp: (SessionTicket, LocalPath?) async throws(AccountError) -> URL?
    /// As `takeUp`, after the session has ended.
    package var leave: () async throws(AccountError) -> URL?

    package init(
        takeUp: @escaping (SessionTicket, LocalPath?) async throws(AccountError) -> URL?,
        leave: @escaping () async throws(AccountError) -> URL?
    ) {
        self.takeUp = takeUp
        self.leave = leave
    }

    /// A browser fetches its cookie with the ticket and goes back to where it came from, else to `place`; without a
    /// session it comes back as a guest.
    package static func browser(to place: LocalPath) -> SessionHandover {
        let home = URL(string: place.text)
        return SessionHandover(
            takeUp: { ticket, origin in
                let query = (origin ?? place).text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
                return URL(string: "\(ticket.path)?to=\(query)")
            },
            leave: { home }
        )
    }
}
