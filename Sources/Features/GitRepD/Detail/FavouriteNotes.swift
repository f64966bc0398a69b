import DesignSystem
import RepositoriesDomain
import SwiftUI

/// What the person wrote about a favourite, and the way to change it.
struct FavouriteNotes: View {
    let favourite: Favourite
    let onEdit: () -> Void
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            HStack {
                Label {
                    Text(words("gitrepd.favourite.saved", dateWords.relative(favourite.savedAt)))
                } icon: {
                    Image(systemName: "star.fill").foregroundStyle(GitRepDPalette.star)
                }
                .font(.subheadline)
                Spacer()
                Button(words("gitrepd.favourite.edit"), action: onEdit)
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
