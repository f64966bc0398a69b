import DesignSystem
import FindieDomain
import SwiftUI

/// All that a maker says and shows of a game, and how players will see it.
struct DraftEditorView: View {
    @State private var model: DraftModel
    @State private var isPreviewed = false
    /// Where the people behind the server are written to.
    let contact: String?
    let onFigures: () -> Void

    init(model: DraftModel, contact: String? = nil, onFigures: @escaping () -> Void) {
        _model = State(initialValue: model)
        self.contact = contact
        self.onFigures = onFigures
    }

    var body: some View {
        MakerFrame(
            title: model.draft.title.isEmpty ? words("findie.draft.untitled") : model.draft.title,
            phase: model.state,
            problem: $model.problem,
            onAppear: model.appeared,
            content: form
        )
        .onChange(of: model.draft) { model.changed() }
        .onDisappear { model.left() }
    }

    private func form(_ game: MakerGame) -> some View {
        FindieForm {
            if game.isHidden { HiddenGameSection(game: game, contact: contact) }
            DraftStateSection(model: model, game: game, onFigures: onFigures) { isPreviewed = true }
            if game.state != .inReview {
                DraftTextSections(model: model)
                DraftFactSections(model: model)
                DraftTraitSections(model: model)
            }
            DraftMediaSection(model: model, game: game)
        }
        .sheet(isPresented: $isPreviewed) {
            DraftPreview(game: shown(game)).tint(FindiePalette.accent).environment(\.drawnGame, game)
        }
    }

    private func shown(_ game: MakerGame) -> Game {
        var game = game
        game.draft = model.draft
        return game.game(on: ReleaseDay(year: 2026))
    }
}

/// That a moderator has taken a game out of sight, why, and whom to write to.
struct HiddenGameSection: View {
    let game: MakerGame
    let contact: String?

    var body: some View {
        Section {
            Label(words("findie.draft.hidden"), systemImage: "eye.slash").foregroundStyle(Palette.danger)
            if let note = game.hiddenNote {
                VStack(alignment: .leading, spacing: Spacing.inline) {
                    Text(words("findie.draft.hidden.note")).font(.subheadline).foregroundStyle(.secondary)
                    Text(verbatim: note)
                }
            }
            if let contact, let address = URL(string: "mailto:\(contact)") { Link(contact, destination: address) }
        }
    }
}

/// Where a game stands, what is missing, and the next step.
struct DraftStateSection: View {
    let model: DraftModel
    let game: MakerGame
    let onFigures: () -> Void
    let onPreview: () -> Void

    var body: some View {
        Section {
            LabeledContent(words("findie.draft.state"), value: GameWords.state(of: game))
            if !game.isHidden, game.isLive, game.state != .published { Text(words("findie.draft.live")) }
            if !game.note.isEmpty {
                VStack(alignment: .leading, spacing: Spacing.inline) {
                    Text(words("findie.draft.note")).font(.subheadline).foregroundStyle(.secondary)
                    Text(verbatim: game.note)
                }
            }
            ForEach(model.gaps, id: \.self) { gap in
                Label(words("findie.gap.\(gap.rawValue)"), systemImage: "circle")
            }
            Button(words("findie.draft.preview"), action: onPreview)
            if game.slug != nil { Button(words("findie.figures.title"), action: onFigures) }
            if game.state != .inReview, game.state != .published {
                Button(words("findie.draft.handIn")) { Task { await model.handInTapped() } }
                    .disabled(!model.canBeHandedIn)
            }
            if game.isLive || game.state == .inReview {
                let key = game.state == .inReview ? "findie.draft.takeBack" : "findie.draft.withdraw"
                Button(words(key), role: .destructive) { Task { await model.withdrawTapped() } }
            }
        } footer: {
            Text(words(model.isSaved ? saved : "findie.draft.saving"))
        }
    }

    private var saved: String { model.unread.isEmpty ? "findie.draft.saved" : "findie.draft.savedPartly" }
}

/// What a maker writes.
struct DraftTextSections: View {
    @Bindable var model: DraftModel

