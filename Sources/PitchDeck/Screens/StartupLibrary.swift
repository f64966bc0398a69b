import Foundation
import Observation
import PitchDeckDomain

/// The services, and what several screens have to know of each other's changes.
@Observable
final class StartupLibrary {
    @ObservationIgnored let dependencies: PitchDeckDependencies
    /// By name in English; the screens sort them by the person's language.
    private(set) var categories: [StartupCategory] = []
    /// What the person has saved; `nil` until it is known.
    private(set) var saved: [DocumentID: WorkspaceEntry]?
    /// Counts the changes of the person's own startups, which lists follow.
    private(set) var ownChanges = 0

    init(dependencies: PitchDeckDependencies, categories: [StartupCategory] = [], saved: [WorkspaceEntry]? = nil) {
        self.dependencies = dependencies
        self.categories = categories
        self.saved = saved.map { Dictionary($0.map { ($0.id, $0) }) { first, _ in first } }
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
        saved = Dictionary(try await workspace.entries().map { ($0.id, $0) }) { first, _ in first }
    }

    func isSaved(_ id: DocumentID) -> Bool { saved?[id] != nil }

    func note(_ entry: WorkspaceEntry?, of id: DocumentID) {
        saved?[id] = entry
    }

    func noteOwnChange() {
        ownChanges += 1
    }
}
