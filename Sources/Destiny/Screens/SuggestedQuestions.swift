import DesignSystem
import DestinyDomain
import SwiftUI

/// Questions that follow from the present periods and transits; one tap asks.
struct SuggestedQuestions: View {
    let questions: [SuggestedQuestion]
    let onAsk: (String) -> Void
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            Text(words("destiny.home.ask"))
                .font(.title3)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.text)
                .accessibilityAddTraits(.isHeader)
            ForEach(questions, id: \.self) { question in
                Button {
                    onAsk(question.text)
                } label: {
                    row(question)
                }
                .buttonStyle(.plain)
            }
        }
    }

    private func row(_ question: SuggestedQuestion) -> some View {
        HStack(spacing: Spacing.row) {
            AreaSymbol(area: question.area)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: question.text)
                    .font(.callout)
                    .fontWeight(.medium)
                    .foregroundStyle(DestinyPalette.text)
                Text(verbatim: question.reason)
                    .font(.footnote)
                    .foregroundStyle(DestinyPalette.secondary)
            }
            .multilineTextAlignment(.leading)
            Spacer(minLength: 0)
            Image(systemName: "chevron.forward")
                .font(.footnote)
                .foregroundStyle(DestinyPalette.secondary)
                .accessibilityHidden(true)
        }
        .card()
    }
}
