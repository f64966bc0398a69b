import DesignSystem
import SwiftUI

/// An answer's words in the Markdown they may have, with a cursor while they are written.
struct AnswerText: View {
    let text: String
    var isWriting = false

    var body: some View {
        let blocks = GuideMarkdown.blocks(text)
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

    @ViewBuilder private func line(_ runs: [GuideMarkdown.Run], isLast: Bool) -> some View {
        if isWriting, isLast { WritingLine(text: styled(runs)) } else { styled(runs) }
    }

    private func styled(_ runs: [GuideMarkdown.Run]) -> Text {
        runs.reduce(Text(verbatim: "")) { text, run in
            let part = Text(verbatim: run.text)
            let weighted = run.isStrong ? part.bold() : part
            return text + (run.isEmphasised ? weighted.italic() : weighted)
        }
    }
}
