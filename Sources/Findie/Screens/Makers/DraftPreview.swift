import DesignSystem
import FindieDomain
import SwiftUI

/// The card as it will lie on the deck, and the page that it opens.
struct DraftPreview: View {
    let game: Game
    @State private var isPage = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                Picker(words("findie.draft.preview"), selection: $isPage) {
                    Text(words("findie.draft.preview.card")).tag(false)
                    Text(words("findie.draft.preview.page")).tag(true)
                }
                .pickerStyle(.segmented)
                .frame(maxWidth: 400)
                .padding(.horizontal, 20)
                .padding(.top, Spacing.icon)
                if isPage { page } else { face }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(FindiePalette.ground)
            .navigationTitle(words("findie.draft.preview"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(words("findie.action.close")) { dismiss() }
                }
            }
        }
        .presentationDetents([.large])
    }

    private var card: GameCard { GameCard(game: game, fit: nil, reasons: [], isWished: false) }

    private var face: some View {
        GameFace(card: card, isWished: false) { isPage = true }
            .frame(maxWidth: 400, maxHeight: 640)
            .padding(20)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var page: some View {
        ReadingColumn {
            GameHead(page: GamePage(card: card, judgement: nil, similar: [], byMaker: []))
            GameSaid(game: game)
        }
    }
}
