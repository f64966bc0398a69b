import Calls
import Foundation

/// What the client's person has saved on a server.
package struct RemoteWorkspaceService: WorkspaceService {
    private let api: PitchDeckAPI

    package init(_ api: PitchDeckAPI) {
        self.api = api
    }

    private struct Answer: Decodable {
        var documentId: DocumentID
        var stage: WorkspaceEntry.Stage
        var note: String
        var savedAt: Date
        var updatedAt: Date
        var startup: StartupAnswer?

        var entry: WorkspaceEntry {
            WorkspaceEntry(
                id: documentId,
                startup: startup?.startup,
                stage: stage,
                note: note,
                savedAt: savedAt,
                updatedAt: updatedAt
            )
        }
    }

    package func entries() async throws(StartupError) -> [WorkspaceEntry] {
        let entries: [Answer] = try await api.ask(.workspace)
        return entries.map(\.entry)
    }

    package func entry(_ id: DocumentID) async throws(StartupError) -> WorkspaceEntry? {
        try await entries().first { $0.id == id }
    }

    package func save(_ id: DocumentID) async throws(StartupError) -> WorkspaceEntry {
        try await change(.save, id, [:])
    }

    package func write(
        _ id: DocumentID,
        stage: WorkspaceEntry.Stage,
        note: String
    ) async throws(StartupError) -> WorkspaceEntry {
        try await change(.note, id, ["stage": .string(stage.rawValue), "note": .string(note)])
    }

    package func stages() async throws(StartupError) -> [WorkspaceStage] { try await api.ask(.stages) }

    package func write(_ stages: [WorkspaceStage]) async throws(StartupError) -> [WorkspaceStage] {
        let input = stages.map { stage in
            JSONValue.object(["id": .string(stage.id.rawValue), "name": stage.name.map { .string($0) } ?? .null])
        }
        return try await api.ask(.setStages, ["stages": .array(input)])
    }

    package func remove(_ id: DocumentID) async throws(StartupError) {
        let _: Bool = try await api.ask(.unsave, ["documentId": .string(id.text)], about: id)
    }

    private func change(
        _ operation: PitchDeckOperation,
        _ id: DocumentID,
        _ variables: [String: JSONValue]
    ) async throws(StartupError) -> WorkspaceEntry {
        let variables = variables.merging(["documentId": .string(id.text)]) { $1 }
        let answer: Answer? = try await api.ask(operation, variables, about: id)
        guard let answer else { throw .notFound(id) }
        return answer.entry
    }
}
