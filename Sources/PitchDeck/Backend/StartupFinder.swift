import Foundation
import PitchDeckDomain
import Storage

/// Finds a page of the catalogue and counts its facets, all among ``StartupListings``.
struct StartupFinder {
    let store: StartupStore
    let search: StartupSearch
    let now: Date
    /// How many candidates for its words are looked through.
    var mostCandidates = StartupGrams.mostCandidates
    /// How many come before the page, where these are no whole pages.
    var start: Int?

    func page() throws -> StartupSearchPage {
        let meant = try meant()
        let narrowing = StartupNarrowing(search: search, now: now, ranked: meant?.ids)
        let counted = try StartupFacetCounts(connection: store.connection, narrowing: narrowing).counted()
        return StartupSearchPage(
            startups: try startups(meant?.ids, narrowing),
            facets: counted.facets,
            total: counted.total,
            page: search.page,
            pageSize: search.pageSize,
            newer: try newer(narrowing),
            isPartial: meant?.isPartial ?? false
        )
    }

    /// How many were published since the search was opened.
    func newer() throws -> Int {
        try newer(StartupNarrowing(search: search, now: now, ranked: try meant()?.ids))
    }

    private var listings: StartupListings { StartupListings(connection: store.connection) }

    private func newer(_ narrowing: StartupNarrowing) throws -> Int {
        guard search.openedAt != nil else { return 0 }
        return try listings.count(where: narrowing.condition(isNewer: true))
    }

    /// `nil` where nothing is looked for; signs that are no words are, and are in nothing.
    private func meant() throws -> StartupGrams.Meant? {
        guard !search.text.allSatisfy(\.isWhitespace) else { return nil }
        return try StartupGrams(connection: store.connection).meant(by: search.text, most: mostCandidates)
    }

    // MARK: The page

    private func startups(_ ranked: [DocumentID]?, _ narrowing: StartupNarrowing) throws -> [Startup] {
        let shown = try ids(ranked, narrowing)
        guard !shown.isEmpty else { return [] }
        let startups = try store.startups(
            where: "\(StartupStore.isPublished) AND e.document_id IN (\(values: shown))"
        )
        let places = Dictionary(shown.enumerated().map { ($1, $0) }) { first, _ in first }
        return startups.sorted { places[$0.id.text, default: 0] < places[$1.id.text, default: 0] }
    }

    /// What stands on the page, in its order.
    private func ids(_ ranked: [DocumentID]?, _ narrowing: StartupNarrowing) throws -> [String] {
        let (condition, offset) = (narrowing.condition(), start ?? (search.page - 1) * search.pageSize)
        switch search.order {
        case .relevance:
            guard let ranked else { return try freshFirst("l.published_at DESC", condition, offset) }
            let fitting = Set(try ids(condition, order: "l.document_id", ""))
            return Array(ranked.map(\.text).filter(fitting.contains).dropFirst(offset).prefix(search.pageSize))
        case .newest: return try freshFirst("l.published_at DESC", condition, offset)
        case .mostViewed: return try freshFirst("l.views DESC", condition, offset)
        case .confirmed: return try ids(condition, order: "l.confirmed_at DESC, l.document_id", offset, search.pageSize)
        // Who looks for a name looks for it in its place.
        case .title: return try ids(condition, order: "l.title_key, l.document_id", offset, search.pageSize)
        }
    }

    /// What is fresh and then what is dimmed, each in the order of an index, which is read no further than to the page.
    private func freshFirst(_ order: SQL, _ condition: SQL, _ offset: Int) throws -> [String] {
        // By the moment at which the list was opened, so that its pages stay where they are.
        let limit = (search.openedAt ?? now).addingTimeInterval(-Freshness.limit)
        let isFresh: SQL = "(l.is_sample = 1 OR l.confirmed_at > \(limit))"
        let order: SQL = "\(order), l.document_id"
        let fresh = try ids("\(condition) AND \(isFresh)", order: order, offset, search.pageSize)
        guard fresh.count < search.pageSize else { return fresh }
        let before = fresh.isEmpty ? try listings.count(where: "\(condition) AND \(isFresh)") : offset + fresh.count
        return try fresh
            + ids(
                "\(condition) AND NOT \(isFresh)",
                order: order,
                max(0, offset - before),
                search.pageSize - fresh.count
            )
    }

    private func ids(_ condition: SQL, order: SQL, _ offset: Int, _ count: Int) throws -> [String] {
        try ids(condition, order: order, "LIMIT \(count) OFFSET \(offset)")
    }

    private func ids(_ condition: SQL, order: SQL, _ range: SQL) throws -> [String] {
        try store.connection.rows(
            "SELECT l.document_id FROM startup_listings l WHERE \(condition) ORDER BY \(order) \(range)"
        ).map { try $0["document_id"] }
    }
}
