package import Foundation

/// A saved repository with the facts as they were when it was saved or last seen.
package struct Favourite: Hashable, Codable, Sendable, Identifiable {
    package var repository: Repository
    package var savedAt: Date
    /// Lower case, trimmed, unique, at most 20 of at most 40 characters.
    package var tags: [String]
    /// At most 4,000 characters.
    package var note: String

    package var id: Repository.ID { repository.id }

    package init(repository: Repository, savedAt: Date, tags: [String], note: String) {
        self.repository = repository
        self.savedAt = savedAt
        self.tags = tags
        self.note = note
    }
}
