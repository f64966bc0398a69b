import DestinyDomain
import DesignSystem
import SwiftUI

/// The conversation's title, a new one, and the chart it rests on.
struct ChatHeader: View {
    let model: ChatViewModel
    let onChart: () -> Void
    @Environment(\.words) private var words
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        HStack(spacing: Spacing.icon) {
            Text(verbatim: model.thread?.title ?? words("destiny.ask.new"))
                .font(sizeClass == .compact ? .subheadline : .callout)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.text)
                .lineLimit(sizeClass == .compact ? 2 : 1)
                .help(model.thread?.title ?? words("destiny.ask.new"))
                .accessibilityAddTraits(.isHeader)
                .frame(maxWidth: .infinity, alignment: .leading)
            Button(action: onChart) {
                Label(words("destiny.ask.chart"), systemImage: "moon.stars")
            }
            .buttonStyle(.quiet)
            if model.thread != nil {
                IconButton(name: words("destiny.ask.new"), systemImage: "square.and.pencil") { model.startNew() }
            }
        }
        .padding(.horizontal, 20)
        .padding(.vertical, Spacing.icon)
        .frame(maxWidth: Spacing.columnWidth + 40)
        .frame(maxWidth: .infinity)
    }
}
