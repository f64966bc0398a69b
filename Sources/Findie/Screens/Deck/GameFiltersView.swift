import DesignSystem
import FindieDomain
import SwiftUI

/// What the deck shows.
struct GameFiltersView: View {
    let onApplied: (GameFilters) -> Void
    @State private var draft: GameFilters
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale

    /// In US cents.
    static let prices = [0, 500, 1_000, 1_500, 2_000, 3_000]
    private static let years = [2010, 2015, 2018, 2020, 2022]

    init(filters: GameFilters, onApplied: @escaping (GameFilters) -> Void) {
        self.onApplied = onApplied
        _draft = State(initialValue: filters)
    }

    var body: some View {
        NavigationStack {
            FindieForm {
                Section(words("findie.filters.platforms")) {
                    ChoiceColumns(
                        choices: Game.Platform.allCases,
                        chosen: draft.platforms,
                        title: { words("findie.platform.\($0.rawValue)") },
                        onTapped: { toggle($0, in: \.platforms) }
                    )
                }
                Section {
                    Picker(words("findie.filters.price"), selection: $draft.maximumPrice) {
                        Text(words("findie.filters.price.any")).tag(Int?.none)
                        ForEach(Self.prices, id: \.self) { price in
                            Text(verbatim: Self.title(price, locale)).tag(Int?.some(price))
                        }
                    }
                    Picker(words("findie.filters.since"), selection: $draft.releasedSince) {
                        Text(words("findie.filters.since.any")).tag(Int?.none)
                        ForEach(Self.years, id: \.self) { year in Text(verbatim: String(year)).tag(Int?.some(year)) }
                    }
                    Toggle(words("findie.filters.early"), isOn: $draft.hidesEarlyAccess)
                    Toggle(words("findie.filters.adult"), isOn: showsAdult)
                } footer: {
                    Text(words("findie.filters.about"))
                }
                Section(words("findie.filters.genres")) {
                    ChoiceColumns(choices: Genre.allCases, chosen: draft.genres, title: \.name) {
                        toggle($0, in: \.genres)
                    }
                }
                Section {
                    Button(words("findie.filters.reset")) {
                        draft = GameFilters(excludedTags: draft.excludedTags)
                    }
                }
            }
            .navigationTitle(words("findie.filters.title"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(words("findie.action.cancel")) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(words("findie.filters.apply")) {
                        onApplied(draft)
                        dismiss()
                    }
                }
            }
        }
        .presentationDetents([.large])
    }

    private var showsAdult: Binding<Bool> {
        Binding {
            draft.showsAdult == true
        } set: { isOn in
            draft.showsAdult = isOn ? true : nil
        }
    }

    static func title(_ price: Int, _ locale: Locale) -> String {
        price == 0
            ? words("findie.game.free") : words("findie.filters.price.upTo", GameWords.money(price, "USD", locale))
    }

    private func toggle<Choice: Equatable>(_ choice: Choice, in list: WritableKeyPath<GameFilters, [Choice]>) {
        if draft[keyPath: list].contains(choice) {
            draft[keyPath: list].removeAll { $0 == choice }
        } else {
            draft[keyPath: list].append(choice)
        }
    }
}
