package import Calls
import DiscoveryDomain
package import Foundation

/// A stack of games under a name, with what it shows.
package struct GameDeck: Hashable, Codable, Sendable, Identifiable {
    package var id: UUID
    /// Empty for the deck everybody has from the start.
    package var name: String
    package var filters: GameFilters

    package init(id: UUID, name: String, filters: GameFilters) {
        self.id = id
        self.name = name
        self.filters = filters
    }
}

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

/// What a player said of themselves.
package struct PlayerPreferences: Hashable, Codable, Sendable {
    /// What they like to play; in the order of the list of genres.
    package var genres: [Genre]
    package var onboardingCompleted: Bool
    /// The deck whose cards are dealt; `nil` keeps the one that was chosen before, the first at first.
    package var deck: UUID?
    /// Whether this server may fetch stores' pictures for them; `nil` keeps what was said before, nothing at first.
    package var showsStorePictures: Bool?

    package init(
        genres: [Genre] = [],
        onboardingCompleted: Bool = false,
        deck: UUID? = nil,
        showsStorePictures: Bool? = nil
    ) {
        self.deck = deck
        self.genres = genres
        self.onboardingCompleted = onboardingCompleted
        self.showsStorePictures = showsStorePictures
    }
}

extension PlayerPreferences: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("genres", .array(of: .choice(Genre.self), maximum: Genre.allCases.count)),
        .required("onboardingCompleted", .boolean),
        .optional("deck", .uuid.described("Whose cards are dealt; absent to keep the one chosen before.")),
        .optional(
            "showsStorePictures",
            .boolean.described("This server may fetch pictures of stores; absent to keep what was said before.")
        )
    ).named("PlayerPreferences")
}
