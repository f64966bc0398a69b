import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// What the sheets hold, in every state.
enum SheetSamples {
    static var all: [Sample] {
        let models = SampleModels()
        let favourites = FavouritesViewModel(shelf: models.shelf, now: { SampleData.now })
        return [
            Sample("filters", FiltersView(filters: SearchFilters(), onApply: { _ in })),
            Sample(
                "filters-active",
                FiltersView(
                    filters: SearchFilters(language: "Ada", minimumStars: 250, sort: .stars, includesForks: true),
                    onApply: { _ in }
                )
            ),
            editor("editor", models) { _ in },
            editor("editor-problems", models) { model in
                model.newTag = String(repeating: "long ", count: 9)
                model.note = String(repeating: "x", count: FavouriteEditorViewModel.noteLengthLimit + 1)
            },
            Sample("export", ExportView(model: favourites)),
        ]
    }

    private static func editor(
        _ name: String,
        _ models: SampleModels,
        act: (FavouriteEditorViewModel) -> Void
    ) -> Sample {
        let model = FavouriteEditorViewModel(favourite: SampleData.favourites[0], shelf: models.shelf)
        act(model)
        return Sample(name, FavouriteEditorView(model: model))
    }
}
