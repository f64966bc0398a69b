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
        let narrowing = narrowing(meant)
        let counted = try StartupFacetCounts(connection: store.connection, narrowing: narrowing).counted()
        return StartupSearchPage(
            startups: try startups(narrowing),
            facets: counted.facets,
            total: counted.total,
            page: search.page,
            pageSize: search.pageSize,
            newer: try newer(narrowing),
            isPartial: meant.isPartial,
            leftOut: meant.leftOut
        )
    }

    /// How many were published since the search was opened.
    func newer() throws -> Int {
        try newer(narrowing(try meant()))
    }

    private var listings: StartupListings { StartupListings(connection: store.connection) }

    private func newer(_ narrowing: StartupNarrowing) throws -> Int {
        guard search.openedAt != nil else { return 0 }
        return try listings.count(where: narrowing.condition(isNewer: true))
    }

    /// What the words of a search stand for.
    private struct Meant {
        /// What has its words, the best first; `nil` where nothing is looked for by its letters.
        var ids: [DocumentID]?
        var isPartial = false
        var meaning = SearchMeaning()
        /// Whether what it means is found beside what has its words.
        var isEither = false
        /// Words that narrow nothing, as they are in nothing.
        var leftOut: [String] = []
    }

    private func narrowing(_ meant: Meant) -> StartupNarrowing {
        StartupNarrowing(
            search: search,
            now: now,
            ranked: meant.ids,
            meaning: meant.meaning,
            isEither: meant.isEither
        )
    }

    /// Signs that are no words are looked for, and are in nothing; words may also mean a country, a subject or a stage.
    private func meant() throws -> Meant {
        guard !search.text.allSatisfy(\.isWhitespace) else { return Meant() }
        let meaning = try meaning()
        let isAll = meaning.rest.isEmpty && !meaning.conditions.isEmpty
        // With so few letters begins what is meant by nobody.
        if isAll, meaning.isShort { return Meant(meaning: meaning) }
        var meant = try found(search.text)
        guard meant.ids?.isEmpty == false else {
            return try nearlyMeant(meaning) ?? known(SearchWord.words(of: search.text)) ?? meant
        }
        if isAll { (meant.meaning, meant.isEither) = (meaning, true) }
        return meant
    }

    /// What is meant where nothing has all the words: first by whole phrases, then with slips of the pen; `nil` where
    /// nothing is.
    ///
    /// Words besides that are in nothing narrow nothing.
    private func nearlyMeant(_ exact: SearchMeaning) throws -> Meant? {
        var understood: SearchMeaning?
        for isLenient in [false, true] {
            let meaning = isLenient ? try self.meaning(isLenient: true) : exact
            guard meaning.isOther, understood?.rest != meaning.rest else { continue }
            if meaning.rest.isEmpty { return Meant(meaning: meaning) }
            var found = try found(meaning.rest.joined(separator: " "))
            found.meaning = meaning
            if found.ids?.isEmpty == false { return found }
            understood = meaning
        }
        guard let understood else { return nil }
        if var known = try known(understood.rest) {
            known.meaning = understood
            return known
        }
        return understood.conditions.isEmpty ? nil : Meant(meaning: understood, leftOut: understood.rest)
    }

    /// What has those of the words that are in something; `nil` where there is nothing, or none was left out.
    private func known(_ words: [String]) throws -> Meant? {
        guard words.count > 1 else { return nil }
        let (found, leftOut) = try StartupGrams(connection: store.connection)
            .meantWithoutUnknown(words, most: mostCandidates)
        guard !found.ids.isEmpty, !leftOut.isEmpty else { return nil }
        return Meant(ids: found.ids, isPartial: found.isPartial, leftOut: leftOut)
    }

    private func meaning(isLenient: Bool = false) throws -> SearchMeaning {
        try SearchMeaning(search.text, isLenient: isLenient) { try CategoryList.renamed(store.connection) }
    }

    private func found(_ text: String) throws -> Meant {
        let found = try StartupGrams(connection: store.connection).meant(by: text, most: mostCandidates)
        return Meant(ids: found.ids, isPartial: found.isPartial)
    }

    // MARK: The page

    private func startups(_ narrowing: StartupNarrowing) throws -> [Startup] {
        let shown = try ids(narrowing)
        guard !shown.isEmpty else { return [] }
        let startups = try store.startups(
            where: "\(StartupStore.isPublished) AND e.document_id IN (\(values: shown))"
        )
        let places = Dictionary(shown.enumerated().map { ($1, $0) }) { first, _ in first }
        return startups.sorted { places[$0.id.text, default: 0] < places[$1.id.text, default: 0] }
    }

    /// What stands on the page, in its order.
    private func ids(_ narrowing: StartupNarrowing) throws -> [String] {
        let (condition, offset) = (narrowing.condition(), start ?? (search.page - 1) * search.pageSize)
        switch search.order {
        case .relevance:
            guard let ranked = narrowing.ranked?.map(\.text) else {
                return try freshFirst("l.published_at DESC", condition, offset, search.pageSize)
            }
            let written: SQL = "l.document_id IN (\(values: ranked))"
            let fitting = Set(try ids("\(condition) AND \(written)", order: "l.document_id", ""))
            let first = ranked.filter(fitting.contains)
            let shown = Array(first.dropFirst(offset).prefix(search.pageSize))
            guard narrowing.isEither, shown.count < search.pageSize else { return shown }
            let (before, missing) = (max(0, offset - first.count), search.pageSize - shown.count)
            return try shown
                + freshFirst("l.published_at DESC", "\(condition) AND NOT \(written)", before, missing)
        case .newest: return try freshFirst("l.published_at DESC", condition, offset, search.pageSize)
        case .mostViewed: return try freshFirst("l.views DESC", condition, offset, search.pageSize)
        case .confirmed: return try ids(condition, order: "l.confirmed_at DESC, l.document_id", offset, search.pageSize)
        // Who looks for a name looks for it in its place.
        case .title: return try ids(condition, order: "l.title_key, l.document_id", offset, search.pageSize)
        }
    }

    /// What is fresh and then what is dimmed, each in the order of an index, which is read no further than to the page.
    private func freshFirst(_ order: SQL, _ condition: SQL, _ offset: Int, _ size: Int) throws -> [String] {
        // By the moment at which the list was opened, so that its pages stay where they are.
        let limit = (search.openedAt ?? now).addingTimeInterval(-Freshness.limit)
        let isFresh: SQL = "(l.is_sample = 1 OR l.confirmed_at > \(limit))"
        let order: SQL = "\(order), l.document_id"
        let fresh = try ids("\(condition) AND \(isFresh)", order: order, offset, size)
        guard fresh.count < size else { return fresh }
        let before = fresh.isEmpty ? try listings.count(where: "\(condition) AND \(isFresh)") : offset + fresh.count
        return try fresh
            + ids(
                "\(condition) AND NOT \(isFresh)",
                order: order,
                max(0, offset - before),
                size - fresh.count
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
