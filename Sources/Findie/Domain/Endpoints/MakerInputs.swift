package import Calls
package import Foundation
import Uploads

/// A maker, where there is one.
package struct OptionalMaker: EndpointOutput, Hashable {
    package var maker: Maker?

    package init(_ maker: Maker?) { self.maker = maker }

    package static let schema = JSONSchema.object(.optional("maker", Maker.schema)).named("OptionalMaker")
}

extension InputField {
    static let makerGame = InputField.path("id", .uuid, "The game’s.")
}

/// A maker as they shall be.
package struct MakerInput: EndpointInput, Hashable {
    package var maker: Maker

    package init(_ maker: Maker) { self.maker = maker }

    package static let fields: [InputField] = [.body("maker", Maker.schema, "All of it.")]
}

/// Names a game of a maker.
package struct MakerGameInput: EndpointInput, Hashable {
    package var id: UUID

    package init(_ id: UUID) { self.id = id }

    package static let fields: [InputField] = [.makerGame]
}

/// What a maker says of a game, as it shall be.
package struct GameDraftInput: EndpointInput, Hashable {
    package var id: UUID
    package var draft: GameDraft
    package var version: Int

    package init(_ draft: GameDraft, of id: UUID, version: Int) {
        (self.id, self.draft, self.version) = (id, draft, version)
    }

    package static let fields: [InputField] = [
        .makerGame, .body("draft", GameDraft.schema, "All of it."),
        .body("version", .count, "The game’s, as it was when the change began."),
    ]
}

/// A picture or a film that is to come.
package struct BeginMediaInput: EndpointInput, Hashable {
    package var id: UUID
    package var kind: GameMedia.Kind
    package var size: Int

    package init(_ kind: GameMedia.Kind, size: Int, of id: UUID) {
        (self.id, self.kind, self.size) = (id, kind, size)
    }

    package static let fields: [InputField] = [
        .makerGame, .body("kind", .choice(GameMedia.Kind.self), "What it is for."),
        .body("size", .integer(0...1 << 40), "In bytes."),
    ]
}

/// Names a file that is whole, and what it is for.
package struct FinishMediaInput: EndpointInput, Hashable {
    package var id: UUID
    package var upload: UUID
    package var kind: GameMedia.Kind

    package init(_ upload: UUID, as kind: GameMedia.Kind, of id: UUID) {
        (self.id, self.upload, self.kind) = (id, upload, kind)
    }

    package static let fields: [InputField] = [
        .makerGame, .upload, .body("kind", .choice(GameMedia.Kind.self), "What it is for."),
    ]
}

/// Names a picture or a film of a game.
package struct RemoveMediaInput: EndpointInput, Hashable {
    package var id: UUID
    /// The picture's or the film's.
    package var upload: UUID

    package init(_ media: UUID, of id: UUID) { (self.id, upload) = (id, media) }

    package static let fields: [InputField] = [.makerGame, .upload]
}

/// Which days.
package struct GameFiguresInput: EndpointInput, Hashable {
    package var id: UUID
    package var from: String
    package var to: String

    package init(of id: UUID, from: ReleaseDay, to: ReleaseDay) {
        (self.id, self.from, self.to) = (id, from.text, to.text)
    }

    package static let fields: [InputField] = [
        .makerGame, .query("from", .string(10...10), "The first day of UTC, such as 2026-11-01.", .required),
        .query("to", .string(10...10), "The last day.", .required),
    ]
}

/// What who reviews says of a game.
package struct GameReviewInput: EndpointInput, Hashable {
    package var id: UUID
    package var publishes: Bool
    package var note: String

    package init(_ verdict: ReviewVerdict, of id: UUID) {
        self.id = id
        switch verdict {
        case .publish: (publishes, note) = (true, "")
        case .giveBack(let words): (publishes, note) = (false, words)
        }
    }

    package var verdict: ReviewVerdict { publishes ? .publish : .giveBack(note) }

    package static let fields: [InputField] = [
        .makerGame, .body("publishes", .boolean, "Whether players see it from now on."),
        .body("note", .string(0...1_000), "For the maker of a game that is given back."),
    ]
}

/// What was seen of games.
package struct GameSightingsInput: EndpointInput, Hashable {
    package var sightings: [GameSighting]

    package init(_ sightings: [GameSighting]) { self.sightings = sightings }

    package static let fields: [InputField] = [
        .body("sightings", .array(of: GameSighting.schema, maximum: GameSighting.maximumBatch), "In any order.")
    ]
}
