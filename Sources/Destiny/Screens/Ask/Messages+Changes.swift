import DestinyDomain

extension [Message] {
    /// Takes a question and what followed it out of view.
    mutating func remove(from question: Message.ID) {
        guard let index = firstIndex(where: { $0.id == question }) else { return }
        removeSubrange(index...)
    }

    mutating func replace(_ message: Message) {
        if let index = firstIndex(where: { $0.id == message.id }) { self[index] = message }
    }

    mutating func appendIfNew(_ message: Message) {
        if !contains(where: { $0.id == message.id }) { append(message) }
    }
}
