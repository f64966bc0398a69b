package import Calls
package import Foundation

/// A game in its maker's hands.
package struct MakerGame: Hashable, Codable, Sendable, Identifiable {
    package enum State: String, Codable, Sendable, CaseIterable {
        case draft
        case inReview = "in-review"
        /// Sent back with words of who reviewed it.
        case returned
        case published
        /// Taken out of sight by its maker; can be handed in again.
        case withdrawn
    }

    package var id: UUID
    package var makerName: String
    package var state: State
    /// Its name in addresses, from when it was handed in first.
    package var slug: String?
    /// Whether players see it, perhaps as it was before the last changes.
    package var isLive: Bool
    package var draft: GameDraft
    package var media: [GameMedia]
    /// What who reviewed it has written; empty for nothing.
    package var note: String
    /// Counts changes; a save names the one it began with.
    package var version: Int
    package var changedAt: Date
    package var exposure: ExposurePromise?
    /// Whether a moderator has taken it out of sight after reports.
    package var isHidden: Bool
    /// Why, in the moderator's words; `nil` where they said nothing.
    package var hiddenNote: String?
    /// For who reviews: texts with words that the word filter holds; `nil` where there is none.
    package var held: [HeldText]?

    /// A text that the word filter looks at.
    package enum HeldText: String, Codable, Hashable, Sendable, CaseIterable { case title, text, about, name }

    package init(
        id: UUID,
        makerName: String,
        state: State,
        slug: String?,
        isLive: Bool,
        draft: GameDraft,
        media: [GameMedia],
        note: String,
        version: Int,
        changedAt: Date,
        exposure: ExposurePromise?,
        isHidden: Bool = false,
        hiddenNote: String? = nil,
        held: [HeldText]? = nil
    ) {
        (self.id, self.makerName, self.state, self.slug) = (id, makerName, state, slug)
        (self.isLive, self.draft, self.media, self.note) = (isLive, draft, media, note)
        (self.version, self.changedAt, self.exposure, self.isHidden) = (version, changedAt, exposure, isHidden)
        (self.hiddenNote, self.held) = (hiddenNote, held)
    }

    package var gaps: [GameDraft.Gap] { draft.gaps(with: media) }

    package var canBeHandedIn: Bool { state != .inReview && gaps.isEmpty }

    /// Where its maker has its drawn cover, also while players do not see it; another address with each version.
    package var coverPath: String { drawingPath("cover") }

    /// Where the same drawing is without the name.
    package var scenePath: String { drawingPath("scene") }

    private func drawingPath(_ name: String) -> String {
        "/findie/drafts/\(id.uuidString.lowercased())/\(name)?version=\(version)"
    }

    /// What is written of it, for the word filter.
    package func written(_ text: HeldText) -> String {
        switch text {
        case .title: draft.title
        case .text: draft.text
        case .about: draft.about
        case .name: makerName
        }
    }

    /// As players see it once it is published.
    package func game(on day: ReleaseDay) -> Game {
        Game(
            slug: slug ?? "draft",
            title: draft.title,
            maker: makerName,
            tags: draft.tags,
            platforms: draft.platforms,
            release: draft.release,
            price: draft.price,
            isEarlyAccess: draft.isEarlyAccess,
            isToCome: draft.isToCome,
            steamID: draft.steamID,
            factsOf: day,
            traits: draft.traits,
            page: GamePresentation(
                text: draft.text,
                about: draft.about,
                itchPage: draft.itchPage.isEmpty ? nil : draft.itchPage,
                media: media,
                isAdult: draft.isAdult
            )
        )
    }
}

/// How often a new game is promised to be shown to people whose decks let it through.
package struct ExposurePromise: Hashable, Codable, Sendable {
    package static let impressions = 100

    package var promised: Int
    package var served: Int

    package init(promised: Int, served: Int) {
        (self.promised, self.served) = (promised, served)
    }

    package var remaining: Int { max(0, promised - served) }
}

extension MakerGame: EndpointOutput {
    private static let promise = JSONSchema.object(
        .required("promised", .count),
        .required("served", .count)
    ).named("ExposurePromise")

    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("makerName", .string(0...200)),
        .required("state", .choice(State.self)),
        .optional("slug", Game.slugSchema),
        .required("isLive", .boolean),
        .required("draft", GameDraft.schema),
        .required("media", .array(of: GameMedia.schema, maximum: 12)),
        .required("note", .string(0...1_000)),
        .required("version", .count),
        .required("changedAt", .date),
        .optional("exposure", promise),
        .required("isHidden", .boolean.described("A moderator has taken it out of sight.")),
        .optional("hiddenNote", .string(1...2_000).described("Why, in the moderator's words.")),
        .optional(
            "held",
            .array(of: .choice(HeldText.self), maximum: HeldText.allCases.count)
                .described("For who reviews: texts with words that the word filter holds.")
        )
    ).named("MakerGame")
}

/// What who reviews games says of one.
package enum ReviewVerdict: Hashable, Sendable {
    case publish
    /// 1 to 1,000 characters for the maker.
    case giveBack(String)
}
