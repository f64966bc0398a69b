import PitchDeckDomain
import Testing

@testable import PitchDeck

@MainActor
@Suite struct PitchDeckCoordinatorTests {
    private let coordinator = PitchDeckCoordinator(dependencies: SampleParts.library().dependencies)

    @Test func `an editor has its address, and opens by it`() {
        let id = DocumentID.random()
        for (route, sheet) in [(PitchDeckRoute.edit(id), id), (.begin, nil)] {
            coordinator.open(route.path)
            #expect(coordinator.sheet == .editor(sheet) && coordinator.tab == .cabinet)
            #expect(coordinator.url == route.path)
            coordinator.sheet = nil
            #expect(coordinator.url == (sheet.map { .own($0) } ?? PitchDeckRoute.cabinet).path)
        }
    }

    @Test func `who is new is told what the catalogue is, until they open a startup`() {
        let dependencies = SampleParts.library().dependencies
        #expect(!PitchDeckCoordinator(dependencies: dependencies, profile: FounderProfile()).profile.isNew)
        let coordinator = PitchDeckCoordinator(dependencies: dependencies, profile: FounderProfile(isNew: true))
        #expect(coordinator.profile.isNew)
        coordinator.open(PitchDeckRoute.workspace.path)
        #expect(coordinator.profile.isNew)
        coordinator.open(PitchDeckRoute.startup(.random()).path)
        coordinator.open("/pitchdeck/")
        #expect(!coordinator.profile.isNew)
    }
}
