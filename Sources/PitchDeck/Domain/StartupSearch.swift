package import Foundation

/// What is looked for in the catalogue: words, facets and an order.
package struct StartupSearch: Codable, Hashable, Sendable {
    /// Words of title, pitch, category and place, with a slip of the pen each; empty for all.
    package var text: String
    /// Any of these; empty for all.
    package var categories: [DocumentID]
    /// Any of these; empty for all.
    package var stages: [StartupContent.Stage]
    /// As a founder wrote it.
    package var place: String?
    package var team: TeamBand?
    package var isHiring: Bool
    /// With a deck that can be read from its page.
    package var hasDeck: Bool
    /// Confirmed within ``Freshness/limit``.
    package var isFresh: Bool
    /// With those that nobody has confirmed for ``Freshness/end``.
    package var includesStale: Bool
    package var order: Order
    /// From 1.
    package var page: Int
    /// 1 to 100; others are taken as the nearest.
    package var pageSize: Int
    /// What was published later is not listed, so that pages stay where they are.
    package var openedAt: Date?

    package enum Order: String, Codable, Hashable, Sendable, CaseIterable {
        /// By how well the words fit; without words as ``newest``.
        case relevance
        case newest, confirmed, title, mostViewed
    }

    /// How many persons there are.
    package enum TeamBand: String, Codable, Hashable, Sendable, CaseIterable {
        case solo, small, medium, large

        package var range: ClosedRange<Int> {
            switch self {
            case .solo: 1...1
            case .small: 2...10
            case .medium: 11...50
            case .large: 51...StartupContent.maximumTeam
            }
        }
    }

    package init(
        text: String = "",
        categories: [DocumentID] = [],
        stages: [StartupContent.Stage] = [],
        place: String? = nil,
        team: TeamBand? = nil,
        isHiring: Bool = false,
        hasDeck: Bool = false,
        isFresh: Bool = false,
        includesStale: Bool = false,
        order: Order = .relevance,
        page: Int = 1,
        pageSize: Int = 20,
        openedAt: Date? = nil
    ) {
        (self.text, self.categories, self.stages) = (text, categories, stages)
        (self.place, self.team, self.isHiring) = (place, team, isHiring)
        self.hasDeck = hasDeck
        (self.isFresh, self.includesStale, self.order) = (isFresh, includesStale, order)
        (self.page, self.pageSize, self.openedAt) = (page, pageSize, openedAt)
    }

    /// Letters of what is searched for.
    package static let maximumText = 200

    /// How many facets narrow it.
    package var facetCount: Int {
        categories.count + stages.count
            + [place != nil, team != nil, isHiring, hasDeck, isFresh, includesStale].count { $0 }
    }

    /// With sizes as they are answered.
    ///
    /// - Throws: `invalid` for a text that is too long, and for more choices than there can be.
    package func validated() throws(StartupError) -> StartupSearch {
        guard text.count <= Self.maximumText else { throw .invalid("text", .tooLong) }
        guard !text.unicodeScalars.contains("\0") else { throw .invalid("text", .malformed) }
        guard categories.count <= 50 else { throw .invalid("facets.categories", .tooMany) }
        guard stages.count <= StartupContent.Stage.allCases.count else { throw .invalid("facets.stages", .tooMany) }
        guard place?.unicodeScalars.contains("\0") != true else { throw .invalid("facets.place", .malformed) }
        var search = self
        search.page = min(max(page, 1), 1_000_000)
        search.pageSize = min(max(pageSize, 1), StartupQuery.largestPage)
        return search
    }
}

/// How long what a founder said is taken to hold.
package enum Freshness {
    /// 90 days; then it is dimmed.
    package static let limit: TimeInterval = 90 * 86_400
    /// 180 days; then it is out of our list.
    package static let end: TimeInterval = 180 * 86_400
}

/// How many there are of each choice, with everything else that was chosen.
package struct StartupFacets: Codable, Hashable, Sendable {
    package var categories: [DocumentID: Int]
    package var stages: [StartupContent.Stage: Int]
    /// The most frequent, by number and name.
    package var places: [Place]
    package var teams: [StartupSearch.TeamBand: Int]
    package var hiring: Int
    package var withDeck: Int
    package var fresh: Int

    package struct Place: Codable, Hashable, Sendable {
        package var name: String
        package var count: Int

        package init(name: String, count: Int) {
            (self.name, self.count) = (name, count)
        }
    }

    package init(
        categories: [DocumentID: Int] = [:],
        stages: [StartupContent.Stage: Int] = [:],
        places: [Place] = [],
        teams: [StartupSearch.TeamBand: Int] = [:],
        hiring: Int = 0,
        withDeck: Int = 0,
        fresh: Int = 0
    ) {
        (self.categories, self.stages, self.places) = (categories, stages, places)
        (self.teams, self.hiring, self.withDeck, self.fresh) = (teams, hiring, withDeck, fresh)
    }
}

/// A part of what a search has found.
package struct StartupSearchPage: Codable, Hashable, Sendable {
    package var startups: [Startup]
    package var facets: StartupFacets
    /// On all pages.
    package var total: Int
    /// From 1.
    package var page: Int
    package var pageSize: Int
    /// Published since the list was opened, and so not in it.
    package var newer: Int
    /// Whether more may fit than were looked through, so that `total` and the facets say how many there are at least.
    package var isPartial: Bool
    /// Words of the text that are in nothing, and so narrowed nothing.
    package var leftOut: [String]

    package init(
        startups: [Startup],
        facets: StartupFacets,
        total: Int,
        page: Int,
        pageSize: Int,
        newer: Int = 0,
        isPartial: Bool = false,
        leftOut: [String] = []
    ) {
        (self.startups, self.facets, self.total) = (startups, facets, total)
        (self.page, self.pageSize, self.newer, self.isPartial) = (page, pageSize, newer, isPartial)
        self.leftOut = leftOut
    }

    package var pageCount: Int { (total + pageSize - 1) / max(pageSize, 1) }
}
