import Foundation
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

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
