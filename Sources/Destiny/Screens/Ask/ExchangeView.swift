import DestinyDomain
import DesignSystem
import SwiftUI

/// A question and the version of its answer that is looked at.
struct ExchangeView: View {
    let exchange: Exchange
    let model: ChatViewModel
    let onTrace: (UUID) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.section) {
            QuestionBubble(text: exchange.question.text, sentAt: exchange.question.createdAt) {
                model.editTapped(exchange.question)
            }
            if let answer = model.answer(to: exchange) {
                if let writing = model.writing, writing.id == answer.message.id {
                    WritingBubble(writing: writing)
                } else {
                    AnswerBubble(
                        exchange: exchange,
                        answer: answer.message,
                        version: answer.number,
                        versionCount: answer.count,
                        model: model,
                        onTrace: onTrace
                    )
                }
            }
        }
    }
}
