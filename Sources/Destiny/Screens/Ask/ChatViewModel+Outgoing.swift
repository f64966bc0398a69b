import DestinyDomain
import Calls

extension ChatViewModel {
    /// A question on its way, or one that did not get there and can be sent again without being asked twice.
    struct Outgoing: Equatable {
        let text: String
        let key: IdempotencyKey
        var error: AstrologyError?
        /// The question whose place it takes.
        var replaces: Message.ID?
    }
}
