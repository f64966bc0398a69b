package import Foundation

/// A time of a person's asking about one chart; its threads rest on the birth details it began with.
package struct GuideSession: Codable, Hashable, Sendable, Identifiable {
    package var id: UUID
    package var createdAt: Date
    package var lastUsedAt: Date
    package var threadCount: Int

    package init(id: UUID, createdAt: Date, lastUsedAt: Date, threadCount: Int) {
        self.id = id
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
        self.threadCount = threadCount
    }
}
