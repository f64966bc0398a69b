package import Calls
package import Foundation

/// A picture or a film of a game.
package struct GameMedia: Hashable, Codable, Sendable, Identifiable {
    package enum Kind: String, Codable, Sendable, CaseIterable {
        case cover, screenshot, trailer

        /// Of one game.
        package var maximumCount: Int { self == .screenshot ? 10 : 1 }

        package var maximumBytes: Int { self == .trailer ? 100 << 20 : 10 << 20 }
    }

    /// A smaller copy of a picture, for the places where it is shown.
    package enum Size: String, Sendable, CaseIterable {
        /// On a card of the deck, and everywhere smaller.
        case card
        /// Where it is looked at, on a game's page.
        case page

        /// In pixels at most, two of them a point where most room is; no copy is wider than its picture.
        package var width: Int { self == .card ? 800 : 1_120 }
    }

    /// The stored file's; 128 bits that nobody guesses.
    package var id: UUID
    package var kind: Kind
    /// Such as `image/png` or `video/mp4`.
    package var type: String
    /// In pixels.
    package var width: Int
    package var height: Int
    /// Of a film.
    package var seconds: Int?
    package var byteCount: Int

    package static let shortestSide = 320
    package static let longestSide = 8_000
    /// How many times as wide as high a cover is: what stores and itch.io take, with 4:3 and 16:9 among them.
    package static let coverShapes = 1.25...2.4
    package static let maximumSeconds = 90

    package init(
        id: UUID,
        kind: Kind,
        type: String,
        width: Int,
        height: Int,
        seconds: Int? = nil,
        byteCount: Int
    ) {
        (self.id, self.kind, self.type) = (id, kind, type)
        (self.width, self.height, self.seconds, self.byteCount) = (width, height, seconds, byteCount)
    }

    /// Where it is on the server, as large as it was sent.
    package var path: String { "/findie/media/\(id.uuidString.lowercased())" }

    /// Where a smaller copy of a picture is.
    package func path(_ size: Size) -> String { path + "?size=\(size.rawValue)" }

    /// Where it is for what nobody asked to see: who spares data gets nothing there.
    package var unaskedPath: String { path + "?unasked" }
}

extension GameMedia: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("kind", .choice(Kind.self)),
        .required("type", .string(1...40)),
        .required("width", .count),
        .required("height", .count),
        .optional("seconds", .count.described("Of a film.")),
        .required("byteCount", .count)
    ).named("GameMedia")
}
