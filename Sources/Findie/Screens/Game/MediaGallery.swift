import DesignSystem
import FindieDomain
import SwiftUI

/// The pictures of a game: one large, the others to choose from below it, and the way to the film.
struct MediaGallery: View {
    let media: [GameMedia]
    let title: String
    @State private var chosen = 0
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var pictures: [GameMedia] { media.filter { $0.kind != .trailer } }

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            if let picture = pictures.dropFirst(chosen).first ?? pictures.first {
                MediaPicture(media: picture)
                    .id(picture.id)
                    .frame(maxWidth: .infinity)
                    .frame(height: sizeClass == .regular ? 340 : 200)
                    .clipShape(RoundedRectangle(cornerRadius: Radius.card))
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(label(pictures.firstIndex(of: picture) ?? 0))
                    .accessibilityAddTraits(.isImage)
            }
            if pictures.count > 1 { choice }
            if let film = media.first(where: { $0.kind == .trailer }), let url = URL(string: film.path) {
                Link(destination: url) {
                    Label(words("findie.media.watch"), systemImage: "play.rectangle").frame(minHeight: 44)
                }
            }
        }
    }

    private var choice: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: Spacing.icon) {
                ForEach(pictures.indices, id: \.self) { index in
                    Button {
                        chosen = index
                    } label: {
                        MediaPicture(media: pictures[index])
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
        words("findie.media.number", String(index + 1), String(pictures.count), title)
    }
}
