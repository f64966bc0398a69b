import DesignSystem
import RepositoriesDomain
import SwiftUI

/// The sheet that narrows and orders a search.
struct FiltersView: View {
    @State private var filters: SearchFilters
    private let onApply: (SearchFilters) -> Void
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale

    init(filters: SearchFilters, onApply: @escaping (SearchFilters) -> Void) {
        _filters = State(initialValue: filters)
        self.onApply = onApply
    }

    var body: some View {
        NavigationStack {
            Form {
                Section { sortPicker }
                Section {
                    languagePicker
                    starsPicker
                }
                Section {
                    Toggle(words("gitrepd.filters.archived"), isOn: $filters.includesArchived)
                    Toggle(words("gitrepd.filters.forks"), isOn: $filters.includesForks)
                } footer: {
                    Text("gitrepd.filters.hidden", bundle: .module)
                }
                Section {
                    Button(words("gitrepd.filters.clear")) { filters = SearchFilters() }
                        .disabled(filters == SearchFilters())
                }
            }
            .navigationTitle(words("gitrepd.filters.title"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(words("gitrepd.action.cancel")) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(words("gitrepd.filters.apply"), action: apply)
                }
            }
        }
        .presentationDetents([.medium, .large])
    }

    private var sortPicker: some View {
        Picker(words("gitrepd.filters.sort"), selection: $filters.sort) {
            ForEach(RepositoryQuery.Sort.allCases, id: \.self) { sort in
                Text(words("gitrepd.filters.sort.\(sort.rawValue)")).tag(sort)
            }
        }
        .pickerStyle(.segmented)
    }

    private var languagePicker: some View {
        Picker(words("gitrepd.filters.language"), selection: $filters.language) {
            Text("gitrepd.filters.any", bundle: .module).tag(String?.none)
            ForEach(languages, id: \.self) { language in
                Text(verbatim: language).tag(String?.some(language))
            }
        }
        .pickerStyle(.menu)
    }

    private var starsPicker: some View {
        Picker(words("gitrepd.filters.stars"), selection: $filters.minimumStars) {
            Text("gitrepd.filters.any", bundle: .module).tag(Int?.none)
            ForEach(starSteps, id: \.self) { stars in
                Text(words("gitrepd.filters.stars.atLeast", CountWords.short(stars, locale: locale)))
                    .tag(Int?.some(stars))
            }
        }
        .pickerStyle(.menu)
    }

    /// An address may ask for a language the list does not have; it can be seen and kept.
    private var languages: [String] {
        guard let language = filters.language, !SearchFilters.languages.contains(language)
        else { return SearchFilters.languages }
        return (SearchFilters.languages + [language]).sorted()
    }

    private var starSteps: [Int] {
        guard let stars = filters.minimumStars, !SearchFilters.starSteps.contains(stars)
        else { return SearchFilters.starSteps }
        return (SearchFilters.starSteps + [stars]).sorted()
    }

    private func apply() {
        onApply(filters)
        dismiss()
    }
}
