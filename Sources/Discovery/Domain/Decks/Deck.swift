package import Calls
package import Foundation

/// A stack of cards under a name, with what it shows; "work" and "weekend" can differ.
///
/// What is judged in one deck is judged in all.
package struct Deck: Hashable, Codable, Sendable, Identifiable {
    package static let maximumCount = 20
    package static let maximumNameLength = 40

    package var id: UUID
    /// 1 to 40 characters; empty for the deck everybody has from the start, which the screen names.
    package var name: String
    package var filters: DeckFilters

    package init(id: UUID, name: String, filters: DeckFilters) {
        self.id = id
        self.name = name
        self.filters = filters
    }
}

extension Deck: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("name", .string(0...maximumNameLength).described("Empty for the deck everybody has at first.")),
        .required("filters", DeckFilters.schema)
    ).named("Deck")
}
