import DeckScreens
import DesignSystem
import DiscoveryDomain
import FeatureTestSupport
import RepositoriesDomain
import RepositoryScreens
import Testing

@testable import RepoFinder

struct SavedViewModelTests {
    private func model(_ person: Person) -> SavedViewModel {
        SavedViewModel(
            shelf: person.shelf(),
            liked: LikedStore(service: person.discovery, toasts: ToastPresenter(clock: ManualClock())),
            radar: ReleaseRadarModel(service: person.discovery),
            now: { .testNow }
        )
    }

    @Test func `what was liked on the deck is on the liked list`() async {
        let person = Person()
        let deck = await person.deck()
        let top = deck.queue.ids[0]
        deck.judged(.like, top)
        await deck.settled()
        let model = model(person)
        model.list = .liked
        await model.appeared()
        guard case .list(let shown) = model.state else {
            Issue.record("no list")
            return
        }
        #expect(shown.map(\.id) == [top])
    }

    @Test func `a like taken back is gone at once, and may return to the deck`() async {
        let person = Person()
        let deck = await person.deck()
        deck.judged(.like, deck.queue.ids[0])
        await deck.settled()
        let model = model(person)
        model.list = .liked
        await model.appeared()
        model.swipedToRemove(model.liked.liked[0].id)
        #expect(model.state == .empty)
        await model.liked.settled()
        #expect(await person.discovery.judgements.isEmpty)
    }

    @Test func `a refused removal comes back with the reason`() async {
        let person = Person()
        let deck = await person.deck()
        deck.judged(.like, deck.queue.ids[0])
        await deck.settled()
        let model = model(person)
        await model.liked.load()
        await person.discovery.refuse(.failed("500"))
        model.list = .liked
        model.swipedToRemove(model.liked.liked[0].id)
        await model.liked.settled()
        #expect(model.liked.problem == .failed("500"))
        await person.discovery.refuse(nil)
        await model.liked.load()
        #expect(model.liked.liked.count == 1)
    }

    @Test func `words that match nothing are not an empty list`() async throws {
        let person = Person()
        let repository = MadeUpCatalogue.repositories(1, now: .testNow)[0]
        let model = model(person)
        await model.appeared()
        model.shelf.save(repository)
        await model.shelf.settled()
        model.filter.searchText = "zzyzx"
        #expect(model.state == .noMatch)
        model.filter.clear()
        guard case .list = model.state else {
            Issue.record("no list")
            return
        }
    }

    private func radar(_ repository: Repository, isIncomplete: Bool = false) -> ReleaseRadar {
        let release = RepositoryRelease(repository: repository.id, name: "2.0", publishedAt: .testNow)
        return ReleaseRadar(isWatching: true, releases: [release], isIncomplete: isIncomplete)
    }

    @Test func `what is known of releases is shown before GitHub is asked for the rest`() async {
        let person = Person()
        let repositories = MadeUpCatalogue.repositories(2, now: .testNow)
        await person.discovery.answerLooks(with: [
            ReleaseRadar(isWatching: true, isIncomplete: true), radar(repositories[0]),
        ])
        let model = model(person)
        for repository in repositories { model.shelf.save(repository) }
        await model.shelf.settled()
        await model.appeared()
        #expect(await person.discovery.looks == [false, true])
        #expect(model.release(of: repositories[0].id)?.name == "2.0" && model.releaseCount == 1)
        model.releasesTapped()
        guard case .list(let shown) = model.state else {
            Issue.record("no list")
            return
        }
        #expect(shown.map(\.id) == [repositories[0].id])
        model.list = .liked
        #expect(model.releaseCount == 0, "the radar is about what is saved")
    }

    @Test func `a removed repository takes its release with it, and the list is whole again`() async {
        let person = Person()
        let repositories = MadeUpCatalogue.repositories(2, now: .testNow)
        await person.discovery.answerLooks(with: [radar(repositories[0])])
        let model = model(person)
        for repository in repositories { model.shelf.save(repository) }
        await model.shelf.settled()
        await model.appeared()
        #expect(await person.discovery.looks == [false], "nothing more to ask")
        model.releasesTapped()
        model.swipedToRemove(repositories[0].id)
        await model.shelf.settled()
        guard case .list(let shown) = model.state else {
            Issue.record("no list")
            return
        }
        #expect(shown.map(\.id) == [repositories[1].id] && !model.showsReleases)
    }
}
