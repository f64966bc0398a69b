import DesignSystem
import FindieDomain
import SwiftUI

/// The pictures and the film of a game that is made here.
struct MediaGallery: View {
    let media: [GameMedia]
    let title: String

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            PictureGallery(paths: media.filter { $0.kind != .trailer }.map(\.path), title: title)
            if let film = media.first(where: { $0.kind == .trailer }) {
                FilmPlayer(film: film, title: title).id(film.id)
            }
        }
    }
}

/// Pictures of this server: one large, the others to choose from below it.
struct PictureGallery: View {
    let paths: [String]
    let title: String
    @State private var chosen = 0
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            if let path = paths.dropFirst(chosen).first ?? paths.first {
                MediaPicture(path: path, isWhole: true)
                    .id(path)
                    .frame(maxWidth: .infinity)
                    .frame(height: Self.height(sizeClass))
                    .background(FindiePalette.night)
                    .clipShape(RoundedRectangle(cornerRadius: Radius.card))
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(label(paths.firstIndex(of: path) ?? 0))
                    .accessibilityAddTraits(.isImage)
            }
            if paths.count > 1 { choice }
        }
    }

    /// Of what is looked at, in points.
    static func height(_ sizeClass: UserInterfaceSizeClass?) -> CGFloat { sizeClass == .regular ? 294 : 200 }

    private var choice: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: Spacing.icon) {
                ForEach(paths.indices, id: \.self) { index in
                    Button {
                        chosen = index
                    } label: {
                        MediaPicture(path: paths[index])
                            .frame(width: 96, height: 54)
                            .clipShape(RoundedRectangle(cornerRadius: Radius.control))
                            .overlay {
                                RoundedRectangle(cornerRadius: Radius.control).stroke(
                                    index == chosen ? FindiePalette.accent : FindiePalette.edge,
                                    lineWidth: index == chosen ? 3 : 1
                                )
                            }
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(label(index))
                    .accessibilityAddTraits(index == chosen ? .isSelected : [])
                }
            }
            .padding(2)
        }
    }

    private func label(_ index: Int) -> String {
        words("findie.media.number", String(index + 1), String(paths.count), title)
    }
}