    var body: some View {
        Section {
            DraftField(name: words("findie.draft.title"), text: $model.draft.title)
            UnreadHint(field: .title, model: model)
            DraftField(name: words("findie.draft.text"), text: $model.draft.text, lines: 2...4)
            UnreadHint(field: .text, model: model)
            DraftField(name: words("findie.draft.about"), text: $model.draft.about, lines: 4...12)
            UnreadHint(field: .about, model: model)
        } header: {
            Text(words("findie.draft.texts"))
        } footer: {
            Text(words("findie.draft.count", String(model.draft.text.count), String(GameDraft.maximumTextLength)))
        }
        Section {
            if !model.draft.tags.isEmpty {
                ChipRow {
                    ForEach(model.draft.tags, id: \.self) { tag in
                        Button {
                            model.tagTapped(tag)
                        } label: {
                            HStack(spacing: 4) {
                                Text(verbatim: TagVocabulary.builtIn.name(of: tag))
                                Image(systemName: "xmark").accessibilityHidden(true)
                            }
                        }
                        .buttonStyle(.bordered)
                        .accessibilityLabel(words("findie.draft.tag.remove", TagVocabulary.builtIn.name(of: tag)))
                    }
                }
            }
            TextField(words("findie.draft.tag.add"), text: $model.tagText)
                .onSubmit { model.tagEntered() }
            if !model.suggestions.isEmpty {
                ChipRow {
                    ForEach(model.suggestions) { tag in
                        Button {
                            model.tagTapped(tag.slug)
                        } label: {
                            Label(tag.name, systemImage: "plus")
                        }
                        .buttonStyle(.bordered)
                    }
                }
            }
        } header: {
            Text(words("findie.draft.tags"))
        } footer: {
            Text(words("findie.draft.tags.about"))
        }
    }
}

/// Facts of a game, and where it is sold.
struct DraftFactSections: View {
    @Bindable var model: DraftModel

    var body: some View {
        Section {
            ForEach(Game.Platform.allCases, id: \.self) { platform in
                Toggle(words("findie.platform.\(platform.rawValue)"), isOn: has(platform))
            }
            DraftField(name: words("findie.draft.price"), text: $model.priceText, example: "9.99")
                .keyboardType(.decimalPad)
                .onChange(of: model.priceText) { model.priceTyped() }
            UnreadHint(field: .price, model: model)
            Toggle(words("findie.draft.named"), isOn: $model.isPriceNamed)
            DraftField(name: words("findie.draft.release"), text: $model.releaseText, example: "2027-03")
                .onChange(of: model.releaseText) { model.releaseTyped() }
            UnreadHint(field: .release, model: model)
            Toggle(words("findie.draft.toCome"), isOn: $model.isToCome)
            Toggle(words("findie.draft.early"), isOn: $model.isEarlyAccess)
            Toggle(words("findie.draft.adult"), isOn: $model.draft.isAdult)
        } header: {
            Text(words("findie.draft.facts"))
        } footer: {
            Text(words("findie.draft.facts.about"))
        }
        Section {
            DraftField(name: words("findie.draft.steamID"), text: $model.steamText, example: "504230")
                .onChange(of: model.steamText) { model.steamTyped() }
            UnreadHint(field: .steamID, model: model)
            DraftField(
                name: words("findie.draft.itchPage"),
                text: $model.draft.itchPage,
                example: "https://you.itch.io/game"
            )
            .keyboardType(.URL)
            UnreadHint(field: .itchPage, model: model)
        } header: {
            Text(words("findie.draft.stores"))
        }
    }

    private func has(_ platform: Game.Platform) -> Binding<Bool> {
        Binding {
            model.draft.platforms.contains(platform)
        } set: { isOn in
            if isOn != model.draft.platforms.contains(platform) { model.platformTapped(platform) }
        }
    }
}

/// Says below a field that what is typed there is not kept, and what would be.
struct UnreadHint: View {
    let field: DraftModel.TypedField
    let model: DraftModel

    var body: some View {
        if model.unread.contains(field) {
            Label(words("findie.draft.unread.\(field.rawValue)"), systemImage: "exclamationmark.triangle")
                .font(.footnote)
                .foregroundStyle(Palette.danger)
        }
    }
}
