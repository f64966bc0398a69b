import FeatureTestSupport
import RepositoriesDomain
import Testing

@testable import GitRepD
@testable import RepositoryScreens

struct GitRepDCoordinatorTests {
    @Test(arguments: [
        "/gitrepd/", "/gitrepd/search?q=swift", "/gitrepd/search?q=c%2B%2B&language=C%2B%2B&stars=100&sort=stars",
        "/gitrepd/repositories/apple/swift-nio", "/gitrepd/favourites", "/gitrepd/favourites/apple/swift-nio",
    ])
    func `an address that is opened is the address shown`(_ url: String) {
        let coordinator = GitRepDCoordinator(dependencies: .test())
        coordinator.open(url)
        #expect(coordinator.url == url)
    }

    @Test func `an address of no place changes nothing`() {
        let coordinator = GitRepDCoordinator(dependencies: .test())
        coordinator.open("/gitrepd/favourites")
        coordinator.open("/gitrepd/nowhere")
        #expect(coordinator.url == "/gitrepd/favourites")
    }

    @Test func `going back to the search finds its results as they were`() async {
        let coordinator = GitRepDCoordinator(
            dependencies: .test(repositories: ScriptedRepositoryService(onSearch: { _, _ in .test(["a"]) }))
        )
        coordinator.open("/gitrepd/search?q=swift")
        await coordinator.search.performRequest()
        coordinator.openedResult.route = .repository(Repository.test().id)
        let state = coordinator.search.state
        coordinator.open("/gitrepd/search?q=swift")
        #expect(coordinator.openedResult.route == nil)
        #expect(coordinator.search.state == state)
    }

    @Test func `opening a result remembers the search that found it`() {
        let coordinator = GitRepDCoordinator(dependencies: .test())
        coordinator.open("/gitrepd/search?q=swift")
        #expect(coordinator.search.recents.texts.isEmpty)
        coordinator.openedResult.route = .repository(Repository.test().id)
        #expect(coordinator.search.recents.texts == ["swift"])
    }

    @Test func `the address is the list's after going back to it, with the repository still beside it`() {
        let coordinator = GitRepDCoordinator(dependencies: .test())
        coordinator.open("/gitrepd/search?q=swift")
        coordinator.openedResult.route = .repository(Repository.test().id)
        #expect(coordinator.url == "/gitrepd/repositories/apple/swift-nio")
        coordinator.openedResult.isInFront = false
        #expect(coordinator.url == "/gitrepd/search?q=swift")
        coordinator.openedResult.route = .repository(Repository.test().id)
        #expect(coordinator.url == "/gitrepd/repositories/apple/swift-nio")
    }

    @Test func `a new search is the place, with a repository open beside it`() {
        let coordinator = GitRepDCoordinator(dependencies: .test())
        coordinator.open("/gitrepd/repositories/apple/swift-nio")
        coordinator.search.text = "nio"
        coordinator.search.searchSubmitted()
        coordinator.searchedAnew()
        #expect(coordinator.url == "/gitrepd/search?q=nio")
        #expect(coordinator.openedResult.route != nil)
    }

    @Test func `each tab keeps its place`() {
        let coordinator = GitRepDCoordinator(dependencies: .test())
        coordinator.open("/gitrepd/favourites/a/b")
        coordinator.tab = .search
        coordinator.tab = .favourites
        #expect(coordinator.url == "/gitrepd/favourites/a/b")
    }

    @Test func `a link and a tab have the address they lead to`() {
        let coordinator = GitRepDCoordinator(dependencies: .test())
        coordinator.open("/gitrepd/search?q=swift")
        let route = RepositoryRoute.favourite(Repository.test().id)
        #expect(coordinator.address(of: route) == "/gitrepd/favourites/apple/swift-nio")
        #expect(coordinator.address(of: GitRepDCoordinator.Tab.search) == "/gitrepd/search?q=swift")
        #expect(coordinator.address(of: GitRepDCoordinator.Tab.favourites) == "/gitrepd/favourites")
        #expect(coordinator.address(of: 7) == nil)
    }
}
