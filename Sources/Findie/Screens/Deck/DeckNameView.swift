import Calls
import DesignSystem
import DiscoveryDomain
import FindieDomain
import SwiftUI

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
