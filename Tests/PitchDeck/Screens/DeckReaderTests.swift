import Foundation
import PitchDeckDomain
import Testing

@testable import PitchDeck

@MainActor
struct DeckReaderTests {
    @Test(arguments: [true, false])
    func `a door that is shut while somebody reads takes the pages away`(isMeasured: Bool) async {
        let visit = DeckSamples.visit { $0.isMeasured = isMeasured }
        var dependencies = SampleParts.library().dependencies
        dependencies.deckReader = ShutDoor()
        let library = StartupLibrary(dependencies: dependencies)
        let model = DeckReaderModel(door: .link("a"), library: library, state: .open(visit), page: 2)
        await model.measure()
        #expect(model.state == .failed(.linkGone))
    }

    @Test func `words that stand on no page yet are turned to once their page is drawn`() async {
        func deck(_ drawn: Int, _ state: Deck.State) -> DeckVisit {
            DeckSamples.visit {
                $0.deck.state = state
                $0.deck.pages.removeLast($0.deck.pageCount - drawn)
            }
        }
        var dependencies = SampleParts.library().dependencies
        dependencies.clock = AtOnceClock()
        dependencies.deckReader = GrowingDeck(visits: [deck(3, .drawing), deck(4, .ready)])
        let library = StartupLibrary(dependencies: dependencies)
        let model = DeckReaderModel(door: .link("a"), library: library, state: .open(deck(2, .drawing)))
        model.sought = "PAGE 9"
        model.findTapped()
        #expect(model.miss == .soFar && model.page == 1)
        model.sought = "page 4"
        model.findTapped()
        #expect(model.miss == .soFar && model.page == 1)
        await model.followDrawing()
        #expect(model.miss == nil && model.page == 4)
        model.sought = "page 9"
        model.findTapped()
        #expect(model.miss == .everywhere && model.page == 4)
        model.previousTapped()
        #expect(model.miss == nil)
    }
}

/// Decks whose door was shut after they were opened.
private struct ShutDoor: DeckReaderService {
    func open(
        _ door: DeckDoor,
        with keys: DoorKeys,
        on device: DeviceClass
    ) async throws(StartupError) -> DeckVisit { throw .linkGone }

    func sendCode(_ door: DeckDoor, with keys: DoorKeys) async throws(StartupError) { throw .linkGone }
    func visit(_ id: DocumentID) async throws(StartupError) -> DeckVisit { throw .linkGone }
    func read(_ visit: DocumentID, page: Int, seconds: Int) async throws(StartupError) { throw .linkGone }
}

/// A deck that has more pages each time it is looked at.
private actor GrowingDeck: DeckReaderService {
    private var visits: [DeckVisit]

    init(visits: [DeckVisit]) { self.visits = visits }

    func open(
        _ door: DeckDoor,
        with keys: DoorKeys,
        on device: DeviceClass
    ) async throws(StartupError) -> DeckVisit { throw .linkGone }

    func sendCode(_ door: DeckDoor, with keys: DoorKeys) async throws(StartupError) { throw .linkGone }

    func visit(_ id: DocumentID) async throws(StartupError) -> DeckVisit {
        guard !visits.isEmpty else { throw .linkGone }
        return visits.removeFirst()
    }

    func read(_ visit: DocumentID, page: Int, seconds: Int) async throws(StartupError) {}
}

/// Nobody waits by it.
private struct AtOnceClock: Clock {
    var now: ContinuousClock.Instant { ContinuousClock().now }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}
