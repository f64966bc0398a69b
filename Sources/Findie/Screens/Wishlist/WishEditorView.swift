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
        _dollars = State(initialValue: wish.priceBelow.map { Self.text($0) } ?? "")
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
                    Text(words(failure == nil ? "findie.wish.price.about" : "findie.wish.price.wrong"))
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

    private func save() async {
        let typed = dollars.trimmingCharacters(in: .whitespaces)
        let price = Self.cents(typed)
        guard typed.isEmpty || price != nil else {
            failure = .invalid(field: "priceBelow", reason: .outOfRange)
            return
        }
        failure = await model.noted(wish.id, WishNote(note: note, priceBelow: price))
        if failure == nil { dismiss() }
    }

    private static func text(_ cents: Int) -> String {
        cents % 100 == 0 ? String(cents / 100) : "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    }

    /// "9.99", "9,99" or "9" as cents; `nil` for anything else.
    static func cents(_ text: String) -> Int? {
        let parts = text.replacing(",", with: ".").split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ $0.allSatisfy(\.isNumber) }), let whole = Int(parts[0]),
            (0...100_000).contains(whole)
        else { return nil }
        guard parts.count == 2 else { return whole * 100 }
        let digits = parts[1].count == 1 ? parts[1] + "0" : parts[1]
        guard digits.count == 2, let rest = Int(digits) else { return nil }
        return whole * 100 + rest
    }
}
