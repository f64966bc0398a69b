import DesignSystem
import DiscoveryDomain
import Foundation
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// What was saved and what was liked.
struct SavedView: View {
    @Bindable var model: SavedViewModel
    @Binding var selection: DiscoveryRoute?
    let onEdit: (DiscoveryRoute.SavedList, Repository.ID) -> Void
    let onExport: () -> Void
    let onDiscover: () -> Void
    @State private var isImporting = false

    var body: some View {
        @Bindable var liked = model.liked
        content
            .navigationTitle(words("repofinder.tab.saved"))
            .searchable(
                text: $model.filter.searchText,
                placement: .navigationBarDrawer(displayMode: .always),
                prompt: words("repofinder.saved.search")
            )
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { menu }
            }
            .task(id: model.list) { await model.appeared() }
            .refreshable { await model.appeared() }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
                model.archive.fileChosen(result.flatMap { url in Result { try ImportFile(url: url).content() } })
            }
            .modifier(ImportReportAlert(model: model.archive))
            .modifier(ProblemAlert(problem: $liked.problem))
    }

    private var content: some View {
        List(selection: $selection) {
            Picker(words("repofinder.saved.list"), selection: $model.list) {
                ForEach(DiscoveryRoute.SavedList.allCases, id: \.self) { list in
                    Text(words("repofinder.saved.list.\(list.rawValue)")).tag(list)
                }
            }
            .pickerStyle(.segmented)
            .listRowSeparator(.hidden)
            if !model.tags.isEmpty || model.releaseCount > 0 {
                SavedChips(model: model).listRowSeparator(.hidden)
            }
            rows
        }
        .listStyle(.plain)
    }

    @ViewBuilder private var rows: some View {
        switch model.state {
        case .loading: SkeletonRows(count: 6).listRowSeparator(.hidden)
        case .list(let favourites): ForEach(favourites) { row($0) }
        case .empty: empty.listRowSeparator(.hidden)
        case .noMatch: noMatch.listRowSeparator(.hidden)
        case .savedFailed(let error):
            FailureView(error: error) { model.retryTapped() }.listRowSeparator(.hidden)
        case .likedFailed(let error):
            DiscoveryFailureView(error: error) { model.retryTapped() }.listRowSeparator(.hidden)
        }
    }

    private func row(_ favourite: Favourite) -> some View {
        NavigationLink(value: DiscoveryRoute.repository(favourite.id)) {
            SavedRow(favourite: favourite, release: model.release(of: favourite.id))
        }
        .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button {
                onEdit(model.list, favourite.id)
            } label: {
                Label(words("repofinder.saved.edit"), systemImage: "tag")
            }
            .tint(RepoFinderPalette.editGround)
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
            Button(role: .destructive) {
                model.swipedToRemove(favourite.id)
            } label: {
                Label(words("repofinder.saved.remove.\(model.list.rawValue)"), systemImage: "trash")
            }
        }
    }

    private var empty: some View {
        EmptyState(
            systemImage: model.list == .saved ? "bookmark" : "heart",
            title: words("repofinder.saved.empty.\(model.list.rawValue).title"),
            message: words("repofinder.saved.empty.\(model.list.rawValue).message")
        ) {
            Button(words("repofinder.saved.empty.discover"), action: onDiscover)
                .buttonStyle(.borderedProminent)
        }
    }

    private var noMatch: some View {
        EmptyState(
            systemImage: "magnifyingglass",
            title: words("repofinder.saved.noMatch.title"),
            message: words("repofinder.saved.noMatch.message")
        ) {
            Button(words("repofinder.saved.noMatch.clear")) { model.showAllTapped() }
                .buttonStyle(.bordered)
        }
    }

    private var menu: some View {
        Menu {
            Picker(words("repofinder.saved.sort"), selection: $model.filter.sort) {
                ForEach(FavouriteSort.allCases, id: \.self) { sort in
                    Text(words("repofinder.saved.sort.\(sort.rawValue)")).tag(sort)
                }
            }
            .pickerStyle(.inline)
            Divider()
            Button(action: onExport) {
                Label(words("repofinder.saved.export"), systemImage: "square.and.arrow.up")
            }
            .disabled(model.archive.count == 0)
            Button {
                isImporting = true
            } label: {
                Label(words("repofinder.saved.import"), systemImage: "square.and.arrow.down")
            }
        } label: {
            Label(words("repofinder.saved.menu"), systemImage: "ellipsis.circle")
        }
    }
}

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

/// What the list can be narrowed to: new releases, and the person's tags.
struct SavedChips: View {
    let model: SavedViewModel

    var body: some View {
        ChipRow {
            if model.releaseCount > 0 {
                chip(counted("repofinder.saved.releases", model.releaseCount), isSelected: model.showsReleases) {
                    model.releasesTapped()
                }
            }
            ForEach(model.tags, id: \.self) { tag in
                chip("#" + tag, isSelected: tag == model.filter.selectedTag) { model.filter.tapped(tag) }
            }
        }
    }

    private func chip(_ text: String, isSelected: Bool, action: @escaping () -> Void) -> some View {
        Button(action: action) {
            Chip(text, isSelected: isSelected)
                .frame(minHeight: 44)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}
