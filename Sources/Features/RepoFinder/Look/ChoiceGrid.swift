import DesignSystem
import SwiftUI

/// Words to choose any of, as chips in even columns.
struct ChoiceGrid: View {
    let choices: [String]
    let chosen: [String]
    /// Points a column is wide at least.
    var width: CGFloat = 104
    let onTapped: (String) -> Void

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: Spacing.icon)], spacing: Spacing.icon) {
            ForEach(choices, id: \.self) { choice in
                let isChosen = chosen.contains { $0.lowercased() == choice.lowercased() }
                Button {
                    onTapped(choice)
                } label: {
                    Text(verbatim: choice)
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
