import AVKit
import DesignSystem
import FindieDomain
import SwiftUI

/// The pictures and the film of a game that is made here.
struct MediaGallery: View {
    let media: [GameMedia]
    let title: String

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            PictureGallery(pictures: pictures, title: title)
            if let film = media.first(where: { $0.kind == .trailer }) {
                FilmPlayer(film: film, title: title).id(film.id)
            }
        }
    }
}

extension MediaGallery {
    /// The cover first, also one that came later.
    private var pictures: [GalleryPicture] {
        let pictures = media.filter { $0.kind == .cover } + media.filter { $0.kind == .screenshot }
        return pictures.map { GalleryPicture(path: $0.path(.page), smallPath: $0.path(.card)) }
    }
}

/// Where a picture is to look at, and to choose it.
struct GalleryPicture: Hashable {
    let path: String
    let smallPath: String
}

/// Pictures of this server: one large, the others to choose from below it.
struct PictureGallery: View {
    let pictures: [GalleryPicture]
    let title: String
    @State private var chosen = 0
    @State private var isEnlarged = false
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            if let picture = pictures.dropFirst(chosen).first ?? pictures.first { large(picture) }
            if pictures.count > 1 { choice }
        }
        .fullScreenCover(isPresented: $isEnlarged) {
            PictureViewer(pictures: pictures, title: title, chosen: $chosen).tint(FindiePalette.accent)
        }
    }

    private func large(_ picture: GalleryPicture) -> some View {
        Button {
            isEnlarged = true
        } label: {
            MediaPicture(path: picture.path, isWhole: true)
                .id(picture.path)
                .frame(maxWidth: .infinity)
                .frame(height: Self.height(sizeClass))
                .background(FindiePalette.night)
                .clipShape(RoundedRectangle(cornerRadius: Radius.card))
                .overlay(alignment: .bottomTrailing) {
                    Image(systemName: "arrow.up.left.and.arrow.down.right")
                        .font(.footnote)
                        .foregroundStyle(Color.white)
                        .frame(width: 32, height: 32)
                        .background(FindiePalette.night.opacity(0.7), in: Circle())
                        .padding(Spacing.icon)
                        .accessibilityHidden(true)
                }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(words("findie.media.enlarge", label(pictures.firstIndex(of: picture) ?? 0)))
    }

    /// Of what is looked at, in points.
    static func height(_ sizeClass: UserInterfaceSizeClass?) -> CGFloat { sizeClass == .regular ? 294 : 200 }

    private var choice: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: Spacing.icon) {
                ForEach(pictures.indices, id: \.self) { index in
                    Button {
                        chosen = index
                    } label: {
                        MediaPicture(path: pictures[index].smallPath)
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

    private func label(_ index: Int) -> String { Self.label(index, pictures.count, title) }

    /// What a picture of so many is called.
    static func label(_ index: Int, _ count: Int, _ title: String) -> String {
        words("findie.media.number", String(index + 1), String(count), title)
    }
}

/// A game's film, with controls.
struct FilmPlayer: View {
    let film: GameMedia
    let title: String
    @State private var player: AVPlayer?
    @Environment(\.fileAddress) private var fileAddress
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        VideoPlayer(player: player)
            .frame(maxWidth: .infinity)
            .frame(height: PictureGallery.height(sizeClass))
            .background(FindiePalette.night)
            .clipShape(RoundedRectangle(cornerRadius: Radius.card))
            .accessibilityElement(children: .contain)
            .accessibilityLabel(words("findie.media.film", title))
            .onAppear {
                if player == nil { player = fileAddress(film.path).map { AVPlayer(url: $0) } }
            }
    }
}

/// A game's film, which begins by itself and without sound; nothing where the browser does not play it.
struct QuietFilm: View {
    let film: GameMedia
    @State private var player: AVPlayer?
    @Environment(\.fileAddress) private var fileAddress

    var body: some View {
        VideoPlayer(player: player)
            .clipShape(RoundedRectangle(cornerRadius: Radius.control))
            .disabled(true)
            .accessibilityHidden(true)
            .onAppear {
                guard player == nil, let address = fileAddress(film.unaskedPath) else { return }
                let quiet = AVPlayer(url: address)
                quiet.isMuted = true
                quiet.play()
                player = quiet
            }
    }
}

/// Stops the films of cards, or lets them play again.
struct FilmSwitch: View {
    @Binding var isOn: Bool

    var body: some View {
        Button {
            isOn.toggle()
        } label: {
            Image(systemName: isOn ? "pause.fill" : "play.fill")
                .font(.footnote)
                .foregroundStyle(Color.white)
                .frame(width: 44, height: 44)
                .background(FindiePalette.night.opacity(0.7), in: Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(words(isOn ? "findie.media.film.stop" : "findie.media.film.play"))
    }
}
