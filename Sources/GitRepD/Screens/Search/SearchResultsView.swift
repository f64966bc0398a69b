import DesignSystem
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// The repositories a search has found so far.
struct SearchResultsView: View {
    let results: SearchResults
    let status: SourceStatus?
    let shelf: FavouriteShelf
    @Binding var selection: RepositoryRoute?
    let onEnd: () async -> Void
    let onRetry: () -> Void
    @Environment(\.locale) private var locale
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        List(selection: $selection) {
            Section {
                ForEach(results.repositories) { row($0) }
                SearchTailRow(tail: results.tail, count: results.repositories.count, onEnd: onEnd, onRetry: onRetry)
                    .listRowSeparator(.hidden)
            } header: {
                header
            }
            if let status, status.source == .github {
                Section { SourceNote(status: status).listRowSeparator(.hidden) }
            }
        }
        .listStyle(.plain)
    }

    private func row(_ repository: Repository) -> some View {
        let isFavourite = shelf.contains(repository.id)
        return NavigationLink(value: RepositoryRoute.repository(repository.id)) {
            RepositoryRow(repository: repository, isFavourite: isFavourite)
        }
        .swipeActions(edge: .leading, allowsFullSwipe: true) {
            if !isFavourite {
                Button {
                    shelf.save(repository)
                } label: {
                    Label(words("gitrepd.action.save"), systemImage: "star")
                }
                .tint(GitRepDPalette.saveGround)
            }
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
            if isFavourite {
                Button(role: .destructive) {
                    shelf.remove(repository.id)
                } label: {
                    Label(words("gitrepd.action.delete"), systemImage: "trash")
                }
            }
        }
    }

    private var header: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(
                counted(
                    "gitrepd.search.total",
                    results.totalCount,
                    figure: CountWords.full(results.totalCount, locale: locale)
                )
            )
            if let note {
                Text(verbatim: note)
                    .font(.footnote)
                    .fontWeight(.regular)
                    .foregroundStyle(.secondary)
            }
        }
    }

    private var note: String? {
        switch (results.source, status) {
        case (.starter, let status?): words("gitrepd.source.starter.short", dateWords.absolute(status.starterDate))
        case (.github, _) where results.isIncomplete: words("gitrepd.search.incomplete")
        case (.starter, nil), (.github, _): nil
        }
    }
}
