import Calls
import DeckScreens
import DesignSystem
import DiscoveryDomain
import FeatureTestSupport
import FindieDomain
import Testing

@testable import Findie

struct GameSearchModelTests {
    private let clock = ManualClock()
    private let service = ScriptedFindieService(SampleGames.batch, SampleGames.wishes)
    private let coordinator: FindieCoordinator

    init() {
        coordinator = FindieCoordinator(
            dependencies: FindieDependencies(
                findie: service,
                makers: RemoteMakerService(.unreachable),
                claims: RemoteGameClaimService(.unreachable),
                clock: clock,
                now: { SampleGames.now }
            )
        )
    }

    private var model: GameSearchModel { coordinator.search }

    @Test func `before anything is typed the best known are there`() async {
        await model.textChanged()
        #expect(model.state == .found(SampleGames.games))
        #expect(coordinator.deck.queue.top == nil)
    }

    @Test func `a letter that is followed by another is not asked for`() async {
        model.text = "C"
        let first = Task { await model.textChanged() }
        await clock.sleepers(1)
        first.cancel()
        await first.value
        model.text = " Celeste "
        let second = Task { await model.textChanged() }
        await clock.sleepers(1)
        clock.advance(by: GameSearchModel.typingPause)
        await second.value
        #expect(await service.searched == ["Celeste"])
        #expect(model.state == .found([SampleGames.games[0]]))
    }

    @Test func `what an address asks for is on the screen, and the screen's text in the address`() async {
        coordinator.open("/findie/search?q=Bare")
        await model.textChanged()
        #expect(coordinator.tab == .search && model.state == .found([SampleGames.games[2]]))
        #expect(coordinator.url == "/findie/search?q=Bare")
        model.opened("nobody made that")
        await model.textChanged()
        #expect(model.state == .nothing)
    }

    @Test func `a search that fails is tried again`() async {
        await service.refuse(.offline)
        model.opened("Celeste")
        await model.textChanged()
        #expect(model.state == .failed(.offline))
        await service.refuse(nil)
        await model.retryTapped()
        #expect(model.state == .found([SampleGames.games[0]]))
    }

    @Test func `a game that is liked on its page leaves the deck, and what is refused is told`() async throws {
        await coordinator.deck.appeared()
        let slug = try #require(coordinator.deck.queue.top?.id)
        let page = GamePageModel(slug: slug, service: service, wishlist: coordinator.wishlist) { [coordinator] in
            await coordinator.judged($0, as: $1)
        }
        await page.appeared()
        await service.refuse(.noRoom)
        await page.likeTapped()
        #expect(page.problem == .noRoom && coordinator.deck.queue.top?.id == slug)
        await service.refuse(nil)
        await page.likeTapped()
        #expect(await service.judged == [slug: .like])
        #expect(coordinator.deck.queue.top != nil && coordinator.deck.queue.top?.id != slug)
        await page.likeTapped()
        #expect(await service.judged == [slug: nil])
        #expect(coordinator.judgedElsewhere == 2)
    }

    @Test func `what was noted without a line is done once, whatever the screen shows`() async throws {
        let game = SampleGames.games[0]
        let slug = game.slug
        func perform(_ act: GameDeed.Act) async throws {
            coordinator.perform(try #require(GameDeed(key: GameDeed(act, slug).key)))
            await coordinator.settled()
        }
        try await perform(.addWish)
        try await perform(.addWish)
        #expect(await service.wished == [slug, slug])
        try await perform(.removeWish)
        #expect(await service.wished.isEmpty)
        try await perform(.removeLike)
        #expect(await service.judged.isEmpty)
        try await perform(.addLike)
        try await perform(.addLike)
        #expect(await service.judged == [slug: .like])
        #expect(coordinator.judgedElsewhere == 1)
        // A throw of the deck's has a name of its own.
        #expect(GameDeed(key: GameDeckModel.key(.up, slug)) == nil)
    }
}
