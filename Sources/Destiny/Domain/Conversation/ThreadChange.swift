/// What to change of a thread; `nil` leaves it.
package struct ThreadChange: Codable, Hashable, Sendable {
    /// Trimmed; 1 … 80 characters.
    package var title: String?
    package var isPinned: Bool?
    package var isArchived: Bool?

    package init(title: String? = nil, isPinned: Bool? = nil, isArchived: Bool? = nil) {
        self.title = title
        self.isPinned = isPinned
        self.isArchived = isArchived
    }
}
