import Foundation
import Observation
import PitchDeckDomain

/// The services, and what several screens have to know of each other's changes.
@Observable
final class StartupLibrary {
    /// Counts the changes of what is saved.
    @ObservationIgnored private var savedChanges = 0
    @ObservationIgnored let dependencies: PitchDeckDependencies
    /// By name in English; the screens sort them by the person's language.
    private(set) var categories: [StartupCategory] = []
    /// What the person has saved; `nil` until it is known.
    private(set) var saved: [DocumentID: WorkspaceEntry]?
    /// Those of the person's workspace.
    private(set) var stages: [WorkspaceStage]
    /// What was typed in an editor that was left, and could not be kept; of a new startup without an id.
    @ObservationIgnored var held: [DocumentID?: HeldForm] = [:]
    /// What was written on this device and is not on the server yet.
    private(set) var waiting: Set<DocumentID>
    @ObservationIgnored private var sending: NewsFollower?
    /// Counts the changes of the person's own startups, which lists follow.
    private(set) var ownChanges = 0

    init(
        dependencies: PitchDeckDependencies,
        categories: [StartupCategory] = [],
        saved: [WorkspaceEntry]? = nil,
        stages: [WorkspaceStage] = WorkspaceStage.first,
        waiting: Set<DocumentID> = []
    ) {
        self.dependencies = dependencies
        (self.stages, self.waiting) = (stages, waiting)
        self.categories = categories
        self.saved = saved.map { Dictionary($0.map { ($0.id, $0) }) { first, _ in first } }
        sending = NewsFollower(dependencies.startups.waitingChanges()) { [weak self] in
            await self?.loadWaiting()
            self?.noteOwnChange()
        }
    }

    /// Of a device that keeps drafts until there is a line.
    func loadWaiting() async {
        let present = await startups.waiting()
        if present != waiting { waiting = present }
    }

    var startups: any StartupService { dependencies.startups }
    var reviews: any StartupReviewService { dependencies.reviews }
    var introductions: any IntroductionService { dependencies.introductions }
    var workspace: any WorkspaceService { dependencies.workspace }

    func loadCategories() async {
        guard categories.isEmpty else { return }
        // Without them the catalogue still is read; the next screen tries again.
        categories = (try? await startups.categories()) ?? []
    }

    func loadSaved() async throws(StartupError) {
        stages = try await workspace.stages()
        var (changes, entries): (Int, [WorkspaceEntry])
        repeat {
            changes = savedChanges
            entries = try await workspace.entries()
            // What was saved while they were read may not be among them.
        } while changes != savedChanges
        saved = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
    }

    /// What is kept of a startup, with the stages that it can be in; `nil` where it is not saved.
    func entry(_ id: DocumentID) async throws(StartupError) -> WorkspaceEntry? {
        let entry = try await workspace.entry(id)
        // Who has saved nothing has no use for them yet.
        if entry != nil { stages = try await workspace.stages() }
        return entry
    }

    /// Keeps other stages, and brings what they made of what is saved.
    func write(_ stages: [WorkspaceStage]) async throws(StartupError) {
        self.stages = try await workspace.write(stages)
        try await loadSaved()
    }

    func isSaved(_ id: DocumentID) -> Bool { saved?[id] != nil }

    func note(_ entry: WorkspaceEntry?, of id: DocumentID) {
        savedChanges += 1
        saved?[id] = entry
    }

    func noteOwnChange() {
        ownChanges += 1
    }
}
