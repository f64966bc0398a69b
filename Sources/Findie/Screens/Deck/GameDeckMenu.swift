import Calls
import DesignSystem
import DiscoveryDomain
import FindieDomain
import SwiftUI

/// The name of the deck that is played, and the way to the others.
struct GameDeckMenu: View {
    let model: GameDeckModel
    let onName: (GameDeck?) -> Void

    // A long name leaves room for the tags beside it.
    private static let short = 14

    var body: some View {
        let title = model.shelf.current?.title ?? words("findie.deck.first")
        Menu {
            ForEach(model.shelf.decks) { deck in
                Button {
                    Task { await model.deckTapped(deck.id) }
                } label: {
                    if deck.id == model.shelf.current?.id {
                        Label(deck.title, systemImage: "checkmark")
                    } else {
                        Text(verbatim: deck.title)
                    }
                }
            }
            Divider()
            Button(words("findie.deck.save")) { onName(nil) }
            if let deck = model.shelf.named {
                Button(words("findie.deck.rename", deck.title)) { onName(deck) }
                Button(words("findie.deck.delete", deck.title), role: .destructive) {
                    Task { await model.deleteTapped(deck) }
                }
            }
        } label: {
            HStack(spacing: Spacing.inline) {
                Text(verbatim: title.count > Self.short ? title.prefix(Self.short) + "…" : title)
                    .lineLimit(1)
                    // In a browser a line is cut where a frame is, and in a row alone it keeps its width.
                    .frame(maxWidth: nil)
                Image(systemName: "chevron.down").font(.footnote)
            }
            .font(.subheadline)
            .fontWeight(.semibold)
            .foregroundStyle(FindiePalette.accent)
            .padding(.horizontal, Spacing.row)
            .frame(minHeight: 44)
            .background(FindiePalette.tinted, in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(words("findie.deck.menu", title))
    }
}

/// Asks for the name of a deck.
struct DeckNameView: View {
    let deck: GameDeck?
    let model: GameDeckModel
    @State private var name: String
    /// The same when saving is tried again, so that one deck is made.
    @State private var key = IdempotencyKey()
    @State private var isWorking = false
    @State private var refusal: FindieError?
    @Environment(\.dismiss) private var dismiss

    init(deck: GameDeck?, model: GameDeckModel) {
        (self.deck, self.model) = (deck, model)
        _name = State(initialValue: deck?.name ?? "")
    }

    var body: some View {
        NavigationStack {
            FindieForm {
                Section {
                    TextField(words("findie.deck.name"), text: $name)
                } footer: {
                    Text(problem ?? words("findie.deck.name.about", String(Deck.maximumNameLength)))
                        .foregroundStyle(problem == nil ? AnyShapeStyle(.secondary) : AnyShapeStyle(Palette.danger))
                }
            }
            .navigationTitle(words(deck == nil ? "findie.deck.new" : "findie.deck.name.title"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(words("findie.action.cancel")) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(words("findie.action.save")) { Task { await save() } }
                        .disabled(!canSave)
                }
            }
        }
        .presentationDetents([.medium])
    }

    private var isTooLong: Bool { name.count > Deck.maximumNameLength }

    private var problem: String? {
        if isTooLong { return words("findie.deck.name.tooLong", String(name.count), String(Deck.maximumNameLength)) }
        return refusal.map { FindieErrorWords($0) }.map { "\($0.title). \($0.message)" }
    }

    private var canSave: Bool {
        !isWorking && !isTooLong && !name.trimmingCharacters(in: .whitespaces).isEmpty
    }

    /// What was typed stays where it is refused.
    private func save() async {
        isWorking = true
        refusal = await model.named(deck, name, key: key)
        isWorking = false
        if refusal == nil { dismiss() }
    }
}
