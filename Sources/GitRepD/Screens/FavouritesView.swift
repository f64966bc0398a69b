import DesignSystem
import Foundation
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// The favourites screen.
struct FavouritesView: View {
    @Bindable var model: FavouritesViewModel
    @Binding var selection: RepositoryRoute?
    let onEdit: (Repository.ID) -> Void
    let onExport: () -> Void
    let onSearch: () -> Void
    @State private var isImporting = false
    /// The order from before, as the model's raw value.
    @SceneStorage("gitrepd.favourites.sort") private var keptSort = ""

    var body: some View {
        content
            .navigationTitle(words("gitrepd.favourites.title"))
            .searchable(
                text: $model.searchText,
                placement: .navigationBarDrawer(displayMode: .always),
                prompt: words("gitrepd.favourites.placeholder")
            )
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { menu }
            }
            .refreshable { await model.pulledToRefresh() }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
                model.fileChosen(result.flatMap { url in Result { try ImportFile(url: url).content() } })
            }
            .modifier(ImportReportAlert(model: model))
            .onAppear { if let sort = FavouriteSort(rawValue: keptSort) { model.sort = sort } }
            .onChange(of: model.sort) { keptSort = model.sort.rawValue }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading:
            SearchSkeleton()
        case .empty:
            EmptyState(
                systemImage: "star",
                title: words("gitrepd.favourites.empty.title"),
                message: words("gitrepd.favourites.empty.message")
            ) {
                Button(words("gitrepd.favourites.empty.search"), action: onSearch)
                    .buttonStyle(.borderedProminent)
            }
        case .list(let favourites):
            FavouritesList(favourites: favourites, model: model, selection: $selection, onEdit: onEdit)
        case .noMatch:
            EmptyState(
                systemImage: "magnifyingglass",
                title: words("gitrepd.favourites.noMatch.title"),
                message: words("gitrepd.favourites.noMatch.message")
            ) {
                Button(words("gitrepd.favourites.noMatch.clear")) { model.filtersCleared() }
                    .buttonStyle(.bordered)
            }
        case .failed(let error):
            FailureView(error: error) { model.retryTapped() }
        }
    }

    private var menu: some View {
        Menu {
            Picker(words("gitrepd.favourites.sort"), selection: $model.sort) {
                ForEach(FavouriteSort.allCases, id: \.self) { sort in
                    Text(words("gitrepd.favourites.sort.\(sort.rawValue)")).tag(sort)
                }
            }
            .pickerStyle(.inline)
            Divider()
            Button(action: onExport) {
                Label(words("gitrepd.export.title"), systemImage: "square.and.arrow.up")
            }
            .disabled(model.count == 0)
            Button {
                isImporting = true
            } label: {
                Label(words("gitrepd.import.title"), systemImage: "square.and.arrow.down")
            }
        } label: {
            Label(words("gitrepd.favourites.menu"), systemImage: "ellipsis.circle")
        }
    }
}

/// The favourites that match, below the tags that narrow them.
struct FavouritesList: View {
    let favourites: [Favourite]
    let model: FavouritesViewModel
    @Binding var selection: RepositoryRoute?
    let onEdit: (Repository.ID) -> Void
    @Environment(\.locale) private var locale

    var body: some View {
        List(selection: $selection) {
            if !model.tags.isEmpty {
                tagRow
                    .listRowSeparator(.hidden)
            }
            Section {
                ForEach(favourites) { row($0) }
            } header: {
                Text(headerWords)
            }
        }
        .listStyle(.plain)
    }

    private var tagRow: some View {
        ChipRow {
            ForEach(model.tags, id: \.self) { tag in
                Button {
                    model.tagTapped(tag)
                } label: {
                    Chip("#" + tag, isSelected: tag == model.selectedTag)
                        .frame(minHeight: 44)
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(tag == model.selectedTag ? .isSelected : [])
            }
        }
    }

    private func row(_ favourite: Favourite) -> some View {
        NavigationLink(value: RepositoryRoute.favourite(favourite.id)) {
            VStack(alignment: .leading, spacing: 0) {
                RepositoryRow(repository: favourite.repository, isFavourite: true, tags: favourite.tags)
                if !favourite.note.isEmpty {
                    Text(verbatim: favourite.note)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .lineLimit(2)
                        .padding(.leading, 40 + Spacing.row)
                        .padding(.bottom, Spacing.icon)
                }
            }
        }
        .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button {
                onEdit(favourite.id)
            } label: {
                Label(words("gitrepd.favourite.edit"), systemImage: "tag")
            }
            .tint(GitRepDPalette.editGround)
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
            Button(role: .destructive) {
                model.swipedToDelete(favourite)
            } label: {
                Label(words("gitrepd.action.delete"), systemImage: "trash")
            }
            .notes(FavouriteDeed(isKept: false, favourite.id))
        }
    }

    private var headerWords: String {
        counted(
            "gitrepd.favourites.count",
            favourites.count,
            figure: CountWords.full(favourites.count, locale: locale)
        )
    }
}
