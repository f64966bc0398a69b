import DesignSystem
import RepositoriesDomain
import SwiftUI

/// Under the empty field: what was searched for lately, or something to begin with.
struct SearchStartView: View {
    let recents: RecentSearches
    let status: SourceStatus?
    let onSearch: (String) -> Void

    /// Searches that find something in the starter catalogue and on GitHub alike.
    private static let examples = ["swift server", "static site generator", "embedded database", "text editor"]

    var body: some View {
        List {
            if recents.texts.isEmpty {
                Section(words("gitrepd.search.examples")) {
                    ForEach(Self.examples, id: \.self) { text in
                        searchButton(text, systemImage: "magnifyingglass")
                    }
                }
            } else {
                Section(words("gitrepd.search.recent")) {
                    ForEach(recents.texts, id: \.self) { recentRow($0) }
                }
            }
            if let status {
                Section { SourceNote(status: status) }
            }
        }
        .listStyle(.plain)
    }

    private func searchButton(_ text: String, systemImage: String) -> some View {
        Button {
            onSearch(text)
        } label: {
            Label {
                Text(verbatim: text).lineLimit(1)
            } icon: {
                Image(systemName: systemImage).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        }
        .buttonStyle(.plain)
    }

    private func recentRow(_ text: String) -> some View {
        HStack {
            searchButton(text, systemImage: "clock.arrow.circlepath")
            Button {
                recents.remove(text)
            } label: {
                Label(words("gitrepd.search.recent.remove", text), systemImage: "xmark")
                    .labelStyle(.iconOnly)
                    .foregroundStyle(.secondary)
                    .frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
            Button(words("gitrepd.action.remove"), role: .destructive) { recents.remove(text) }
        }
    }
}
