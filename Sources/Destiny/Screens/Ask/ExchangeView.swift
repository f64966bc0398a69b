import DesignSystem
import DestinyDomain
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
                        onTrace: onTrace,
                        isLast: exchange.id == model.exchanges.last?.id
                    )
                }
            }
        }
    }
}

/// An answer while it is written.
struct WritingBubble: View {
    let writing: WritingAnswer
    @Environment(\.words) private var words

    var body: some View {
        AnswerFrame {
            if !writing.tools.isEmpty { ToolChips(tools: writing.tools) }
            if writing.typewriter.shown.isEmpty {
                TypingIndicator()
            } else {
                AnswerText(text: GuideMarkdown.parts(writing.typewriter.shown).answer, isWriting: true)
            }
        }
        // Said once when it is ready, not word by word.
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("destiny.ask.thinking"))
    }
}

/// An answer's words in the Markdown they may have, with a cursor while they are written.
struct AnswerText: View {
    let text: String
    var isWriting = false

    var body: some View {
        let blocks = ProseMarkdown.blocks(text)
        VStack(alignment: .leading, spacing: 10) {
            ForEach(blocks.indices, id: \.self) { index in
                let isLast = index == blocks.count - 1
                switch blocks[index] {
                case .paragraph(let runs): line(runs, isLast: isLast)
                case .point(let mark, let runs):
                    HStack(alignment: .firstTextBaseline, spacing: Spacing.icon) {
                        Text(verbatim: mark).foregroundStyle(DestinyPalette.goldText)
                        line(runs, isLast: isLast)
                    }
                }
            }
        }
        .font(.subheadline)
        .lineSpacing(4)
        .foregroundStyle(DestinyPalette.text)
        .textSelection(.enabled)
    }

    @ViewBuilder private func line(_ runs: [ProseMarkdown.Run], isLast: Bool) -> some View {
        if isWriting, isLast { WritingLine(text: Text(runs)) } else { Text(runs) }
    }
}

/// The guide's side of a conversation: its mark and a card.
struct AnswerFrame<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            LogoMark(size: 30)
            VStack(alignment: .leading, spacing: Spacing.row) { content }
                .card()
        }
    }
}

/// The line that is being written, with a cursor where the next word will stand.
struct WritingLine: View {
    let text: Text
    @State private var isLit = true
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.pulse) private var pulse

    var body: some View {
        (text + cursor)
            .task {
                guard !reduceMotion else { return }
                while await pulse(.milliseconds(530)) { isLit.toggle() }
            }
    }

    /// After a word joiner, so that it never stands alone on a line.
    private var cursor: Text {
        Text(verbatim: "\u{2060}▌")
            .foregroundStyle(isLit ? AnyShapeStyle(DestinyPalette.gold) : AnyShapeStyle(Color.clear))
    }
}
