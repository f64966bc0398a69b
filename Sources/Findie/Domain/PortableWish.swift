package import Calls
package import Foundation

/// A wish as it travels between servers and files: the game by its name, and what was noted.
package struct PortableWish: Hashable, Codable, Sendable {
    package var slug: String
    package var wishedAt: Date
    package var note: String
    package var priceBelow: Int?

    package init(slug: String, wishedAt: Date, note: String = "", priceBelow: Int? = nil) {
        self.slug = slug
        self.wishedAt = wishedAt
        self.note = note
        self.priceBelow = priceBelow
    }

    package init(_ wish: Wish) {
        self.init(slug: wish.game.slug, wishedAt: wish.wishedAt, note: wish.note, priceBelow: wish.priceBelow)
    }
}

extension PortableWish: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("slug", Game.slugSchema),
        .required("wishedAt", .date),
        .required("note", .string(0...Wish.maximumNoteLength)),
        .optional("priceBelow", .integer(0...100_000_00))
    ).named("PortableWish")
}

/// What an import came to; the sum is what was given.
package struct WishImport: Hashable, Codable, Sendable {
    package var added: Int
    /// Wished for already; left as they were.
    package var kept: Int
    /// Slugs no game here has.
    package var unknown: [String]

    package init(added: Int, kept: Int, unknown: [String]) {
        self.added = added
        self.kept = kept
        self.unknown = unknown
    }
}

extension WishImport: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("added", .count),
        .required("kept", .count),
        .required("unknown", .array(of: Game.slugSchema, maximum: Wish.maximumCount))
    ).named("WishImport")
}
