import DiscoveryDomain
import FeatureTestSupport
import RepositoriesDomain
import RepositoryScreens
import Testing

@testable import RepoFinder

struct TrendingViewModelTests {
    private func model(_ person: Person) -> TrendingViewModel {
        TrendingViewModel(service: person.discovery, shelf: person.shelf())
    }

    @Test func `another language asks for another list`() async {
        let model = model(Person(100))
        await model.asked()
        model.query.language = "Swift"
        await model.asked()
        guard case .loaded(let list) = model.state else {
            Issue.record("not loaded")
            return
        }
        #expect(!list.entries.isEmpty)
        #expect(list.entries.allSatisfy { $0.repository.language == "Swift" })
    }

    @Test func `what is shown stays when there is no line`() async {
        let person = Person()
        let model = model(person)
        await model.asked()
        let before = model.state
        await person.discovery.refuse(.offline)
        await model.pulledToRefresh()
        #expect(model.state == before)
    }

    @Test func `without anything to show the failure is the screen`() async {
        let person = Person()
        await person.discovery.refuse(.offline)
        let model = model(person)
        await model.asked()
        #expect(model.state == .failed(.offline))
        let attempt = model.request
        model.retryTapped()
        #expect(model.request != attempt)
    }

    @Test func `the bookmark saves and takes back`() async throws {
        let person = Person()
        let model = model(person)
        await model.shelf.load()
        let repository = MadeUpCatalogue.repositories(1, now: .testNow)[0]
        model.saveTapped(repository)
        await model.shelf.settled()
        #expect(await person.favourites.stored.keys.contains(repository.id))
        model.saveTapped(repository)
        await model.shelf.settled()
        #expect(await person.favourites.stored.isEmpty)
    }

    @Test func `a chosen language that is not on offer can be seen`() {
        let model = model(Person())
        model.query.language = "OCaml"
        #expect(model.languages.contains("OCaml"))
    }
}
