import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// The deck of a startup: its first page, and the way in.
struct DeckCard: View {
    let startup: Startup
    let isOwner: Bool
    let onRead: () -> Void
    let onDesk: () -> Void
    @Environment(\.words) private var words
    @Environment(\.fileAddress) private var fileAddress

    var body: some View {
        LedgerCard {
            CardTitle(words("field.deck"))
            FramedPicture(url: fileAddress(Deck.coverPath(of: startup.id, startup.content.deck)), ratio: 16 / 9)
                .accessibilityHidden(true)
            // Beside each other they are wider than a phone.
            ViewThatFits(in: .horizontal) {
                HStack(spacing: Spacing.row) { buttons }
                VStack(alignment: .leading, spacing: Spacing.icon) { buttons }
            }
            if isOwner, !startup.content.showsDeck {
                Text(verbatim: words("reader.byLink")).font(.footnote).foregroundStyle(.secondary)
            }
        }
    }

    @ViewBuilder private var buttons: some View {
        Button(words("reader.read"), action: onRead).buttonStyle(LedgerButtonStyle())
        if isOwner {
            Button(words("readings.title"), action: onDesk).buttonStyle(LedgerButtonStyle(isProminent: false))
        }
    }
}

/// More pictures of a startup.
struct GalleryCard: View {
    let pictures: [DocumentID]
    @Environment(\.words) private var words

    var body: some View {
        LedgerCard {
            CardTitle(words("field.gallery"))
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: Spacing.icon)], spacing: Spacing.icon) {
                ForEach(pictures, id: \.self) { FilePicture(id: $0, height: 110) }
            }
        }
    }
}
