package import Foundation

/// What a reader brings to a door; each is empty where it is not brought.
package struct DoorKeys: Hashable, Sendable {
    package var password: String
    /// A mail address.
    package var address: String
    /// The code that a mail to ``address`` brought.
    package var code: String

    package init(password: String = "", address: String = "", code: String = "") {
        (self.password, self.address, self.code) = (password, address, code)
    }
}

/// The code by which a reader shows that an address is theirs.
package enum DeckCode {
    package static let digits = 6
    /// From when it was sent.
    package static let life: TimeInterval = 600
    /// Wrong ones; then it is over.
    package static let maximumTries = 5
    /// Mails to one address in ``sendTime``, whatever the link.
    package static let maximumSends = 5
    /// Mails for one link in ``sendTime``.
    package static let maximumLinkSends = 60
    package static let sendTime: TimeInterval = 3_600
    /// So long the same account opens the same link again without a code.
    package static let memory: TimeInterval = 86_400
}

/// What links of this server can ask for and do.
package struct DeckLinkOffers: Codable, Hashable, Sendable {
    /// Whether mails are sent, so that an address can be asked for.
    package var asksAddress: Bool
    /// Whether the programs are there that draw into pages.
    package var marks: Bool

    package init(asksAddress: Bool, marks: Bool) {
        (self.asksAddress, self.marks) = (asksAddress, marks)
    }
}
