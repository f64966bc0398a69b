import FeatureTestSupport
import Foundation
import RepositoriesDomain
import Testing

@testable import GitRepD
@testable import RepositoryScreens

struct DetailViewModelTests {
    private static let id = Repository.test().id

    @Test func `what the list knew is shown while the facts are on their way`() {
        let model = Self.model(known: .test())
        #expect(model.state == .loading(known: .test()))
        #expect(model.repository == .test())
    }

    @Test func `fresh facts are asked for once`() async {
        let detail = Self.whole
        let model = Self.model { _, refresh in
            #expect(!refresh)
            return detail
        }
        await model.appeared()
        #expect(model.state == .loaded(detail, .current))
    }

    @Test func `what only a list has told is asked for again, however fresh`() async {
        let detail = Self.whole
        let model = Self.model { _, refresh in refresh ? detail : .test() }
        await model.appeared()
        #expect(model.state == .loaded(detail, .current))
    }

    /// With what a list does not tell.
    private static var whole: RepositoryDetail {
        var detail = RepositoryDetail.test()
        detail.watchers = 42
        return detail
    }

    @Test func `old facts are replaced by a second answer`() async {
        let old = Repository.test(origin: .github(fetchedAt: .testNow.addingTimeInterval(-3_600)))
        let new = Repository.test(stars: 9_000)
        let model = Self.model { _, refresh in .test(refresh ? new : old) }
        await model.appeared()
        #expect(model.state == .loaded(.test(new), .current))
    }

    @Test func `old facts stay, with the reason, when they cannot be renewed`() async {
        let old = Repository.test(origin: .github(fetchedAt: .testNow.addingTimeInterval(-3_600)))
        let model = Self.model { _, refresh in
            if refresh { throw RepositoryError.rateLimited(until: .testNow) }
            return .test(old)
        }
        await model.appeared()
        #expect(model.state == .loaded(.test(old), .kept(.rateLimited(until: .testNow))))
    }

    @Test func `the starter catalogue's facts need no excuse without a network`() async {
        let starter = Repository.test(origin: .starter(asOf: .testNow))
        let model = Self.model { _, refresh in
            if refresh { throw RepositoryError.offline }
            return .test(starter)
        }
        await model.appeared()
        #expect(model.state == .loaded(.test(starter), .current))
    }

    @Test func `a repository nobody knows is a failure that can be tried again`() async {
        let model = Self.model { id, _ in throw RepositoryError.notFound(id) }
        await model.appeared()
        #expect(model.state == .failed(.notFound(Self.id)))
        model.retryTapped()
        #expect(model.state == .loading(known: nil))
        #expect(model.attempt == 1)
    }

    @Test func `a favourite opens with no network and has no star button`() async {
        let shelf = FavouritesStore.test(MemoryFavouriteService([.test(note: "mine")]))
        await shelf.load()
        let model = Self.model(origin: .favourites, shelf: shelf) { _, _ in throw RepositoryError.offline }
        await model.appeared()
        #expect(model.repository == .test())
        #expect(!model.showsStarButton)
        guard case .loaded(_, .kept(.offline)) = model.state else {
            Issue.record("Unexpected \(model.state)")
            return
        }
    }

    @Test func `facts without a README are a page all the same`() async {
        let model = Self.model(readmeError: .offline) { _, _ in .test() }
        await model.appeared()
        #expect(model.state == .loaded(.test(), .current))
        #expect(model.readme == .failed(.offline))
    }

    @Test func `a repository may have no README`() async {
        let model = Self.model { _, _ in .test() }
        await model.appeared()
        #expect(model.readme == .absent)
    }

    @Test func `the star adds and removes`() async {
        let shelf = FavouritesStore.test(MemoryFavouriteService())
        let model = Self.model(known: .test(), shelf: shelf)
        #expect(model.showsStarButton)
        model.starTapped()
        #expect(model.isFavourite)
        await shelf.settled()
        model.starTapped()
        #expect(!model.isFavourite)
    }

    private static func model(
        origin: DetailViewModel.Origin = .search,
        known: Repository? = nil,
        shelf: FavouritesStore? = nil,
        readmeError: RepositoryError? = nil,
        detail: @escaping ScriptedRepositoryService.Detail = { _, _ in throw RepositoryError.offline }
    ) -> DetailViewModel {
        let service = ScriptedRepositoryService(onDetail: detail) { _ in
            if let readmeError { throw readmeError }
            return nil
        }
        return DetailViewModel(
            id: id,
            origin: origin,
            known: known,
            repositories: service,
            shelf: shelf ?? .test(MemoryFavouriteService()),
            now: { .testNow }
        )
    }
}
