import DiscoveryDomain
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// A repository's page with what is like it.
enum PageSamples {
    static var all: [Sample] {
        let repository = SampleData.repositories[0]
        let plain = SampleData.repositories[3]
        return [
            sample("page-loading", plain, .loading(known: nil), .loading),
            sample("page-known", plain, .loading(known: plain), .loading),
            sample("page", plain, .loaded(SampleData.detail(plain), .current), .loaded(SampleData.cards)),
            sample("page-saved", repository, .loaded(SampleData.detail(repository), .current), .none),
            sample("page-offline", plain, .failed(.offline), .none),
        ]
    }

    private static func sample(
        _ name: String,
        _ repository: Repository,
        _ state: DetailViewModel.State,
        _ similar: SimilarModel.State
    ) -> Sample {
        let models = SampleModels()
        let model = DetailViewModel(
            id: repository.id,
            origin: .search,
            known: nil,
            repositories: models.dependencies.repositories,
            shelf: models.shelf,
            now: models.dependencies.now,
            state: state,
            readme: .absent
        )
        let alike = SimilarModel(id: repository.id, service: models.dependencies.discovery, state: similar)
        return Sample(
            name,
            NavigationStack { RepositoryPageView(model: model, similar: alike, onOpen: { _ in }, onEdit: { _ in }) }
        )
    }
}
