import DesignSystem
import SwiftUI

/// Words to choose any of, as chips in even columns.
struct ChoiceGrid: View {
    private let choices: [String]
    private let chosen: [String]
    /// Points a column is wide at least.
    private let width: CGFloat
    private let title: (String) -> String
    private let onTapped: (String) -> Void

    /// `title` is what is read on a choice.
    init(
        choices: [String],
        chosen: [String],
        width: CGFloat = 104,
        title: @escaping (String) -> String = { $0 },
        onTapped: @escaping (String) -> Void
    ) {
        self.title = title
        self.choices = choices
        self.chosen = chosen
        self.onTapped = onTapped
        self.width = width
    }

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: Spacing.icon)], spacing: Spacing.icon) {
            ForEach(choices, id: \.self) { choice in
                let isChosen = chosen.contains { $0.lowercased() == choice.lowercased() }
                Button {
                    onTapped(choice)
                } label: {
                    Text(verbatim: title(choice))
                        .font(.subheadline)
                        .fontWeight(isChosen ? .semibold : .regular)
                        .lineLimit(2)
                        .multilineTextAlignment(.center)
                        .foregroundStyle(
                            isChosen ? AnyShapeStyle(RepoFinderPalette.onAccent) : AnyShapeStyle(.primary)
                        )
                        .padding(.horizontal, Spacing.icon)
                        .frame(maxWidth: .infinity, minHeight: 44)
                        .background(
                            isChosen
                                ? AnyShapeStyle(RepoFinderPalette.accent) : AnyShapeStyle(RepoFinderPalette.raised),
                            in: RoundedRectangle(cornerRadius: Radius.control)
                        )
                        .overlay {
                            RoundedRectangle(cornerRadius: Radius.control).stroke(RepoFinderPalette.edge, lineWidth: 1)
                        }
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(isChosen ? .isSelected : [])
            }
        }
    }
}
