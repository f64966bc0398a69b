import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// The favourites in every state.
enum FavouritesSamples {
    static var all: [Sample] {
        [
            sample("favourites-loading", favourites: nil) { _ in },
            sample("favourites-empty", favourites: []) { _ in },
            sample("favourites") { _ in },
            sample("favourites-tag") { $0.tagTapped("web") },
            sample("favourites-no-match") { $0.searchText = "zzyzx" },
        ]
    }

    private static func sample(
        _ name: String,
        favourites: [Favourite]? = SampleData.favourites,
        act: (FavouritesViewModel) -> Void
    ) -> Sample {
        let models = SampleModels(favourites: favourites)
        let model = FavouritesViewModel(shelf: models.shelf, now: { SampleData.now })
        act(model)
        return Sample(
            name,
            NavigationStack {
                FavouritesView(
                    model: model,
                    selection: .constant(nil),
                    onEdit: { _ in },
                    onExport: {},
                    onSearch: {}
                )
            }
        )
    }
}
