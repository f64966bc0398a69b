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

    init() {
        let dependencies = FindieDependencies(
            findie: service,
            makers: SilentMakerService(),
            claims: SilentClaimService(),
            clock: clock,
            now: { SampleGames.now }
        )
        let toasts = ToastPresenter(clock: clock)
        model = GameDeckModel(
            dependencies: dependencies,
            wishlist: WishlistModel(dependencies: dependencies, toasts: toasts, showing: [])
        )
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
        for id in ids.prefix(2) { model.judged(.like, id) }
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
}
