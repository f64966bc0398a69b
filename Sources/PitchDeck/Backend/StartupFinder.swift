import Foundation
import PitchDeckDomain
import Storage

/// Finds a page of the catalogue and counts its facets.
struct StartupFinder {
    let store: StartupStore
    let search: StartupSearch
    let now: Date

    /// What narrows a search besides its words.
    enum Facet: CaseIterable {
        case category, stage, place, team, hiring, deck, fresh
    }

    /// As many places as are offered to choose from.
    private static let mostPlaces = 12

    func page() throws -> StartupSearchPage {
        let ranked = try ranked()
        let found = try found(ranked)
        return StartupSearchPage(
            startups: found.startups,
            facets: try facets(ranked),
            total: found.total,
            page: search.page,
            pageSize: search.pageSize,
            newer: try newer(ranked)
        )
    }

    /// How many were published since the search was opened.
    func newer() throws -> Int { try newer(ranked()) }

    private func ranked() throws -> [DocumentID]? {
        guard !SearchWord.words(of: search.text).isEmpty else { return nil }
        return try StartupGrams(connection: store.connection).ranked(search.text)
    }

    private func found(_ ranked: [DocumentID]?) throws -> (startups: [Startup], total: Int) {
        let condition = condition(ranked)
        let offset = (search.page - 1) * search.pageSize
        guard let ranked, search.order == .relevance else {
            let range: SQL = "LIMIT \(search.pageSize) OFFSET \(offset)"
            return (
                try store.startups(where: condition, order: order, range),
                try store.count(where: condition)
            )
        }
        let rows = try store.connection.rows(
            "SELECT e.document_id FROM \(StartupStore.tables) WHERE \(condition)"
        )
        let fitting: Set<String> = Set(try rows.map { try $0["document_id"] })
        let ids = ranked.map(\.text).filter(fitting.contains)
        let shown = Array(ids.dropFirst(offset).prefix(search.pageSize))
        let startups = try store.startups(
            where: "\(StartupStore.isPublished) AND e.document_id IN (\(values: shown))"
        )
        let places = Dictionary(shown.enumerated().map { ($1, $0) }) { first, _ in first }
        let sorted = startups.sorted { places[$0.id.text, default: 0] < places[$1.id.text, default: 0] }
        return (sorted, ids.count)
    }

    private var order: SQL {
        switch search.order {
        case .relevance, .newest: "\(dimmedLast), s.published_at DESC, e.document_id"
        case .confirmed: "s.confirmed_at DESC, e.document_id"
        // Who looks for a name looks for it in its place.
        case .title: "e.title_key, e.document_id"
        case .mostViewed: "\(dimmedLast), s.views DESC, e.document_id"
        }
    }

    /// By the moment at which the list was opened, so that its pages stay where they are.
    private var dimmedLast: SQL {
        let limit = (search.openedAt ?? now).addingTimeInterval(-Freshness.limit)
        return "CASE WHEN s.is_sample = 1 OR s.confirmed_at > \(limit) THEN 0 ELSE 1 END"
    }

    // MARK: Conditions

    /// What fits; without one facet's choice where that is counted.
    private func condition(_ ranked: [DocumentID]?, without facet: Facet? = nil, isNewer: Bool = false) -> SQL {
        var parts: [SQL] = [StartupStore.isPublished]
        if let ranked { parts.append("e.document_id IN (\(values: ranked.map(\.text)))") }
        if let openedAt = search.openedAt {
            parts.append(isNewer ? "s.published_at > \(openedAt)" : "s.published_at <= \(openedAt)")
        }
        if !search.includesStale {
            // Nobody can confirm a sample.
            parts.append("(s.is_sample = 1 OR s.confirmed_at > \(now.addingTimeInterval(-Freshness.end)))")
        }
        parts += Facet.allCases.filter { $0 != facet }.compactMap(chosen)
        return parts.joined(separator: " AND ")
    }

    private func chosen(_ facet: Facet) -> SQL? {
        switch facet {
        case .category:
            search.categories.isEmpty ? nil : "e.category_id IN (\(values: search.categories.map(\.text)))"
        case .stage: search.stages.isEmpty ? nil : "e.stage IN (\(values: search.stages.map(\.rawValue)))"
        case .place: search.place.map { "e.location = \($0)" }
        case .team: search.team.map { "e.team_size BETWEEN \($0.range.lowerBound) AND \($0.range.upperBound)" }
        case .hiring: search.isHiring ? Self.isHiring : nil
        case .deck: search.hasDeck ? Self.hasDeck : nil
        case .fresh: search.isFresh ? isFresh : nil
        }
    }

