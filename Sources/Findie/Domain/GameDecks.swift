package import Calls
import DiscoveryDomain
package import Foundation

/// A person's decks and the one they play.
package struct GameDecks: Hashable, Codable, Sendable {
    /// In the order they were made; never empty, the first without a name.
    package var decks: [GameDeck]
    /// Whose cards are dealt.
    package var chosen: UUID

    package init(decks: [GameDeck], chosen: UUID) { (self.decks, self.chosen) = (decks, chosen) }

    package var current: GameDeck? { decks.first { $0.id == chosen } ?? decks.first }
}

extension GameDecks: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("decks", .array(of: GameDeck.schema, maximum: Deck.maximumCount)),
        .required("chosen", .uuid.described("Whose cards are dealt."))
    ).named("GameDecks")
}

extension GameDeck: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("name", .string(0...Deck.maximumNameLength).described("Empty for the deck everybody has at first.")),
        .required("filters", GameFilters.schema)
    ).named("GameDeck")
}

extension GameDeck {
    /// A deck's name as it is kept.
    ///
    /// - Throws: `invalid` with the field `name` when it is empty or longer than 40 characters.
    package static func validated(name: String) throws(FindieError) -> String {
        do throws(DiscoveryError) {
            return try Deck.validated(name: name)
        } catch {
            throw FindieError(error)
        }
    }
}
