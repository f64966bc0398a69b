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
