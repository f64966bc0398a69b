package import Calls

/// What Steam showed of the games somebody owns there, which their decks leave out.
package struct OwnedSteamGames: Hashable, Codable, Sendable {
    /// Games of the catalogue among them.
    package var hidden: Int
    /// All of them; `nil` where Steam showed none: they are private, or it does not take the server's key.
    package var total: Int?

    package init(hidden: Int, total: Int?) {
        (self.hidden, self.total) = (hidden, total)
    }
}

extension OwnedSteamGames: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("hidden", .count.described("Games of the catalogue that decks leave out.")),
        .optional("total", .count.described("All that Steam showed; absent where it showed none."))
    ).named("OwnedSteamGames")
}
