import DesignSystem
import SwiftUI

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
