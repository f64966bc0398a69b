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

/// One of a few choices, with a symbol and perhaps a second line.
struct ChoiceTile: View {
    let systemImage: String
    let title: String
    var detail: String?
    /// Set apart from the other chosen ones, as a main field is.
    var badge: String?
    let isChosen: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            HStack(spacing: Spacing.row) {
                Image(systemName: systemImage)
                    .font(.title3)
                    .foregroundStyle(RepoFinderPalette.accent)
                    .frame(width: 40, height: 40)
                    .background(RepoFinderPalette.tinted, in: RoundedRectangle(cornerRadius: Radius.control))
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: title)
                        .fontWeight(.semibold)
                        .multilineTextAlignment(.leading)
                    if let detail {
                        Text(verbatim: detail)
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                            .multilineTextAlignment(.leading)
                    }
                }
                Spacer(minLength: 0)
                if let badge {
                    Text(verbatim: badge)
                        .font(.caption)
                        .fontWeight(.semibold)
                        .foregroundStyle(RepoFinderPalette.accent)
                }
                if isChosen {
                    Image(systemName: "checkmark.circle.fill")
                        .foregroundStyle(RepoFinderPalette.accent)
                        .accessibilityHidden(true)
                }
            }
            .padding(Spacing.row)
            .frame(maxWidth: .infinity, minHeight: 64, alignment: .leading)
            .background(RepoFinderPalette.raised, in: RoundedRectangle(cornerRadius: Radius.card))
            .overlay {
                RoundedRectangle(cornerRadius: Radius.card).stroke(
                    isChosen ? AnyShapeStyle(RepoFinderPalette.accent) : AnyShapeStyle(RepoFinderPalette.edge),
                    lineWidth: isChosen ? 2 : 1
                )
            }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
