import DesignSystem
import DestinyDomain
import SwiftUI

/// What the person asked.
struct QuestionBubble: View {
    let text: String
    var sentAt: Date?
    var onEdit: (() -> Void)?
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        VStack(alignment: .trailing, spacing: 2) {
            Text(verbatim: text)
                .font(.subheadline)
                .lineSpacing(3)
                .foregroundStyle(DestinyPalette.onQuestion)
                .textSelection(.enabled)
                .padding(.horizontal, Spacing.section)
                .padding(.vertical, Spacing.row)
                .background(DestinyPalette.question, in: RoundedRectangle(cornerRadius: 18))
                .frame(maxWidth: 520, alignment: .trailing)
            HStack(spacing: 0) {
                if let sentAt {
                    Text(GuideDates(words, timeZone: timeZone).time(sentAt))
                        .font(.caption2)
                        .foregroundStyle(DestinyPalette.secondary)
                }
                if let onEdit {
                    IconButton(name: words("destiny.ask.edit"), systemImage: "pencil", action: onEdit)
                        .font(.footnote)
                }
            }
        }
        .padding(.leading, 40)
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
}

/// Three dots that take turns until the first word is there.
struct TypingIndicator: View {
    @State private var turn = 0
    @Environment(\.words) private var words
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.pulse) private var pulse

    var body: some View {
        HStack(spacing: 5) {
            ForEach(0..<3, id: \.self) { dot in
                Circle()
                    .fill(DestinyPalette.gold)
                    .frame(width: 8, height: 8)
                    .opacity(dot == turn || reduceMotion ? 1 : 0.35)
                    .offset(y: dot == turn && !reduceMotion ? -3 : 0)
            }
        }
        .frame(height: 20)
        .animation(.easeInOut(duration: 0.25), value: turn)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("destiny.ask.thinking"))
        .task {
            guard !reduceMotion else { return }
            while await pulse(.milliseconds(300)) { turn = (turn + 1) % 3 }
        }
    }
}

/// The computations an answer rests on.
struct ToolChips: View {
    let tools: [ToolChip]

    var body: some View {
        ChipRow {
            ForEach(tools, id: \.self) { FactChip(text: $0.label, systemImage: "checkmark") }
        }
    }
}
