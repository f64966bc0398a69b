import DesignSystem
import FindieDomain
import SwiftUI

/// What the deck shows.
struct GameFiltersView: View {
    @State private var model: GameFiltersModel
    /// Gets what the deck showed before, and what it is to show.
    let onApplied: (GameFilters, GameFilters) -> Void
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale

    /// In US cents.
    static let prices = [0, 500, 1_000, 1_500, 2_000, 3_000]
    private static let years = [2010, 2015, 2018, 2020, 2022]

    init(model: GameFiltersModel, onApplied: @escaping (GameFilters, GameFilters) -> Void) {
        self.onApplied = onApplied
        _model = State(initialValue: model)
    }

    var body: some View {
        NavigationStack {
            FindieForm {
                FilterCountSection(model: model)
                LeaningSection(model: model)
                Section(words("findie.filters.platforms")) {
                    ChoiceColumns(
                        choices: Game.Platform.allCases,
                        chosen: model.draft.platforms,
                        title: { words("findie.platform.\($0.rawValue)") },
                        onTapped: { model.toggled($0, in: \.platforms) }
                    )
                }
                facts
                TraitFilterSections(model: model)
                tags
                Section(words("findie.filters.genres")) {
                    ChoiceColumns(choices: Genre.allCases, chosen: model.draft.genres, title: \.name) {
                        model.toggled($0, in: \.genres)
                    }
                }
                Section {
                    Button(words("findie.filters.reset")) { model.resetTapped() }
                }
            }
            .navigationTitle(words("findie.filters.title"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { buttons }
            .onChange(of: model.draft) { model.changed() }
            .task { model.changed() }
            .alert(model.refusedTag.map { FilteredTagsSection.said($0) } ?? "", isPresented: isRefused) {
                Button(words("findie.action.ok"), role: .cancel) {}
            }
        }
        .presentationDetents([.large])
    }

    @ToolbarContentBuilder private var buttons: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button(words("findie.action.cancel")) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
            Button(words("findie.filters.apply")) {
                guard model.applyTapped() else { return }
                onApplied(model.before, model.draft)
                dismiss()
            }
        }
    }

    private var isRefused: Binding<Bool> {
        Binding {
            model.refusedTag != nil
        } set: { isShown in
            if !isShown { model.refusedTag = nil }
        }
    }

    @ViewBuilder private var tags: some View {
        FilteredTagsSection(
            key: "findie.filters.wanted",
            tags: model.wantedTags,
            entry: model.wanted,
            onEntered: model.wantedEntered,
            onRemoved: model.wantedRemoved
        )
        FilteredTagsSection(
            key: "findie.filters.excluded",
            tags: model.draft.excludedTags,
            entry: model.excluded,
            onEntered: model.excludedEntered,
            onRemoved: model.excludedRemoved
        )
    }

    private var facts: some View {
        Section {
            Picker(words("findie.filters.price"), selection: $model.draft.maximumPrice) {
                Text(words("findie.filters.price.any")).tag(Int?.none)
                ForEach(Self.prices, id: \.self) { price in
                    Text(verbatim: Self.title(price, locale)).tag(Int?.some(price))
                }
            }
            Picker(words("findie.filters.since"), selection: $model.draft.releasedSince) {
                Text(words("findie.filters.since.any")).tag(Int?.none)
                ForEach(Self.years, id: \.self) { year in Text(verbatim: String(year)).tag(Int?.some(year)) }
            }
            Toggle(words("findie.filters.early"), isOn: $model.draft.hidesEarlyAccess)
            Toggle(words("findie.filters.adult"), isOn: showsAdult)
        } footer: {
            Text(words("findie.filters.about"))
        }
    }

    private var showsAdult: Binding<Bool> {
        Binding {
            model.draft.showsAdult == true
        } set: { isOn in
            model.draft.showsAdult = isOn ? true : nil
        }
    }

    static func title(_ price: Int, _ locale: Locale) -> String {
        price == 0
            ? words("findie.game.free") : words("findie.filters.price.upTo", GameWords.money(price, "USD", locale))
    }
}
