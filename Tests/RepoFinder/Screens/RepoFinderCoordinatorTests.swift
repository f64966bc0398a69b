import DesignSystem
import DiscoveryDomain
import FeatureTestSupport
import RepositoriesDomain
import Testing

@testable import RepoFinder

struct RepoFinderCoordinatorTests {
    private func coordinator(_ person: Person = Person()) -> RepoFinderCoordinator {
        RepoFinderCoordinator(dependencies: person.dependencies)
    }

    @Test func `a new person is asked first, and then has a deck`() async {
        let person = Person(preferences: Preferences())
        let coordinator = coordinator(person)
        await coordinator.appeared()
        guard case .onboarding(let model) = coordinator.phase else {
            Issue.record("no questions")
            return
        }
        model.skipAllTapped()
        await model.settled()
        guard case .open = coordinator.phase else {
            Issue.record("not open")
            return
        }
    }

    @Test func `who comes back from signing in at GitHub goes on with their stars, and then has a deck`() async {
        var dependencies = Person(preferences: Preferences(name: "Mira")).dependencies
        dependencies.gitHub = GitHubAccountClient(login: { "mira-codes" })
        let coordinator = RepoFinderCoordinator(dependencies: dependencies)
        coordinator.open("/repofinder/profile")
        await coordinator.appeared()
        guard case .onboarding(let model) = coordinator.phase else {
            Issue.record("no questions")
            return
        }
        #expect(model.question == .stars)
        model.skipAllTapped()
        await model.settled()
        #expect(coordinator.tab == .discover)
    }

    @Test(arguments: [
        "/repofinder/", "/repofinder/repo/osk/kiln", "/repofinder/trending?language=Rust&period=today",
        "/repofinder/saved?list=liked", "/repofinder/profile", "/repofinder/history",
    ])
    func `an address leads to the place that has it`(url: String) {
        let coordinator = coordinator()
        coordinator.open(url)
        #expect(coordinator.url == url)
        #expect(coordinator.toasts.toast == nil)
    }

    @Test func `the phone's own addresses lead to the same places`() {
        let coordinator = coordinator()
        coordinator.open("repoverse://saved")
        #expect(coordinator.url == "/repofinder/saved")
    }

    @Test func `an unknown address leads to the deck, with a notice`() {
        let coordinator = coordinator()
        coordinator.open("/repofinder/profile")
        coordinator.open("repoverse://nowhere/at/all")
        #expect(coordinator.tab == .discover)
        #expect(coordinator.toasts.toast != nil)
    }

    @Test func `a repository opens where the person is`() {
        let coordinator = coordinator()
        let id = Repository.ID(owner: "osk", name: "kiln")
        coordinator.tab = .trending
        coordinator.opened(id)
        #expect(coordinator.openedTrend.route == .repository(id))
        #expect(coordinator.discoverPath.isEmpty)
        #expect(coordinator.url == "/repofinder/repo/osk/kiln")
    }
}
