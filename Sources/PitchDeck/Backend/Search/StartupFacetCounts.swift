import Foundation
import PitchDeckDomain
import Storage

/// Counts facets where nothing is looked for by its letters.
struct StartupFacetCounts {
    let connection: any SQLConnection
    let narrowing: StartupNarrowing
    let tallies: KnownTallies

    /// More that a list must not have are not taken off one by one.
    var mostLeftOut = 2_000

    /// What the whole catalogue comes to, as long as that is known, without what this list has not.
    func counted() throws -> FacetTally {
        guard narrowing.ranked == nil, let leftOut = try leftOut() else { return try counted(narrowing.condition) }
        return try whole().without(leftOut)
    }

    /// All facets but the places out of one statement that reads each startup once.
    private func counted(_ condition: ([StartupNarrowing.Facet], Bool) -> SQL) throws -> FacetTally {
        let groups = try connection.rows(
            """
            SELECT category_id, stage, team, is_hiring, has_deck, COUNT(*) AS total,
                CAST(SUM(CASE WHEN \(narrowing.isFresh) THEN 1 ELSE 0 END) AS BIGINT) AS fresh
            FROM startup_listings l WHERE \(condition([.place], false))
            GROUP BY category_id, stage, team, is_hiring, has_deck
            """
        ).map { try StartupGroup($0, hasPlace: false) }
        let others = StartupNarrowing.Facet.allCases.filter { $0 != .place }
        let places: [(String, Int)] = try connection.rows(
            """
            SELECT location, COUNT(*) AS total FROM startup_listings l
            WHERE \(condition(others, false)) AND location <> '' GROUP BY location
            """
        ).map { (try $0["location"], try $0["total"]) }
        return FacetTally(narrowing.search, groups, places: Dictionary(uniqueKeysWithValues: places))
    }

    /// Of everything that is published, whenever the list was opened, with what moderators have hidden.
    private func whole() throws -> FacetTally {
        let key = KnownTallies.Key(
            state: try StartupListings(connection: connection).state(),
            search: narrowing.search.choices,
            meaning: narrowing.meaning
        )
        if let tally = tallies.tally(key, at: narrowing.now) { return tally }
        let tally = try counted { facets, _ in narrowing.whole(facets) }
        tallies.keep(tally, as: key, from: narrowing.now, until: try nextChange())
        return tally
    }

    /// What this list must not have of everything: what is hidden, and what was published since it was opened; `nil`
    /// for more than is worth reading.
    private func leftOut() throws -> [StartupGroup]? {
        let most: SQL = "LIMIT \(mostLeftOut + 1)"
        let newer = narrowing.search.openedAt.map { openedAt -> SQL in
            "UNION SELECT * FROM (SELECT * FROM startup_listings WHERE published_at > \(openedAt) \(most)) n"
        }
        let rows = try connection.rows(
            """
            SELECT \(StartupGroup.columns(isFresh: narrowing.isFresh)),
                CASE WHEN \(narrowing.whole([])) THEN 1 ELSE 0 END AS is_listed
            FROM (
                SELECT * FROM startup_listings WHERE document_id IN \(StartupStore.hidden) \(newer ?? "")
            ) l \(most)
            """
        )
        guard rows.count <= mostLeftOut else { return nil }
        return try rows.filter { try $0["is_listed"] }.map { try StartupGroup($0, hasPlace: true) }
    }

    /// When the first startup is no longer fresh, or out of the list, if nobody does anything.
    private func nextChange() throws -> Date {
        let spans = [Freshness.limit, Freshness.end]
        return try spans.compactMap { span -> Date? in
            let row = try connection.row(
                """
                SELECT MIN(confirmed_at) AS first FROM startup_listings
                WHERE confirmed_at > \(narrowing.now.addingTimeInterval(-span))
                """
            )
            let first: Date? = try row?["first"]
            return first?.addingTimeInterval(span)
        }.min() ?? .distantFuture
    }
}

extension StartupSearch {
    /// What is chosen, without anything that changes no facet.
    fileprivate var choices: StartupSearch {
        StartupSearch(
            categories: categories,
            stages: stages,
            place: place,
            team: team,
            isHiring: isHiring,
            hasDeck: hasDeck,
            isFresh: isFresh,
            includesStale: includesStale
        )
    }
}
