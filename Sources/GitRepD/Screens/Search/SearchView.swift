import DesignSystem
import Foundation
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// The search screen.
struct SearchView: View {
    @Bindable var model: SearchViewModel
    let shelf: FavouritesStore
    @Binding var selection: RepositoryRoute?
    var ways = WaysOut()
    let onFilters: () -> Void
    /// How far the list has grown, for the page that comes after this one.
    @SceneStorage("gitrepd.search.growth") private var growth = ""

    var body: some View {
        content
            .navigationTitle(words("gitrepd.search.title"))
            .searchable(
                text: $model.text,
                placement: .navigationBarDrawer(displayMode: .always),
                prompt: words("gitrepd.search.placeholder")
            )
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .onSubmit(of: .search) { model.searchSubmitted() }
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    if case .loading(.some) = model.state { LateSpinner() }
                    filterButton
                }
            }
            .task { await model.appeared() }
            .task(id: model.text) { await model.textChanged() }
            .task(id: model.request) { await model.performRequest(regrowing: growth) }
            .onChange(of: model.growth) { growth = model.growth }
            .refreshable { await model.pulledToRefresh() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .idle:
            SearchStartView(recents: model.recents, status: model.status, ways: ways) { model.recentTapped($0) }
        case .loading(nil): SearchSkeleton()
        case .loading(let results?):
            // What is found so far can be read and opened, so that it is not dimmed.
            list(results).accessibilityHint(words("gitrepd.search.loading"))
        case .results(let results): list(results)
        case .empty(let query): empty(query)
        case .failed(let error): FailureView(error: error) { model.retryTapped() }
        }
    }

    private func list(_ results: SearchResults) -> some View {
        SearchResultsView(
            results: results,
            status: model.status,
            source: model.source,
            shelf: shelf,
            selection: $selection,
            onEnd: { await model.endReached() },
            onRetry: { model.nextPageRetryTapped() },
            onVerbatim: { model.verbatimTapped($0) }
        )
    }

    private func empty(_ query: RepositoryQuery) -> some View {
        EmptyState(
            systemImage: "magnifyingglass",
            title: words("gitrepd.search.empty.title", query.text),
            message: words(
                model.filters.activeCount > 0 ? "gitrepd.search.empty.filtered" : "gitrepd.search.empty.message"
            )
        ) {
            if model.filters.activeCount > 0 {
                Button(words("gitrepd.filters.clear")) { model.filtersApplied(SearchFilters()) }
                    .buttonStyle(.bordered)
            }
        }
    }

    private var filterButton: some View {
        let count = model.filters.activeCount
        return Button(action: onFilters) {
            HStack(spacing: Spacing.inline) {
                Image(systemName: "slider.horizontal.3")
                if count > 0 { Text(verbatim: String(count)).monospacedDigit() }
            }
        }
        .accessibilityLabel(
            count > 0 ? counted("gitrepd.filters.active", count, figure: String(count)) : words("gitrepd.filters.title")
        )
    }
}

/// Where a person can go from here beyond the app.
struct WaysOut: Equatable {
    var account: URL?
    var apps: URL?
}

/// The results' place while the first of them are on their way.
struct SearchSkeleton: View {
    var body: some View {
        ScrollView {
            SkeletonRows(count: 8)
                .padding(.horizontal, Spacing.section)
        }
    }
}

/// Under the empty field: what was searched for lately, or something to begin with.
struct SearchStartView: View {
    let recents: RecentSearches
    let status: SourceStatus?
    var ways = WaysOut()
    let onSearch: (String) -> Void
    @Environment(\.openURL) private var openURL

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
            if ways != WaysOut() { Section { wayOut } }
            if let status {
                Section { SourceNote(status: status) }
            }
        }
        .listStyle(.plain)
    }

    @ViewBuilder private var wayOut: some View {
        if let account = ways.account { way(account, "gitrepd.way.account", "person.crop.circle") }
        if let apps = ways.apps { way(apps, "gitrepd.way.apps", "square.grid.2x2") }
    }

    private func way(_ url: URL, _ key: String, _ systemImage: String) -> some View {
        Button {
            openURL(url)
        } label: {
            Label(words(key), systemImage: systemImage)
                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        }
        .buttonStyle(.plain)
    }

    private func searchButton(_ text: String, systemImage: String) -> some View {
        Button {
            onSearch(text)
        } label: {
            Label {
                Text(verbatim: text).lineLimit(2).multilineTextAlignment(.leading)
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
