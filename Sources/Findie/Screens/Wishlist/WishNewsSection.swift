import DesignSystem
import FindieDomain
import SwiftUI

/// The wishes with something new since the person looked last.
struct WishNewsSection: View {
    let model: WishlistModel
    let onOpen: (String) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Text(words("findie.wish.news"))
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            ForEach(model.news, id: \.id) { entry in
                // One that was taken off meanwhile is no news.
                if let wish = model.wishes.first(where: { $0.id == entry.id }) { row(wish, entry.news) }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(Spacing.row)
        .background(FindiePalette.tinted, in: RoundedRectangle(cornerRadius: 14))
    }

    private func row(_ wish: Wish, _ news: [WishNews]) -> some View {
        Button {
            onOpen(wish.id)
        } label: {
            HStack(spacing: Spacing.row) {
                CoverTile(game: wish.game, width: 72)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: wish.game.title)
                        .font(.subheadline)
                        .fontWeight(.semibold)
                        .lineLimit(2)
                    ForEach(news, id: \.self) { WishMark(news: $0) }
                }
                Spacer(minLength: 0)
                Image(systemName: "chevron.right").foregroundStyle(.secondary)
            }
            .frame(minHeight: 44)
        }
        .buttonStyle(.plain)
    }
}
