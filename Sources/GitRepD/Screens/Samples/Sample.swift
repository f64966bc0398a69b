import DesignSystem
import Foundation
import RepositoriesDomain
import RepositoryScreens
package import SwiftUI

/// One state of a screen, ready to be drawn in a preview or compared with a snapshot.
package struct Sample {
    /// Unique among all samples; names the snapshot's file.
    package let name: String
    package let view: AnyView

    init(_ name: String, _ view: some View) {
        self.name = name
        self.view = AnyView(view.environment(\.presentDate, { SampleData.now }))
    }

    /// Every state of every screen.
    package static var all: [Sample] {
        SearchSamples.all + DetailSamples.all + FavouritesSamples.all + SheetSamples.all
    }
}

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

/// The page of a repository in every state.
enum DetailSamples {
    static var all: [Sample] {
        let plain = SampleData.repositories[2]
        let favourite = SampleData.repositories[0]
        let archived = SampleData.repositories[1]
        return [
            sample("detail-loading", plain, .loading(known: nil)),
            sample("detail-loading-known", plain, .loading(known: plain)),
            sample("detail", plain, .loaded(SampleData.detail(plain), .current), readme: .loaded(SampleData.readme)),
            sample(
                "detail-reportable",
                plain,
                .loaded(SampleData.detail(plain), .current),
                readme: .absent,
                reportAddress: URL(string: "/account/report/repository/7")
            ),
            sample(
                "detail-favourite",
                favourite,
                .loaded(SampleData.detail(favourite), .current),
                readme: .loaded(SampleData.readme)
            ),
            sample(
                "detail-readme-cut",
                plain,
                .loaded(SampleData.detail(plain), .current),
                readme: .loaded(SampleData.cutReadme)
            ),
            sample("detail-archived", archived, .loaded(SampleData.detail(archived), .current), readme: .absent),
            sample(
                "detail-from-favourites-offline",
                favourite,
                .loaded(SampleData.detail(favourite), .kept(.offline)),
                readme: .failed(.offline),
                origin: .favourites
            ),
            sample("detail-not-found", plain, .failed(.notFound(plain.id))),
            sample("detail-failed", plain, .failed(.sourceFailed("500"))),
        ]
    }

    private static func sample(
        _ name: String,
        _ repository: Repository,
        _ state: DetailViewModel.State,
        readme: DetailViewModel.ReadmeState = .loading,
        origin: DetailViewModel.Origin = .search,
        reportAddress: URL? = nil
    ) -> Sample {
        let models = SampleModels()
        let model = DetailViewModel(
            id: repository.id,
            origin: origin,
            known: nil,
            repositories: models.dependencies.repositories,
            shelf: models.shelf,
            now: models.dependencies.now,
            state: state,
            readme: readme
        )
        return Sample(
            name,
            NavigationStack { DetailView(model: model, reportAddress: reportAddress, onEdit: { _ in }) }
        )
    }
}

#if canImport(UIKit)
import SwiftUI

#Preview("Samples") {
    TabView {
        ForEach(Sample.all, id: \.name) { $0.view }
    }
    .tabViewStyle(.page)
}
#endif
