package import Calls
package import RepositoriesDomain

/// Which cards a screen wants next.
package struct CardRequest: Hashable, Codable, Sendable {
    package static let maximumCount = 50
    package static let maximumHeld = 200

    /// `nil` for the person's first deck.
    package var deck: Deck.ID?
    /// 0...50; 0 asks for none.
    package var count: Int
    /// What the screen has already and has not judged; not sent again.
    ///
    /// At most 200.
    package var held: [Repository.ID]

    package init(deck: Deck.ID? = nil, count: Int, held: [Repository.ID] = []) {
        self.deck = deck
        self.count = count
        self.held = held
    }

    /// Asks for nothing.
    package static let none = CardRequest(count: 0)
}

extension CardRequest: JSONDescribed {
    package static let schema = JSONSchema.object(
        .optional("deck", .uuid),
        .required("count", .integer(0...maximumCount)),
        .required("held", .array(of: Repository.ID.schema, maximum: maximumHeld))
    ).named("CardRequest")
}
