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

    /// How far the person has come with it.
    package enum Stage: String, Codable, Hashable, Sendable, CaseIterable {
        case new, reading, meeting, passed
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
    /// - Throws: `invalid` for the note, `notFound`.
    func write(
        _ id: DocumentID,
        stage: WorkspaceEntry.Stage,
        note: String
    ) async throws(StartupError) -> WorkspaceEntry

    /// Keeps it no longer; does nothing where it is not saved.
    func remove(_ id: DocumentID) async throws(StartupError)
}
