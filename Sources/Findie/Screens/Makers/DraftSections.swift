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

/// How a game is played, with whom, and what is in it; all of it may stay open.
struct DraftTraitSections: View {
    @Bindable var model: DraftModel

    var body: some View {
        Section {
            Picker(words("findie.draft.session"), selection: $model.traits.session) {
                Text(words("findie.traits.open")).tag(SessionLength?.none)
                ForEach(SessionLength.allCases, id: \.self) { length in
                    Text(verbatim: TraitWords.session(length)).tag(SessionLength?.some(length))
                }
            }
            ChoiceColumns(choices: PlayMode.allCases, chosen: model.traits.modes, title: TraitWords.mode) {
                model.toggled($0, in: \.modes)
            }
            DraftField(name: words("findie.draft.players"), text: $model.playersText, example: "1-4")
                .onChange(of: model.playersText) { model.playersTyped() }
            UnreadHint(field: .players, model: model)
        } header: {
            Text(words("findie.draft.traits"))
        } footer: {
            Text(words("findie.draft.traits.about"))
        }
        Section(words("findie.draft.inputs")) {
            ChoiceColumns(choices: InputDevice.allCases, chosen: model.traits.inputs, title: TraitWords.input) {
                model.toggled($0, in: \.inputs)
            }
        }
        Section {
            FoldedChoices(
                title: words("findie.draft.languages"),
                choices: GameLanguage.allCases,
                chosen: model.traits.languages,
                name: TraitWords.language
            ) { model.toggled($0, in: \.languages) }
            FoldedChoices(
                title: words("findie.draft.accessibility"),
                choices: AccessibilityFeature.allCases,
                chosen: model.traits.accessibility,
                name: TraitWords.feature
            ) { model.toggled($0, in: \.accessibility) }
            notes
        }
    }

    private var notes: some View {
        FoldedChoices(
            title: words("findie.draft.contentNotes"),
            choices: ContentNote.allCases,
            chosen: model.traits.contentNotes ?? [],
            name: TraitWords.note,
            summary: model.traits.contentNotes == [] ? words("findie.note.none") : nil
        ) {
            model.noteTapped($0)
        } foot: {
            ChoiceChip(title: words("findie.note.none"), isChosen: model.traits.contentNotes == []) {
                model.noNotesTapped()
            }
        }
    }
}

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
