package import Calls
import DiscoveryDomain
package import Foundation

/// A game somebody wants, with what they noted.
package struct Wish: Hashable, Codable, Sendable, Identifiable {
    package static let maximumCount = 2_000
    package static let maximumNoteLength = 500

    package var game: Game
    package var wishedAt: Date
    /// At most 500 characters; empty for none.
    package var note: String
    /// Wanted at this many US cents or less; `nil` for any price.
    package var priceBelow: Int?
    /// 0...100 for this person; `nil` for a game the model cannot rank yet.
    package var fit: Int?
    /// How it was when the person last looked at the wishlist; `nil` where that is not known.
    package var seen: WishLook?

    package var id: String { game.slug }

    package init(
        game: Game,
        wishedAt: Date,
        note: String = "",
        priceBelow: Int? = nil,
        fit: Int? = nil,
        seen: WishLook? = nil
    ) {
        self.game = game
        self.wishedAt = wishedAt
        self.note = note
        self.priceBelow = priceBelow
        self.fit = fit
        self.seen = seen
    }

    /// How it is on a day.
    package func look(on day: ReleaseDay) -> WishLook {
        WishLook(isOut: game.isOut(on: day), isBelowPrice: isBelowPrice)
    }

    /// What has come about since the person last looked; nothing where that is not known.
    package func news(on day: ReleaseDay) -> [WishNews] {
        guard let seen else { return [] }
        let look = look(on: day)
        return WishNews.allCases.filter { news in
            switch news {
            case .out: look.isOut && !seen.isOut
            case .belowPrice: look.isBelowPrice && !seen.isBelowPrice
            }
        }
    }

    /// Whether the last known price is at or under the one that is wanted.
    package var isBelowPrice: Bool {
        guard let priceBelow, let price = game.price?.inUSCents else { return false }
        return price <= priceBelow
    }
}

extension Wish: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("game", Game.schema),
        .required("wishedAt", .date),
        .required("note", .string(0...maximumNoteLength)),
        .optional("priceBelow", .integer(0...100_000_00).described("In US cents.")),
        .optional("fit", .integer(0...100)),
        .optional("seen", WishLook.schema)
    ).named("Wish")
}

/// What can come about with a wish.
package enum WishNews: String, Hashable, Sendable, CaseIterable {
    /// The game can be played now.
    case out
    /// The price has come down to the one that is wanted.
    case belowPrice
}

/// How a wish is at some time, to tell later what is new.
package struct WishLook: Hashable, Codable, Sendable {
    package var isOut: Bool
    package var isBelowPrice: Bool

    package init(isOut: Bool, isBelowPrice: Bool) {
        self.isOut = isOut
        self.isBelowPrice = isBelowPrice
    }
}

extension WishLook: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("isOut", .boolean),
        .required("isBelowPrice", .boolean)
    ).named("WishLook")
}

/// What is noted with a wish.
package struct WishNote: Hashable, Codable, Sendable {
    package var note: String
    /// In US cents; `nil` for any price.
    package var priceBelow: Int?

    package init(note: String = "", priceBelow: Int? = nil) {
        self.note = note
        self.priceBelow = priceBelow
    }

    /// The note as it is kept: without outer space.
    ///
    /// - Throws: `invalid` with the field that is wrong.
    package func validated() throws(FindieError) -> WishNote {
        let text = note.trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.unicodeScalars.count <= Wish.maximumNoteLength else {
            throw .invalid(field: "note", reason: .tooLong)
        }
        guard priceBelow.map((0...100_000_00).contains) ?? true else {
            throw .invalid(field: "priceBelow", reason: .outOfRange)
        }
        return WishNote(note: text, priceBelow: priceBelow)
    }
}

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
