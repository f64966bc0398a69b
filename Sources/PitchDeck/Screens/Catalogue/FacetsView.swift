import DesignSystem
import PitchDeckDomain
import SwiftUI

/// The sheet that narrows the catalogue, with how many there are of each choice.
struct FacetsView: View {
    let model: CatalogueViewModel
    let library: StartupLibrary
    @Environment(\.words) private var words
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                Section(words("facets.stage")) {
                    ForEach(StartupContent.Stage.allCases, id: \.self) { stage in
                        choice(words.stage(stage), facets.stages[stage], model.search.stages.contains(stage)) {
                            $0.stages.toggle(stage)
                        }
                    }
                }
                Section(words("facets.more")) { more }
                Section(words("facets.team")) {
                    ForEach(StartupSearch.TeamBand.allCases, id: \.self) { band in
                        choice(words.team(band), facets.teams[band], model.search.team == band) {
                            $0.team = $0.team == band ? nil : band
                        }
                    }
                }
                if !facets.places.isEmpty {
                    Section(words("facets.place")) {
                        ForEach(facets.places, id: \.self) { place in
                            choice(place.name, place.count, model.search.place == place.name) {
                                $0.place = $0.place == place.name ? nil : place.name
                            }
                        }
                    }
                }
                Section(words("facets.category")) { categories }
            }
            .navigationTitle(words("facets.title"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(words("facets.clear")) { model.clearFacets() }
                        .disabled(model.search.facetCount == 0)
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(words("action.done")) { dismiss() }
                }
            }
        }
        .presentationDetents([.medium, .large])
    }

    private var facets: StartupFacets { model.facets ?? StartupFacets() }

    @ViewBuilder private var more: some View {
        choice(words("facets.hiring"), facets.hiring, model.search.isHiring) { $0.isHiring.toggle() }
        choice(words("facets.deck"), facets.withDeck, model.search.hasDeck) { $0.hasDeck.toggle() }
        choice(words("facets.fresh"), facets.fresh, model.search.isFresh) { $0.isFresh.toggle() }
        choice(words("facets.stale"), nil, model.search.includesStale) { $0.includesStale.toggle() }
    }

    private var categories: some View {
        ForEach(words.sorted(library.categories)) { category in
            let isChosen = model.search.categories.contains(category.id)
            choice(words.category(category), facets.categories[category.id] ?? 0, isChosen) {
                $0.categories.toggle(category.id)
            }
        }
    }

    private func choice(
        _ name: String,
        _ count: Int?,
        _ isChosen: Bool,
        _ change: @escaping (inout StartupSearch) -> Void
    ) -> some View {
        Button {
            model.change(change)
        } label: {
            HStack(spacing: Spacing.row) {
                Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(isChosen ? AnyShapeStyle(PitchDeckPalette.accent) : AnyShapeStyle(.secondary))
                Text(verbatim: name).foregroundStyle(.primary)
                Spacer(minLength: Spacing.icon)
                if let count {
                    Text(verbatim: words.figure(count))
                        .monospacedDigit()
                        .foregroundStyle(.secondary)
                }
            }
            .frame(minHeight: 44)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

extension Array where Element: Equatable {
    fileprivate mutating func toggle(_ element: Element) {
        if contains(element) { removeAll { $0 == element } } else { append(element) }
    }
}
