package import SwiftUI

/// Nothing to show: a drawing, what it means, and the next step.
package struct EmptyState<NextStep: View>: View {
    private let systemImage: String
    private let title: String
    private let message: String
    private let nextStep: NextStep

    package init(systemImage: String, title: String, message: String, @ViewBuilder nextStep: () -> NextStep) {
        self.systemImage = systemImage
        self.title = title
        self.message = message
        self.nextStep = nextStep()
    }

    package var body: some View {
        VStack(spacing: Spacing.section) {
            StateDrawing(systemImage: systemImage)
            Text(title)
                .font(.title3)
                .fontWeight(.semibold)
                .accessibilityAddTraits(.isHeader)
            Text(message)
                .font(.subheadline)
                .foregroundStyle(.secondary)
            nextStep
        }
        .multilineTextAlignment(.center)
        .padding(Spacing.block)
        .frame(maxWidth: 420)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension EmptyState where NextStep == EmptyView {
    package init(systemImage: String, title: String, message: String) {
        self.init(systemImage: systemImage, title: title, message: message) { EmptyView() }
    }
}

/// A quiet drawing for a screen without content: lines of an unwritten page and the symbol of the state.
package struct StateDrawing: View {
    private let systemImage: String

    package init(systemImage: String) {
        self.systemImage = systemImage
    }

    package var body: some View {
        ZStack {
            Circle()
                .fill(Palette.surface)
                .frame(width: 120, height: 120)
            VStack(alignment: .leading, spacing: 10) {
                line(width: 84)
                line(width: 64)
                line(width: 76)
                line(width: 48)
            }
            Image(systemName: systemImage)
                .font(.system(size: 28, weight: .medium))
                .foregroundStyle(.primary)
                .frame(width: 60, height: 60)
                .background(.background, in: Circle())
                .overlay { Circle().stroke(Palette.separator, lineWidth: 1) }
        }
        .frame(width: 120, height: 120)
        .accessibilityHidden(true)
    }

    private func line(width: CGFloat) -> some View {
        Capsule()
            .fill(Palette.separator)
            .frame(width: width, height: 4)
    }
}
