import Foundation
import PitchDeckDomain
import Synchronization

@testable import PitchDeck

/// One startup that others change while a screen shows it, and a catalogue into which others publish.
final class ChangingStartups: StartupService {
    private let present = Mutex<Startup?>(SampleData.draft)
    private let newerCount = Mutex(0)
    private let news = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    private let base = SampleServices(author: SampleData.draft.author.id)

    var author: DocumentID? { base.author }

    /// What somebody else does to it; `nil` takes it away.
    func change(_ body: (Startup) -> Startup?) {
        present.withLock { startup in
            startup = startup.flatMap(body)
            startup?.version += 1
        }
        news.continuation.yield()
    }

    /// Somebody else publishes.
    func publish(count: Int) {
        newerCount.withLock { $0 += count }
        news.continuation.yield()
    }

    func changes(of id: DocumentID, edition: Startup.Edition) -> AsyncStream<Void> { news.stream }
    func catalogueChanges() -> AsyncStream<Void> { news.stream }
    func newer(than search: StartupSearch) async throws(StartupError) -> Int { newerCount.withLock { $0 } }

    func startup(_ id: DocumentID, edition: Startup.Edition) async throws(StartupError) -> Startup {
        guard let startup = present.withLock({ $0 }) else { throw .notFound(id) }
        return startup
    }

    func update(
        _ id: DocumentID,
        _ content: StartupContent,
        edition: Startup.Edition,
        ifVersion version: Int?
    ) async throws(StartupError) -> Startup {
        let startup = try await startup(id, edition: edition)
        guard version == startup.version else { throw .conflict(version: startup.version) }
        change { startup in
            var startup = startup
            startup.content = content
            return startup
        }
        return try await self.startup(id, edition: edition)
    }

    func startups(_ query: StartupQuery) async throws(StartupError) -> StartupPage { try await base.startups(query) }
    func ownStartups() async throws(StartupError) -> [Startup] { try await base.ownStartups() }
    func categories() async throws(StartupError) -> [StartupCategory] { try await base.categories() }
    func search(_ search: StartupSearch) async throws(StartupError) -> StartupSearchPage { SampleData.page() }
    func appeal(_ id: DocumentID, _ text: String) async throws(StartupError) -> Startup { throw .notFound(id) }
    func similar(to id: DocumentID, limit: Int) async throws(StartupError) -> [Startup] { [] }
    func viewed(_ id: DocumentID) async throws(StartupError) {}
    func delete(_ id: DocumentID) async throws(StartupError) {}
    func restore(_ id: DocumentID) async throws(StartupError) -> Startup { try await base.restore(id) }
    func confirm(_ id: DocumentID) async throws(StartupError) -> Startup { try await base.confirm(id) }
    func withdraw(_ id: DocumentID) async throws(StartupError) -> Startup { throw .notFound(id) }

    func create(_ content: StartupContent, edition: Startup.Edition) async throws(StartupError) -> Startup {
        SampleData.draft
    }

    @MainActor var library: StartupLibrary {
        var dependencies = SampleParts.library().dependencies
        dependencies.startups = self
        return StartupLibrary(dependencies: dependencies)
    }
}

extension ChangingStartups {
    /// Somebody else gives it another name.
    func retitle(_ title: String) {
        change { startup in
            var startup = startup
            startup.content.title = title
            return startup
        }
    }

    @MainActor func editor() async -> StartupEditorModel {
        let model = StartupEditorModel(id: SampleData.draft.id, library: library)
        await model.appeared()
        return model
    }
}

/// What a screen shows comes by a task of its own.
@MainActor
func eventually(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
}
