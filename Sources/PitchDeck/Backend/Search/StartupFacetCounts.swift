import PitchDeckDomain
import Storage

/// How many startups each choice would show, with everything else that is chosen.
struct StartupFacetCounts {
    let connection: any SQLConnection
    let narrowing: StartupNarrowing

    /// As many places as are offered to choose from.
    private static let mostPlaces = 12

    /// Startups that are alike in all that there is to choose but their place.
    private struct Group {
        var category: DocumentID?
        var stage: StartupContent.Stage?
        var team: StartupSearch.TeamBand?
        var isHiring: Bool
        var hasDeck: Bool
        var count: Int
        var fresh: Int
    }

    /// All facets but the places out of one statement that reads each startup once.
    func counted() throws -> (facets: StartupFacets, total: Int) {
        var (facets, total) = (StartupFacets(), 0)
        for group in try groups() {
            let missed = missed(group)
            guard missed.count < 2 else { continue }
            func fits(without facet: StartupNarrowing.Facet) -> Bool { missed.allSatisfy { $0 == facet } }
            let count = narrowing.search.isFresh ? group.fresh : group.count
            if missed.isEmpty { total += count }
            if let category = group.category, fits(without: .category) {
                facets.categories[category, default: 0] += count
            }
            if let stage = group.stage, fits(without: .stage) { facets.stages[stage, default: 0] += count }
            if let team = group.team, fits(without: .team) { facets.teams[team, default: 0] += count }
            if group.isHiring, fits(without: .hiring) { facets.hiring += count }
            if group.hasDeck, fits(without: .deck) { facets.withDeck += count }
            if missed.isEmpty { facets.fresh += group.fresh }
        }
        facets.categories = facets.categories.filter { $0.value > 0 }
        facets.stages = facets.stages.filter { $0.value > 0 }
        facets.teams = facets.teams.filter { $0.value > 0 }
        facets.places = try places()
        return (facets, total)
    }

    /// The choices that a group does not fit.
    private func missed(_ group: Group) -> [StartupNarrowing.Facet] {
        let search = narrowing.search
        var missed: [StartupNarrowing.Facet] = []
        if !search.categories.isEmpty, !(group.category.map(search.categories.contains) ?? false) {
            missed.append(.category)
        }
        if !search.stages.isEmpty, !(group.stage.map(search.stages.contains) ?? false) { missed.append(.stage) }
        if let team = search.team, group.team != team { missed.append(.team) }
        if search.isHiring, !group.isHiring { missed.append(.hiring) }
        if search.hasDeck, !group.hasDeck { missed.append(.deck) }
        return missed
    }

    private func groups() throws -> [Group] {
        try connection.rows(
            """
            SELECT category_id, stage, team, is_hiring, has_deck, COUNT(*) AS total,
                CAST(SUM(CASE WHEN \(narrowing.isFresh) THEN 1 ELSE 0 END) AS BIGINT) AS fresh
            FROM startup_listings l WHERE \(narrowing.condition([.place]))
            GROUP BY category_id, stage, team, is_hiring, has_deck
            """
        ).map { row in
            let (category, stage, team): (String?, String?, String?) =
                (try row["category_id"], try row["stage"], try row["team"])
            return Group(
                category: category.flatMap(DocumentID.init),
                stage: stage.flatMap(StartupContent.Stage.init),
                team: team.flatMap(StartupSearch.TeamBand.init),
                isHiring: try row["is_hiring"],
                hasDeck: try row["has_deck"],
                count: try row["total"],
                fresh: try row["fresh"]
            )
        }
    }

    /// The most frequent first.
    private func places() throws -> [StartupFacets.Place] {
        let others = StartupNarrowing.Facet.allCases.filter { $0 != .place }
        return try connection.rows(
            """
            SELECT location, COUNT(*) AS total FROM startup_listings l
            WHERE \(narrowing.condition(others)) AND location <> ''
            GROUP BY location ORDER BY 2 DESC, 1 LIMIT \(Self.mostPlaces)
            """
        ).map { .init(name: try $0["location"], count: try $0["total"]) }
    }
}
