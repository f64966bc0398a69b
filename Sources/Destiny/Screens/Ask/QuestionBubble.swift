import DesignSystem
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
