import Foundation
import PitchDeckDomain
import Synchronization
import Testing

@testable import PitchDeck

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct StartupLibraryTests {
    @Test func `what is saved while the workspace is read is in it`() async throws {
        let workspace = SlowWorkspace()
        var dependencies = SampleParts.library().dependencies
        dependencies.workspace = workspace
        let library = StartupLibrary(dependencies: dependencies)
        let entry = SampleData.entries[0]
        workspace.whileRead {
            workspace.saved.withLock { $0 = [entry] }
            library.note(entry, of: entry.id)
        }
        try await library.loadSaved()
        #expect(library.isSaved(entry.id))
    }

    @Test func `what another page saves comes into the workspace that is open`() async {
        let workspace = SlowWorkspace()
        var dependencies = SampleParts.library().dependencies
        dependencies.workspace = workspace
        let model = WorkspaceViewModel(library: StartupLibrary(dependencies: dependencies), toasts: SampleParts.toasts)
        await model.appeared()
        #expect(model.entries.isEmpty)
        workspace.saved.withLock { $0 = [SampleData.entries[0]] }
        workspace.news.continuation.yield()
        while model.entries.isEmpty { await Task.yield() }
    }
}

/// A workspace whose list was read before what is saved meanwhile.
private final class SlowWorkspace: WorkspaceService {
    let saved = Mutex<[WorkspaceEntry]>([])
    let news = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    private let meanwhile = Mutex<(@MainActor @Sendable () -> Void)?>(nil)
    private let base = SampleServices()

    /// Done once, when the list is read and not yet answered.
    func whileRead(_ body: @escaping @MainActor @Sendable () -> Void) { meanwhile.withLock { $0 = body } }

    func entries() async throws(StartupError) -> [WorkspaceEntry] {
        let entries = saved.withLock(\.self)
        let body = meanwhile.withLock { body in
            defer { body = nil }
            return body
        }
        if let body { await body() }
        return entries
    }

    func changes() -> AsyncStream<Void> { news.stream }
    func entry(_ id: DocumentID) async throws(StartupError) -> WorkspaceEntry? { try await base.entry(id) }
    func save(_ id: DocumentID) async throws(StartupError) -> WorkspaceEntry { try await base.save(id) }
    func remove(_ id: DocumentID) async throws(StartupError) {}
    func stages() async throws(StartupError) -> [WorkspaceStage] { WorkspaceStage.first }
    func write(_ stages: [WorkspaceStage]) async throws(StartupError) -> [WorkspaceStage] { stages }

    func write(
        _ id: DocumentID,
        stage: WorkspaceEntry.Stage,
        note: String
    ) async throws(StartupError) -> WorkspaceEntry { try await base.write(id, stage: stage, note: note) }
}
