import DestinyDomain

extension ChatViewModel {
    /// The answer that is looked at, and which of how many it is.
    func answer(to exchange: Exchange) -> (message: Message, number: Int, count: Int)? { shown.answer(to: exchange) }

    func versionTapped(_ number: Int, of exchange: Exchange) { shown.show(number, of: exchange) }

    /// Whether there is more of an answer than is shown.
    func hasRest(_ answer: Message) -> Bool { shown.hasRest(answer) }
}
