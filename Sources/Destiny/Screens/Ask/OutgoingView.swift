import DesignSystem
import DestinyDomain
import SwiftUI

/// A question on its way, or one that did not get there.
struct OutgoingView: View {
    let outgoing: ChatViewModel.Outgoing
    let model: ChatViewModel
    var standing = GuideStanding()
    let onUpgrade: () -> Void
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.section) {
            QuestionBubble(text: outgoing.text)
            if let error = outgoing.error {
                refused(error)
            } else {
                AnswerFrame { TypingIndicator() }
            }
        }
    }

    private func refused(_ error: AstrologyError) -> some View {
        let said = AstrologyErrorWords(error, words)
        return VStack(alignment: .leading, spacing: Spacing.row) {
            Label(said.title, systemImage: "exclamationmark.circle")
                .font(.subheadline)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.danger)
            Text(words("destiny.ask.kept", said.message))
                .font(.subheadline)
                .foregroundStyle(DestinyPalette.secondary)
            if case .quotaExhausted = error, standing.isGuest { AccountOffer(standing: standing) }
            HStack(spacing: Spacing.icon) {
                if case .quotaExhausted = error {
                    Button(words("destiny.quota.upgrade"), action: onUpgrade).buttonStyle(.main)
                } else {
                    Button(words("destiny.action.retry")) { model.resendTapped() }.buttonStyle(.main)
                }
                Button(words("destiny.ask.takeBack")) { model.takeBackTapped() }.buttonStyle(.quiet)
            }
        }
        .card()
    }
}
