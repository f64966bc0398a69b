import DestinyDomain
import Foundation

/// Which version of each answer is looked at, and which answers are shown only in part.
struct ShownAnswers {
    /// The version of each question's answers; the newest when absent.
    private var versions: [Message.ID: Int] = [:]
    /// Answers that were stopped while they appeared, whole as they are kept at the server.
    private var whole: [Message.ID: Message] = [:]

    /// The answer that is looked at, and which of how many it is.
    func answer(to exchange: Exchange) -> (message: Message, number: Int, count: Int)? {
        guard !exchange.answers.isEmpty else { return nil }
        let number = min(versions[exchange.id] ?? exchange.answers.count, exchange.answers.count)
        return (exchange.answers[number - 1], number, exchange.answers.count)
    }

    mutating func show(_ number: Int, of exchange: Exchange) {
        guard (1...max(1, exchange.answers.count)).contains(number) else { return }
        versions[exchange.id] = number
    }

    mutating func showNewest(of question: Message.ID) { versions[question] = nil }

    /// The part of an answer that was on the screen when it was stopped.
    mutating func cut(_ answer: Message, after shown: String) -> Message {
        whole[answer.id] = answer
        var part = answer
        (part.text, part.state) = (shown.trimmingCharacters(in: .whitespacesAndNewlines), .stopped)
        return part
    }

    /// Whether there is more of an answer than is shown.
    func hasRest(_ answer: Message) -> Bool { whole[answer.id] != nil }

    /// The whole of an answer that was shown in part, from now on shown.
    mutating func takeRest(of answer: Message) -> Message? { whole.removeValue(forKey: answer.id) }
}

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
