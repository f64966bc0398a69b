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

/// What narrows a search besides its words.
nonisolated struct SearchFilters: Hashable {
    var language: String?
    var minimumStars: Int?
    var sort = RepositoryQuery.Sort.bestMatch
    var includesArchived = false
    var includesForks = false

    /// GitHub's names of languages that together cover nearly all of its popular repositories.
    static let languages = [
        "C", "C#", "C++", "CSS", "Clojure", "Dart", "Elixir", "Go", "HTML", "Haskell", "Java", "JavaScript", "Julia",
        "Jupyter Notebook", "Kotlin", "Lua", "OCaml", "Objective-C", "PHP", "Perl", "PowerShell", "Python", "R", "Ruby",
        "Rust", "Scala", "Shell", "Svelte", "Swift", "TypeScript", "Vim Script", "Vue", "Zig",
    ]
    static let starSteps = [10, 100, 1_000, 10_000, 50_000]

    /// How many differ from what a fresh search has; the sort is not a filter.
    var activeCount: Int {
        [language != nil, minimumStars != nil, includesArchived, includesForks].count { $0 }
    }

    func query(_ text: String) -> RepositoryQuery {
        RepositoryQuery(
            text: text,
            language: language,
            minimumStars: minimumStars,
            sort: sort,
            includesArchived: includesArchived,
            includesForks: includesForks
        )
    }
}

nonisolated extension SearchFilters {
    init(_ query: RepositoryQuery) {
        language = query.language
        minimumStars = query.minimumStars
        sort = query.sort
        includesArchived = query.includesArchived
        includesForks = query.includesForks
    }
}
