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
