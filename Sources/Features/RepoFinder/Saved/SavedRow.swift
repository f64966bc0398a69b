import DesignSystem
import RepositoriesDomain
import SwiftUI

/// A saved or liked repository with what the person wrote about it.
struct SavedRow: View {
    let favourite: Favourite
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        RepositorySummary(repository: favourite.repository, isSaved: false, judgement: nil) {
            if !favourite.note.isEmpty {
                Text(verbatim: favourite.note)
                    .font(.footnote)
                    .lineLimit(2)
            }
            Text(verbatim: own)
                .font(.footnote)
                .foregroundStyle(.secondary)
                .lineLimit(1)
        }
        .padding(.vertical, Spacing.icon)
    }

    private var own: String {
        ([dateWords.relative(favourite.savedAt)] + favourite.tags.map { "#" + $0 }).joined(separator: "  ")
    }
}
