/// A question with its answers, as a conversation shows them.
package struct Exchange: Hashable, Sendable, Identifiable {
    package var question: Message
    /// By version, the newest last; empty when the answer was not begun.
    package var answers: [Message]

    package var id: Message.ID { question.id }
}

extension [Message] {
    /// The questions in order, each with its answers.
    package var exchanges: [Exchange] {
        let answers = Dictionary(grouping: filter { $0.role == .assistant }, by: \.questionID)
        return filter { $0.role == .user }.map { question in
            Exchange(question: question, answers: (answers[question.id] ?? []).sorted { $0.version < $1.version })
        }
    }
}
