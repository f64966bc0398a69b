import DesignSystem
import FindieDomain
import SwiftUI

/// One wish of the grid.
struct WishTile<Actions: View>: View {
    let wish: Wish
    let onOpen: () -> Void
    @ViewBuilder let actions: () -> Actions

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            Button(action: onOpen) { CoverTile(game: wish.game, width: nil) }
                .buttonStyle(.plain)
                .accessibilityLabel(words("findie.card.open", wish.game.title))
                .opensKept(wish.game, [wish.game.maker].compactMap(\.self))
            HStack(alignment: .top, spacing: 0) {
                WishFacts(wish: wish)
                actions()
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// One wish of the list.
struct WishRow<Actions: View>: View {
    let wish: Wish
    let onOpen: () -> Void
    @ViewBuilder let actions: () -> Actions

    var body: some View {
        HStack(alignment: .top, spacing: Spacing.row) {
            Button(action: onOpen) { CoverTile(game: wish.game, width: 96) }
                .buttonStyle(.plain)
                .accessibilityLabel(words("findie.card.open", wish.game.title))
                .opensKept(wish.game, [wish.game.maker].compactMap(\.self))
            WishFacts(wish: wish, isWide: true)
            actions()
        }
        .padding(Spacing.row)
        .background(FindiePalette.card, in: RoundedRectangle(cornerRadius: 14))
    }
}

/// What is said of a wish beside its cover.
struct WishFacts: View {
    let wish: Wish
    /// Whether there is room for the maker and the release.
    var isWide = false
    @Environment(\.locale) private var locale
    @Environment(\.presentDate) private var presentDate

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: wish.game.title)
                .font(.subheadline)
                .fontWeight(.semibold)
                .lineLimit(2)
            ForEach(facts, id: \.self) { fact in
                Text(verbatim: fact)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
            if wish.isBelowPrice { WishMark(news: .belowPrice) }
            if !wish.note.isEmpty {
                Text(verbatim: wish.note)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .lineLimit(2)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var facts: [String] {
        let said = GameWords(game: wish.game, locale: locale, now: presentDate())
        let fit = wish.fit.map { words("findie.card.fit.badge", String($0)) }
        let lines = [[said.price, fit]] + (isWide ? [[wish.game.maker, said.release]] : [])
        return lines.map { $0.compactMap(\.self).joined(separator: " · ") }.filter { !$0.isEmpty }
    }
}

/// That a wish has come true, or can.
struct WishMark: View {
    let news: WishNews

    var body: some View {
        Label(words("findie.wish.news.\(news.rawValue)"), systemImage: news == .out ? "gamecontroller" : "tag")
            .font(.footnote)
            .fontWeight(.semibold)
            .foregroundStyle(Palette.success)
    }
}

/// What can be done with a wish.
struct WishMenu: View {
    let wish: Wish
    let onEdit: () -> Void
    let onRemove: () -> Void
    @Environment(\.openURL) private var openURL

    var body: some View {
        Menu {
            Button(words("findie.wish.edit"), action: onEdit)
            // Only there can it be put on Steam's list: no other program may.
            if let store = wish.game.storeAddress.flatMap(URL.init) {
                Button(words("findie.game.store")) { openURL(store) }
            }
            Button(words("findie.wish.remove"), role: .destructive, action: onRemove)
        } label: {
            Label(words("findie.wish.more", wish.game.title), systemImage: "ellipsis")
                .labelStyle(.iconOnly)
                .frame(width: 44, height: 44)
        }
        .buttonStyle(.plain)
    }
}
