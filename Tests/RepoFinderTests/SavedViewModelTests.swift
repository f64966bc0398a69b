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
            liked: LikedShelf(service: person.discovery, toasts: ToastPresenter(clock: ManualClock())),
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
}
