import DesignSystem
import FindieDomain
import Foundation
import SwiftUI

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// Pictures and the film of a game.
struct DraftMediaSection: View {
    let model: DraftModel
    let game: MakerGame
    @State private var isChoosing = false
    @State private var kind = GameMedia.Kind.cover
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var isOpen: Bool { game.state != .inReview }

    private var drop: some View {
        Label(words("findie.media.drop"), systemImage: "square.and.arrow.down")
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, minHeight: 96)
            .dropDestination(for: URL.self) { files, _ in
                for file in files { Task { await model.dropped(file) } }
                if files.isEmpty { Task { await model.dropped(nil) } }
                return true
            }
    }

    var body: some View {
        Section {
            ForEach(game.media) { media in
                HStack(spacing: Spacing.row) {
                    if media.kind == .trailer {
                        Image(systemName: "play.rectangle").frame(width: 96, height: 54).accessibilityHidden(true)
                    } else {
                        MediaPicture(path: media.path(.card)).frame(width: 96, height: 54)
                            .clipShape(RoundedRectangle(cornerRadius: Radius.control))
                    }
                    Text(
                        verbatim: words("findie.media.kind.\(media.kind.rawValue)")
                            + " · \(media.width) × \(media.height)"
                    )
                    .font(.subheadline)
                    Spacer(minLength: 0)
                    if isOpen {
                        Button(words("findie.media.remove"), role: .destructive) {
                            Task { await model.removed(media) }
                        }
                        .frame(minHeight: 44)
                    }
                }
            }
            if let sending = model.sending {
                ProgressView(value: sending.share) {
                    Text(words("findie.media.sending", words("findie.media.kind.\(sending.kind.rawValue)")))
                }
            }
            if isOpen {
                ForEach(GameMedia.Kind.allCases, id: \.self) { kind in
                    Button(words("findie.media.add.\(kind.rawValue)")) {
                        self.kind = kind
                        isChoosing = true
                    }
                    .disabled(model.sending != nil)
                }
                if sizeClass == .regular { drop }
            }
        } header: {
            Text(words("findie.draft.media"))
        } footer: {
            Text(words("findie.draft.media.about"))
        }
        .fileImporter(
            isPresented: $isChoosing,
            allowedContentTypes: kind == .trailer ? [.movie] : [.image]
        ) { result in
            let kind = kind
            Task { await model.chosen(kind, result) }
        }
    }
}

/// A picture of a game.
struct MediaPicture: View {
    let path: String
    /// Whether all of it is shown, with a margin where its shape is another.
    var isWhole = false
    @Environment(\.fileAddress) private var fileAddress

    var body: some View {
        AsyncImage(url: fileAddress(path)) {
            $0.resizable().aspectRatio(contentMode: isWhole ? .fit : .fill)
        } placeholder: {
            Rectangle().fill(.fill)
        }
        .accessibilityHidden(true)
    }
}
