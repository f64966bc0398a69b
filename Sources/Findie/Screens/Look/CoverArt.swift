import DesignSystem
import FindieDomain
import SwiftUI

/// A game's cover: the drawing of the server, and its sky with the name until it is there.
struct CoverArt: View {
    let game: Game
    /// Without the name, for what has words of its own on it.
    var isScene = false
    @Environment(\.showsStorePictures) private var showsStorePictures
    @Environment(\.drawnGame) private var drawnGame

    var body: some View {
        if showsStorePictures, !isScene, let path = game.uprightPicturePath {
            // The drawing stands in its place until it is there, and stays where the store has none.
            AsyncImage(url: URL(string: path)) {
                $0.resizable().scaledToFill()
            } placeholder: {
                drawing
            }
            .accessibilityHidden(true)
        } else {
            drawing
        }
    }

    private var drawing: some View {
        AsyncImage(url: URL(string: path)) {
            $0.resizable().scaledToFill()
        } placeholder: {
            sky
        }
        .accessibilityHidden(true)
    }

    private var path: String {
        if let drawnGame { return isScene ? drawnGame.scenePath : drawnGame.coverPath }
        return isScene ? GameCover.scenePath(of: game.slug) : GameCover.path(of: game.slug)
    }

    private var sky: some View {
        let colours = GameCover(game).sky
        return ZStack(alignment: .bottomLeading) {
            LinearGradient(
                colors: [Self.colour(colours.top), Self.colour(colours.bottom)],
                startPoint: .top,
                endPoint: .bottom
            )
            if !isScene {
                Text(verbatim: game.title)
                    .font(.headline)
                    .foregroundStyle(Color.white)
                    .lineLimit(3)
                    .padding(Spacing.row)
            }
        }
    }

    private static func colour(_ hex: Int) -> Color { Color(hex: UInt32(exactly: hex) ?? 0) }
}

/// A cover of a list or a grid.
struct CoverTile: View {
    let game: Game
    /// `nil` for as wide as there is room, in a grid whose columns grow with the text.
    let width: CGFloat?
    @Environment(\.fileAddress) private var fileAddress

    private var isLarge: Bool { width.map { $0 > 80 } ?? true }

    var body: some View {
        art
            .clipShape(RoundedRectangle(cornerRadius: isLarge ? Radius.card : Radius.control))
    }

    @ViewBuilder private var art: some View {
        if let cover = game.page?.cover {
            drawn(isScene: !isLarge).overlay(alignment: isLarge ? .top : .center) { whole(cover) }
        } else {
            drawn(isScene: false)
        }
    }

    private func drawn(isScene: Bool) -> some View {
        sized(CoverArt(game: game, isScene: isScene), height: 1.25)
    }

    /// Of a height that is a share of the width.
    @ViewBuilder
    private func sized(_ picture: some View, height share: Double) -> some View {
        if let width {
            picture.frame(width: width, height: width * share)
        } else {
            picture
                .aspectRatio(1 / share, contentMode: .fit)
                .frame(maxWidth: .infinity)
                // The sky takes all the height there is, which its cell has none of.
                .fixedSize(horizontal: false, vertical: true)
        }
    }

    /// A maker's cover is wider than high: it hangs whole over the drawn one, whose name stands below it.
    private func whole(_ cover: GameMedia) -> some View {
        let ratio = Double(cover.height) / Double(max(cover.width, 1))
        let picture = AsyncImage(url: fileAddress(cover.path(.card))) {
            $0.resizable().scaledToFit()
        } placeholder: {
            EmptyView()
        }
        return sized(picture, height: min(ratio, 0.75)).accessibilityHidden(true)
    }
}

nonisolated private struct DrawnGameKey: EnvironmentKey {
    static let defaultValue: MakerGame? = nil
}

nonisolated extension EnvironmentValues {
    /// The game in the making whose covers these are; `nil` for games that players see.
    var drawnGame: MakerGame? {
        get { self[DrawnGameKey.self] }
        set { self[DrawnGameKey.self] = newValue }
    }
}
