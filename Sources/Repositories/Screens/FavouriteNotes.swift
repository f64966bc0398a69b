package import DesignSystem
package import RepositoriesDomain
package import SwiftUI

/// What the person wrote about a favourite, and the way to change it.
package struct FavouriteNotes: View {
    private let favourite: Favourite
    private let systemImage: String
    private let tint: AdaptiveColor
    private let onEdit: () -> Void
    @Environment(\.dateWords) private var dateWords

    package init(
        favourite: Favourite,
        systemImage: String = "star.fill",
        tint: AdaptiveColor = RepositoryPalette.star,
        onEdit: @escaping () -> Void
    ) {
        self.favourite = favourite
        self.systemImage = systemImage
        self.tint = tint
        self.onEdit = onEdit
    }

    package var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            HStack {
                Label {
                    Text(words("repositories.favourite.saved", dateWords.relative(favourite.savedAt)))
                } icon: {
                    Image(systemName: systemImage).foregroundStyle(tint)
                }
                .font(.subheadline)
                Spacer()
                Button(words("repositories.favourite.edit"), action: onEdit)
                    .buttonStyle(.bordered)
                    .controlSize(.small)
            }
            if !favourite.tags.isEmpty {
                ChipRow {
                    ForEach(favourite.tags, id: \.self) { Chip("#" + $0) }
                }
            }
            if !favourite.note.isEmpty {
                Text(verbatim: favourite.note)
                    .font(.subheadline)
                    .textSelection(.enabled)
            }
        }
    }
}