    /// Claims are kept as JSON of ours, whose members are sorted and have no spaces between.
    private static let isHiring: SQL = "e.claims LIKE '%\"metric\":\"hiring\"%'"

    /// One that is shown by links alone is nobody's to look for.
    private static let hasDeck: SQL = "e.deck_id IS NOT NULL AND e.shows_deck = 1"

    private var isFresh: SQL { "s.confirmed_at > \(now.addingTimeInterval(-Freshness.limit))" }

    private func newer(_ ranked: [DocumentID]?) throws -> Int {
        guard search.openedAt != nil else { return 0 }
        return try store.count(where: condition(ranked, isNewer: true))
    }

    // MARK: Facets

    private func facets(_ ranked: [DocumentID]?) throws -> StartupFacets {
        var facets = StartupFacets()
        for (value, count) in try counts("e.category_id", condition(ranked, without: .category)) {
            if let id = DocumentID(value) { facets.categories[id] = count }
        }
        for (value, count) in try counts("e.stage", condition(ranked, without: .stage)) {
            if let stage = StartupContent.Stage(rawValue: value) { facets.stages[stage] = count }
        }
        let places = try counts("e.location", condition(ranked, without: .place))
        facets.places = places.filter { !$0.value.isEmpty }.prefix(Self.mostPlaces).map { .init(name: $0, count: $1) }
        for (value, count) in try counts(Self.team, condition(ranked, without: .team)) {
            if let band = StartupSearch.TeamBand(rawValue: value) { facets.teams[band] = count }
        }
        facets.hiring = try store.count(where: "\(condition(ranked, without: .hiring)) AND \(Self.isHiring)")
        facets.withDeck = try store.count(where: "\(condition(ranked, without: .deck)) AND \(Self.hasDeck)")
        facets.fresh = try store.count(where: "\(condition(ranked, without: .fresh)) AND \(isFresh)")
        return facets
    }

    private static let team: SQL = """
        CASE WHEN e.team_size IS NULL THEN NULL WHEN e.team_size = 1 THEN 'solo' WHEN e.team_size <= 10 THEN 'small'
        WHEN e.team_size <= 50 THEN 'medium' ELSE 'large' END
        """

    /// How many there are of each value, the most first.
    private func counts(_ value: SQL, _ condition: SQL) throws -> [(value: String, count: Int)] {
        try store.connection.rows(
            """
            SELECT \(value) AS value, COUNT(*) AS count FROM \(StartupStore.tables) WHERE \(condition)
            GROUP BY 1 ORDER BY 2 DESC, 1
            """
        ).compactMap { row in
            let value: String? = try row["value"]
            return try value.map { ($0, try row["count"]) }
        }
    }
}

/// Published ones like others: of the same category first, then of the same stage and place.
struct SimilarStartups {
    let store: StartupStore

    /// In one statement for all of them; each asked for once.
    func find(_ ids: [DocumentID], limit: Int) throws -> [DocumentID: [Startup]] {
        guard !ids.isEmpty else { return [:] }
        let likeness: SQL = """
            CASE WHEN e.category_id = o.category_id THEN 4 ELSE 0 END + CASE WHEN e.stage = o.stage THEN 2 ELSE 0 END
            + CASE WHEN e.location = o.location AND e.location <> '' THEN 1 ELSE 0 END
            """
        let parts = ids.enumerated().map { index, id -> SQL in
            """
            SELECT * FROM (
                SELECT o.document_id AS origin, \(likeness) AS likeness, \(store.columns) FROM \(StartupStore.tables)
                JOIN startup_editions o ON o.document_id = \(id.text) AND o.edition = 'published'
                WHERE \(StartupStore.isPublished) AND e.document_id <> o.document_id
                    AND (e.category_id = o.category_id OR e.stage = o.stage)
                ORDER BY likeness DESC, s.published_at DESC, s.document_id LIMIT \(limit)
            ) AS \(raw: "part\(index)")
            """
        }
        var found: [DocumentID: [Startup]] = [:]
        for row in try store.connection.rows(parts.joined(separator: " UNION ALL ")) {
            found[try DocumentID(stored: try row["origin"]), default: []].append(try Startup(row))
        }
        return found
    }
}
