import DesignSystem
import FindieDomain
import SwiftUI

/// The search screen: games by their names, makers and tags.
struct GameSearchView: View {
    @Bindable var model: GameSearchModel
    let wishlist: WishlistModel
    let onOpen: (String) -> Void

    var body: some View {
        content
            .modifier(ScreenGround())
            .navigationTitle(words("findie.tab.search"))
            .searchable(
                text: $model.text,
                placement: .navigationBarDrawer(displayMode: .always),
                prompt: words("findie.welcome.search")
            )
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .task(id: model.text) { await model.textChanged() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading: ScrollView { SkeletonRows(count: 8).padding(Spacing.section) }
        case .found(let games): list(games)
        case .nothing:
            EmptyState(
                systemImage: "magnifyingglass",
                title: words("findie.search.none.title", model.asked),
                message: words("findie.search.none.message")
            )
        case .failed(let error): FindieFailureView(error: error) { Task { await model.retryTapped() } }
        }
    }

    private func list(_ games: [Game]) -> some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: Spacing.row) {
                if model.asked.isEmpty {
                    Text(words("findie.search.known"))
                        .font(.headline)
                        .accessibilityAddTraits(.isHeader)
                }
                ForEach(games) { game in
                    FoundGame(
                        game: game,
                        isWished: wishlist.contains(game.slug),
                        onOpen: { onOpen(game.slug) },
                        onWish: { wishlist.toggled(game) }
                    )
                }
            }
            .padding(Spacing.section)
            .frame(maxWidth: Spacing.columnWidth)
            .frame(maxWidth: .infinity)
        }
    }
}

/// A game that was found, and the bookmark that puts it on the wishlist.
struct FoundGame: View {
    let game: Game
    let isWished: Bool
    let onOpen: () -> Void
    let onWish: () -> Void
    @Environment(\.locale) private var locale
    @Environment(\.presentDate) private var presentDate

    var body: some View {
        HStack(spacing: Spacing.row) {
            Button(action: onOpen) { told }
                .buttonStyle(.plain)
                .accessibilityLabel(words("findie.card.open", game.title))
                .opensKept(game, facts)
            Button(action: onWish) {
                Label(
                    words(isWished ? "findie.search.unwish" : "findie.search.wish", game.title),
                    systemImage: isWished ? "bookmark.fill" : "bookmark"
                )
                .labelStyle(.iconOnly)
                .foregroundStyle(FindiePalette.accent)
                .frame(width: 44, height: 44)
            }
            .buttonStyle(.plain)
            .notes(GameDeed(isWished ? .removeWish : .addWish, game.slug))
        }
        .padding(Spacing.icon)
        .background(FindiePalette.card, in: RoundedRectangle(cornerRadius: Radius.card))
    }

    private var told: some View {
        HStack(spacing: Spacing.row) {
            CoverTile(game: game, width: 64)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: game.title)
                    .fontWeight(.semibold)
                    .lineLimit(2)
                    .multilineTextAlignment(.leading)
                ForEach(facts, id: \.self) { fact in
                    Text(verbatim: fact)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .lineLimit(2)
                        .multilineTextAlignment(.leading)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private var facts: [String] {
        let said = GameWords(game: game, locale: locale, now: presentDate())
        return [[game.maker, said.release], [said.price, said.platforms]]
            .map { $0.compactMap(\.self).joined(separator: " · ") }
            .filter { !$0.isEmpty }
    }
}
