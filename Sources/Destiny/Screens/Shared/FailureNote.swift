import DestinyDomain
import DesignSystem
import SwiftUI

/// What could not be shown, in the place where it would have been.
struct FailureNote: View {
    let error: AstrologyError
    var onRetry: (() -> Void)?
    @Environment(\.words) private var words

    var body: some View {
        let said = AstrologyErrorWords(error, words)
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Label(said.title, systemImage: error == .offline ? "wifi.slash" : "exclamationmark.circle")
                .font(.subheadline)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.danger)
            Text(said.message)
                .font(.subheadline)
                .foregroundStyle(DestinyPalette.secondary)
            if said.canBeRetried, let onRetry {
                Button(words("destiny.action.retry"), action: onRetry).buttonStyle(.quiet)
            }
        }
        .card()
        .accessibilityElement(children: .contain)
    }
}
