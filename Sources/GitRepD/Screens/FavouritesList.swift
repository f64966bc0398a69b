import DesignSystem
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

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
