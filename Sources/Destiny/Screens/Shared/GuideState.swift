import DesignSystem
import SwiftUI

/// A screen without its content: a line drawing, a sentence, the next step.
struct GuideState<NextStep: View>: View {
    let title: String
    let message: String
    @ViewBuilder let nextStep: NextStep

    var body: some View {
        VStack(spacing: Spacing.section) {
            Observatory()
                .stroke(DestinyPalette.gold, lineWidth: 1)
                .frame(width: 132, height: 132)
                .accessibilityHidden(true)
            Text(title)
                .font(.title3)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.text)
                .accessibilityAddTraits(.isHeader)
            Text(message)
                .font(.subheadline)
                .foregroundStyle(DestinyPalette.secondary)
            nextStep
        }
        .multilineTextAlignment(.center)
        .padding(Spacing.block)
        .frame(maxWidth: 440)
        .frame(maxWidth: .infinity)
    }
}
