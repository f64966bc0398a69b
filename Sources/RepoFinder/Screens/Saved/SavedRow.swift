import DesignSystem
import RepositoriesDomain
import SwiftUI

/// A saved or liked repository with what the person wrote about it.
struct SavedRow: View {
    let favourite: Favourite
    /// What was released since the person last looked; `nil` for nothing.
    let release: RepositoryRelease?
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        RepositorySummary(repository: favourite.repository, isSaved: false, judgement: nil) {
            if let release {
                Label(said(of: release), systemImage: "sparkles")
                    .font(.footnote)
                    .fontWeight(.medium)
                    .foregroundStyle(RepoFinderPalette.accent)
                    .lineLimit(2)
            }
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

    private func said(of release: RepositoryRelease) -> String {
        let date = dateWords.relative(release.publishedAt)
        guard let name = release.name else { return words("repofinder.saved.release.nameless", date) }
        return words("repofinder.saved.release", name, date)
    }

    private var own: String {
        ([dateWords.relative(favourite.savedAt)] + favourite.tags.map { "#" + $0 }).joined(separator: "  ")
    }
}
