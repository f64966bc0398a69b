package import Foundation

/// What somebody has saved, with what only they may read.
package struct WorkspaceEntry: Codable, Hashable, Sendable, Identifiable {
    package var id: DocumentID
    /// `nil` where it is no longer published.
    package var startup: Startup?
    package var stage: Stage
    /// May be empty.
    package var note: String
    package var savedAt: Date
    package var updatedAt: Date

    /// How far the person has come with it, by the id of a ``WorkspaceStage``.
    package struct Stage: RawRepresentable, Codable, Hashable, Sendable {
        package var rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        package static let new = Stage(rawValue: "new")
        package static let reading = Stage(rawValue: "reading")
        package static let meeting = Stage(rawValue: "meeting")
        package static let passed = Stage(rawValue: "passed")
    }

    package static let maximumNote = 2_000
    /// As many as fit beside each other.
    package static let maximumCompared = 4

    package init(
        id: DocumentID,
        startup: Startup?,
        stage: Stage = .new,
        note: String = "",
        savedAt: Date,
        updatedAt: Date
    ) {
        (self.id, self.startup, self.stage) = (id, startup, stage)
        (self.note, self.savedAt, self.updatedAt) = (note, savedAt, updatedAt)
    }
}

/// A step that a person's saved startups go through; they may have others than those that all begin with.
package struct WorkspaceStage: Codable, Hashable, Sendable, Identifiable {
    package var id: WorkspaceEntry.Stage
    /// As the person calls it; `nil` for one that all begin with, as long as they leave it its name.
    package var name: String?

    package static let maximumName = 30
    package static let maximumCount = 12

    /// What all begin with.
    package static let first = [WorkspaceEntry.Stage.new, .reading, .meeting, .passed].map { WorkspaceStage(id: $0) }

    package init(id: WorkspaceEntry.Stage, name: String? = nil) {
        (self.id, self.name) = (id, name)
    }

    /// One of the person's own, without a name yet.
    package static func own() -> WorkspaceStage {
        WorkspaceStage(id: WorkspaceEntry.Stage(rawValue: DocumentID.random().text), name: "")
    }

    /// As they are kept.
    ///
    /// - Throws: `invalid` for `stages` (none, too many, the same twice, an id that is none) and `stages.name`.
    package static func validated(_ stages: [WorkspaceStage]) throws(StartupError) -> [WorkspaceStage] {
        guard !stages.isEmpty else { throw .invalid("stages", .empty) }
        guard stages.count <= maximumCount else { throw .invalid("stages", .tooMany) }
        guard Set(stages.map(\.id)).count == stages.count else { throw .invalid("stages", .malformed) }
        var kept: [WorkspaceStage] = []
        for stage in stages { kept.append(try stage.validated()) }
        return kept
    }

    private func validated() throws(StartupError) -> WorkspaceStage {
        let isFirst = Self.first.contains { $0.id == id }
        guard isFirst || DocumentID(id.rawValue) != nil else { throw .invalid("stages", .malformed) }
        let name = (name ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard isFirst || !name.isEmpty else { throw .invalid("stages.name", .empty) }
        guard name.count <= Self.maximumName else { throw .invalid("stages.name", .tooLong) }
        guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw .invalid("stages.name", .malformed)
        }
        return WorkspaceStage(id: id, name: name.isEmpty ? nil : name)
    }
}

/// One person's saved startups; nobody else learns of them, the founders least of all.
package protocol WorkspaceService: Sendable {
    /// The last changed first.
    func entries() async throws(StartupError) -> [WorkspaceEntry]

    /// `nil` where it is not saved.
    func entry(_ id: DocumentID) async throws(StartupError) -> WorkspaceEntry?

    /// Saves what is published, or does nothing where it is saved.
    ///
    /// - Throws: `notFound`.
    func save(_ id: DocumentID) async throws(StartupError) -> WorkspaceEntry

    /// Changes what the person keeps of it; saves it where it is not.
    ///
    /// - Throws: `invalid` for the note and a stage that is none of theirs, `notFound`.
    func write(
        _ id: DocumentID,
        stage: WorkspaceEntry.Stage,
        note: String
    ) async throws(StartupError) -> WorkspaceEntry

    /// The person's stages in their order; the last ones that they gave, or those that all begin with.
    func stages() async throws(StartupError) -> [WorkspaceStage]

    /// Puts these in the place of the stages that there were; what is in one that is gone goes into the first.
    ///
    /// - Throws: as ``WorkspaceStage/validated(_:)``.
    func write(_ stages: [WorkspaceStage]) async throws(StartupError) -> [WorkspaceStage]

    /// Keeps it no longer; does nothing where it is not saved.
    func remove(_ id: DocumentID) async throws(StartupError)

    /// That what is saved or its stages may be others than they were, by whichever page of the person; changes that
    /// come faster than they are taken are one, and over a line without streams none is told.
    func changes() -> AsyncStream<Void>
}

extension WorkspaceService {
    package func changes() -> AsyncStream<Void> { AsyncStream { nil } }
}
