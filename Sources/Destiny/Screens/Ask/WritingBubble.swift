import DestinyDomain
import DesignSystem
import SwiftUI

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
                AnswerText(text: writing.typewriter.shown, isWriting: true)
            }
        }
        // Said once when it is ready, not word by word.
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("destiny.ask.thinking"))
    }
}
