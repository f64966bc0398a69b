import Calls
import DeckScreens
import DesignSystem
import DiscoveryDomain
import FeatureTestSupport
import FindieDomain
import Foundation
import Testing

@testable import Findie

struct GameDeckModelTests {
    private static let pause = FindieError.rateLimited(until: SampleGames.now.addingTimeInterval(2))

    private let clock = ManualClock()
    private let service = ScriptedFindieService(SampleGames.batch, SampleGames.wishes)
    private let model: GameDeckModel

    init() { model = Self.model(over: service, clock) }

    static func model(over service: ScriptedFindieService, _ clock: ManualClock) -> GameDeckModel {
        let dependencies = FindieDependencies(
            findie: service,
            makers: RemoteMakerService(.unreachable),
            claims: RemoteGameClaimService(.unreachable),
            clock: clock,
            now: { SampleGames.now }
        )
        let toasts = ToastPresenter(clock: clock)
        return GameDeckModel(
            dependencies: dependencies,
            wishlist: WishlistModel(dependencies: dependencies, toasts: toasts, showing: [])
        )
    }

    @Test func `what the deck shows is known on whichever screen a visit begins`() async {
        let kept = GameFilters(excludedTags: ["horror"])
        let service = ScriptedFindieService(SampleGames.batch, [], showing: kept)
        let first = Self.model(over: service, clock)
        await PlayerProfileModel(service: service, deck: first).appeared()
        #expect(first.filters == kept && first.queue.top == nil)
        // As after a genre that is chosen on the profile.
        let second = Self.model(over: service, clock)
        await second.reload()
        #expect(second.filters == kept && second.state == .cards)
    }

    @Test func `of two pages each changes what its person changed there, and hears of the other's`() async {
        let (first, second) = (Self.model(over: service, clock), Self.model(over: service, clock))
        await first.appeared()
        await second.appeared()
        let sheet = GameFiltersModel(filters: second.filters, service: service)
        await first.excluded("horror", true)
        sheet.draft.genres = [.puzzle]
        sheet.draft.asked.inputs = [.controller]
        await second.filtersChanged(from: sheet.before, to: sheet.draft)
        #expect(await service.shown.excludedTags == ["horror"])
        await first.changedElsewhere()
        #expect(first.filters == second.filters && first.filters.genres == [.puzzle])
        await second.excluded("vr", true)
        await first.excluded("horror", false)
        let kept = GameFilters(
            genres: [.puzzle],
            excludedTags: ["vr"],
            traits: TraitFilters(inputs: [.controller])
        )
        #expect(await service.shown == kept)
    }

    @Test func `whoever asks too fast is told so, and the deck goes on by itself`() async {
        await service.refuse(Self.pause)
        await model.appeared()
        #expect(model.state == .failed(Self.pause))
        await service.refuse(nil)
        await clock.sleepers(1)
        clock.advance(by: .seconds(2))
        while model.state != .cards { await Task.yield() }
        #expect(model.queue.ids == SampleGames.cards.map(\.id))
    }

    @Test func `what is decided too fast waits, and is sent once and in order`() async {
        await model.appeared()
        await clock.sleepers(1)
        await service.refuse(Self.pause)
        let ids = model.queue.ids
        for id in ids.prefix(2) { model.thrown(.right, id) }
        await clock.sleepers(2)
        #expect(model.outbox.obstacle == Self.pause.discoveryError)
        #expect(model.outbox.waiting.count == 2 && model.problem == nil)
        #expect(await service.decided.isEmpty)
        await service.refuse(nil)
        clock.advance(by: DecisionOutbox<GameDecision, GameAnswer>.retryPause)
        await model.settled()
        #expect(await service.decided.map(\.act) == ids.prefix(2).map { .like(game: $0) })
        #expect(model.outbox.obstacle == nil)
    }

    @Test func `a deck that is thrown to its end says why no more cards come`() async {
        await model.appeared()
        await clock.sleepers(1)
        await service.refuse(.offline)
        for id in model.queue.ids { model.thrown(.left, id) }
        await clock.sleepers(2)
        #expect(model.state == .failed(.offline) && !model.outbox.waiting.isEmpty)
        await service.refuse(nil)
        clock.advance(by: DecisionOutbox<GameDecision, GameAnswer>.retryPause)
        await model.settled()
        #expect(model.state == .end)
    }

    @Test func `a card that is thrown up is liked and wished for, and undo takes both back`() async throws {
        await model.appeared()
        let top = try #require(model.queue.top)
        model.thrown(.up, top.id)
        #expect(model.queue.top != top && model.wishlist.contains(top.id))
        await model.settled()
        await model.wishlist.settled()
        #expect(await service.decided.map(\.act) == [.like(game: top.id)])
        #expect(await service.wished == [top.id])
        model.undoTapped()
        await model.settled()
        await model.wishlist.settled()
        #expect(model.queue.top == top && !model.wishlist.contains(top.id))
        #expect(await service.wished.isEmpty)
    }

    @Test func `undo leaves a wish alone that was there before the card was thrown up`() async throws {
        await model.appeared()
        let top = try #require(model.queue.top)
        model.wishlist.toggled(top.game)
        model.thrown(.up, top.id)
        model.undoTapped()
        #expect(model.queue.top == top && model.wishlist.contains(top.id))
        model.unwishTapped()
        await model.wishlist.settled()
        #expect(model.queue.top == top && !model.wishlist.contains(top.id))
        #expect(await service.wished.isEmpty)
    }

    @Test func `what a browser kept is done by its name, also of a card that is gone here`() async throws {
        await model.appeared()
        let (first, second) = (model.queue.ids[0], model.queue.ids[1])
        model.perform(GameDeckModel.key(.up, second))
        model.perform("like")
        model.perform("raise \(first)")
        await model.settled()
        #expect(model.queue.ids.contains(first))
        #expect(await service.decided.map(\.act) == [.like(game: second)])
        let gone = try #require(SampleGames.wishes.last?.id)
        model.thrown(.left, gone)
        model.perform(GameDeckModel.key(.up, gone))
        await model.settled()
        await model.wishlist.settled()
        #expect(await service.wished == [second, gone])
    }

    @Test func `the card that somebody reads in a browser is on top here, too, and is not judged`() async {
        await model.appeared()
        let before = model.queue.ids
        model.perform("top \(GameDeckModel.key(.left, before[2]))")
        model.perform("top skip no-such-game")
        #expect(model.queue.ids == [before[2]] + before.filter { $0 != before[2] })
        await model.settled()
        #expect(await service.decided.isEmpty)
    }

    @Test func `what a browser kept may come before the cards, and be taken back`() async throws {
        let (first, second) = (SampleGames.batch.cards[0].id, SampleGames.batch.cards[1].id)
        model.perform(GameDeckModel.key(.right, first))
        model.perform(GameDeckModel.key(.up, second))
        model.perform("undo \(GameDeckModel.key(.up, second))")
        await model.appeared()
        await model.settled()
        await model.wishlist.settled()
        #expect(model.queue.ids.contains(first) == false)
        #expect(model.queue.ids.contains(second))
        #expect(await service.decided.map(\.act) == [.like(game: first)])
        #expect(await service.wished.isEmpty)
    }
}
