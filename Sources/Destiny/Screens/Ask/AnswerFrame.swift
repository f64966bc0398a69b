import DesignSystem
import SwiftUI

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
