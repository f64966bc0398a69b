import DesignSystem
import DiscoveryDomain
import FindieDomain
import SwiftUI

/// The note and the price of one wish.
struct WishEditorView: View {
    let wish: Wish
    let model: WishlistModel
    @State private var note: String
    @State private var dollars: String
    @State private var failure: FindieError?
    @Environment(\.dismiss) private var dismiss

    init(wish: Wish, model: WishlistModel) {
        self.wish = wish
        self.model = model
        _note = State(initialValue: wish.note)
        _dollars = State(initialValue: wish.priceBelow.map(TypedPrice.text) ?? "")
    }

    var body: some View {
        NavigationStack {
            FindieForm {
                Section(words("findie.wish.note")) {
                    TextField(words("findie.wish.note.prompt"), text: $note, axis: .vertical)
                        .lineLimit(3...8)
                }
                Section {
                    TextField(words("findie.wish.price.prompt"), text: $dollars)
                        .keyboardType(.decimalPad)
                        .accessibilityLabel(words("findie.wish.price"))
                } header: {
                    Text(words("findie.wish.price"))
                } footer: {
                    Text(verbatim: said)
                        .foregroundStyle(failure == nil ? AnyShapeStyle(.secondary) : AnyShapeStyle(Palette.danger))
                }
            }
            .navigationTitle(wish.game.title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(words("findie.action.cancel")) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(words("findie.action.save")) { Task { await save() } }
                }
            }
        }
        .presentationDetents([.medium, .large])
    }

    private var said: String {
        switch failure {
        case nil: words("findie.wish.price.about")
        case .invalid: words("findie.wish.price.wrong")
        case let failure?: FindieErrorWords(failure).message
        }
    }

    private func save() async {
        let typed = dollars.trimmingCharacters(in: .whitespaces)
        let price = TypedPrice.cents(typed)
        guard typed.isEmpty || price != nil else {
            failure = .invalid(field: "priceBelow", reason: .outOfRange)
            return
        }
        failure = await model.noted(wish.id, WishNote(note: note, priceBelow: price))
        if failure == nil { dismiss() }
    }
}
