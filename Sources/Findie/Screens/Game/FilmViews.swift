import AVKit
import DesignSystem
import FindieDomain
import SwiftUI

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
