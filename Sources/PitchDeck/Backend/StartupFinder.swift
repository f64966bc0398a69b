import Foundation
import PitchDeckDomain
import Storage

/// Finds a page of the catalogue and counts its facets, all among ``StartupListings``.
struct StartupFinder {
    let store: StartupStore
    let search: StartupSearch
    let now: Date
    let catalogue: KnownCatalogue
    /// How many candidates for its words are looked through.
    var mostCandidates = StartupGrams.mostCandidates
    /// How many come before the page, where these are no whole pages.
    var start: Int?

    func page() throws -> StartupSearchPage {
        let meant = try meant()
        let narrowing = narrowing(meant)
        let known = try meant.known()
        let tally =
            try known.map { FacetTally(search, $0.filter(\.isListed).map(\.group)) }
            ?? StartupFacetCounts(connection: store.connection, narrowing: narrowing, tallies: catalogue.tallies)
            .counted()
        return StartupSearchPage(
            startups: try store.published(known.map(ids) ?? ids(narrowing)),
            facets: tally.shown,
            total: tally.total,
            page: search.page,
            pageSize: search.pageSize,
            newer: try newer(known, narrowing),
            isPartial: meant.found?.isPartial ?? false,
            leftOut: meant.leftOut
        )
    }

    /// How many were published since the search was opened.
    func newer() throws -> Int {
        let meant = try meant()
        return try newer(meant.known(), narrowing(meant))
    }

    private var listings: StartupListings { StartupListings(connection: store.connection) }

    private func newer(_ known: [FoundStartup]?, _ narrowing: StartupNarrowing) throws -> Int {
        guard search.openedAt != nil else { return 0 }
        if let known { return known.count { $0.isNewer && $0.fits(search) } }
        return try listings.count(where: narrowing.condition(isNewer: true))
    }

    /// What the words of a search stand for.
    private struct Meant {
        /// What has its words, the best first; `nil` where nothing is looked for by its letters.
        var found: StartupGrams.Meant?
        var meaning = SearchMeaning()
        /// Whether what it means is found beside what has its words.
        var isEither = false
        /// Words that narrow nothing, as they are in nothing.
        var leftOut: [String] = []

        var isFound: Bool { found?.ids.isEmpty == false }

        /// All that may be in the list, where that is known without asking the database again.
        func known() throws -> [FoundStartup]? { isEither ? nil : try found?.rows.map(FoundStartup.init) }
    }

    private func narrowing(_ meant: Meant) -> StartupNarrowing {
        StartupNarrowing(
            search: search,
            now: now,
            ranked: meant.found?.ids,
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
        guard meant.isFound else {
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
            let found = try found(meaning.rest.joined(separator: " "), meaning)
            if found.isFound { return found }
            understood = meaning
        }
        guard let understood else { return nil }
        if let known = try known(understood.rest, understood) { return known }
        return understood.conditions.isEmpty ? nil : Meant(meaning: understood, leftOut: understood.rest)
    }

    /// What has those of the words that are in something; `nil` where there is nothing, or none was left out.
    private func known(_ words: [String], _ meaning: SearchMeaning = SearchMeaning()) throws -> Meant? {
        guard words.count > 1 else { return nil }
        let (found, leftOut) = try grams(meaning).meantWithoutUnknown(words, most: mostCandidates)
        guard !found.ids.isEmpty, !leftOut.isEmpty else { return nil }
        return Meant(found: found, meaning: meaning, leftOut: leftOut)
    }

    private func meaning(isLenient: Bool = false) throws -> SearchMeaning {
        try SearchMeaning(search.text, isLenient: isLenient) { try CategoryList.renamed(store.connection) }
    }

    private func found(_ text: String, _ meaning: SearchMeaning = SearchMeaning()) throws -> Meant {
        Meant(found: try grams(meaning).meant(by: text, most: mostCandidates), meaning: meaning)
    }

    /// Reads with each startup that is found what the list asks of it, so that it is looked up once.
    private func grams(_ meaning: SearchMeaning) -> StartupGrams {
        let narrowing = StartupNarrowing(search: search, now: now, ranked: nil, meaning: meaning)
        return StartupGrams(
            connection: store.connection,
            columns: FoundStartup.columns(narrowing),
            known: catalogue.postings
        )
    }

    // MARK: The page

    private var offset: Int { start ?? (search.page - 1) * search.pageSize }

    /// What stands on the page, in its order, of what was found by its words.
    private func ids(_ known: [FoundStartup]) throws -> [String] {
        let fitting = known.filter { $0.isListed && $0.fits(search) }.map(\.id.text)
        guard search.order != .relevance else { return Array(fitting.dropFirst(offset).prefix(search.pageSize)) }
        return fitting.isEmpty ? [] : try ordered("l.document_id IN (\(values: fitting))")
    }

    /// What stands on the page, in its order.
    private func ids(_ narrowing: StartupNarrowing) throws -> [String] {
        let condition = narrowing.condition()
        guard search.order == .relevance, let ranked = narrowing.ranked?.map(\.text) else {
            return try ordered(condition)
        }
        // What has the words, and then what they mean.
        let written: SQL = "l.document_id IN (\(values: ranked))"
        let fitting = Set(try ids("\(condition) AND \(written)", order: "l.document_id", ""))
        let first = ranked.filter(fitting.contains)
        let shown = Array(first.dropFirst(offset).prefix(search.pageSize))
        guard shown.count < search.pageSize else { return shown }
        let (before, missing) = (max(0, offset - first.count), search.pageSize - shown.count)
        return try shown + freshFirst("l.published_at DESC", "\(condition) AND NOT \(written)", before, missing)
    }

    private func ordered(_ condition: SQL) throws -> [String] {
        switch search.order {
        case .relevance, .newest: try freshFirst("l.published_at DESC", condition, offset, search.pageSize)
        case .mostViewed: try freshFirst("l.views DESC", condition, offset, search.pageSize)
        case .confirmed: try ids(condition, order: "l.confirmed_at DESC, l.document_id", offset, search.pageSize)
        // Who looks for a name looks for it in its place.
        case .title: try ids(condition, order: "l.title_key, l.document_id", offset, search.pageSize)
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
