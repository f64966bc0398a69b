/// Why a mail did not leave; texts are for the log and hold no address.
package enum MailFailure: Error, Hashable, Sendable {
    /// The part of the message that cannot be sent to anybody.
    case invalid(String)
    /// No connection, a broken one, no TLS, or no answer in time.
    case unreachable(String)
    /// The server says that it will not work later either (5xx).
    case refused(code: Int)
    /// The server asks to come back later (4xx).
    case later(code: Int)
    /// The server speaks when it must not, or what cannot be read.
    case confused(String)

    /// Whether the same may work in a minute.
    package var isTemporary: Bool {
        switch self {
        case .unreachable, .later, .confused: true
        case .invalid, .refused: false
        }
    }
}
