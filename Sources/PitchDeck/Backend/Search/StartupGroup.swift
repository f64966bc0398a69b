import PitchDeckDomain
import Storage

/// Startups that are alike in all that there is to choose.
struct StartupGroup {
    var category: DocumentID?
    var stage: StartupContent.Stage?
    var team: StartupSearch.TeamBand?
    var isHiring: Bool
    var hasDeck: Bool
    /// `nil` where places are counted by themselves.
    var place: String?
    var count: Int
    var fresh: Int

    /// What one startup of ``StartupListings`` is read from, as a group of its own.
    static func columns(isFresh: SQL) -> SQL {
        """
        l.category_id, l.stage, l.team, l.is_hiring, l.has_deck, l.location, 1 AS total,
        CASE WHEN \(isFresh) THEN 1 ELSE 0 END AS fresh
        """
    }

    init(_ row: SQLRow, hasPlace: Bool) throws {
        let (category, stage, team): (String?, String?, String?) =
            (try row["category_id"], try row["stage"], try row["team"])
        self.category = category.flatMap(DocumentID.init)
        self.stage = stage.flatMap(StartupContent.Stage.init)
        self.team = team.flatMap(StartupSearch.TeamBand.init)
        (isHiring, hasDeck) = (try row["is_hiring"], try row["has_deck"])
        place = hasPlace ? try row["location"] : nil
        (count, fresh) = (try row["total"], try row["fresh"])
    }

    /// The choices of a search that it does not fit, but for freshness.
    func missed(_ search: StartupSearch) -> [StartupNarrowing.Facet] {
        var missed: [StartupNarrowing.Facet] = []
        if !search.categories.isEmpty, !(category.map(search.categories.contains) ?? false) { missed.append(.category) }
        if !search.stages.isEmpty, !(stage.map(search.stages.contains) ?? false) { missed.append(.stage) }
        if let team = search.team, self.team != team { missed.append(.team) }
        if search.isHiring, !isHiring { missed.append(.hiring) }
        if search.hasDeck, !hasDeck { missed.append(.deck) }
        if let wanted = search.place, let place, place != wanted { missed.append(.place) }
        return missed
    }
}

/// What was found by its words, with all that a list and its facets ask of it.
struct FoundStartup {
    let id: DocumentID
    let group: StartupGroup
    /// Whether a list may have it, whatever is chosen.
    let isListed: Bool
    /// Whether the list was opened before it was published.
    let isNewer: Bool

    static func columns(_ narrowing: StartupNarrowing) -> SQL {
        let isNewer: SQL = narrowing.search.openedAt == nil ? "1 = 0" : narrowing.condition([], isNewer: true)
        return """
            \(StartupGroup.columns(isFresh: narrowing.isFresh)),
            CASE WHEN \(narrowing.condition([])) THEN 1 ELSE 0 END AS is_listed,
            CASE WHEN \(isNewer) THEN 1 ELSE 0 END AS is_newer
            """
    }

    init(_ row: SQLRow) throws {
        id = try DocumentID(stored: try row["document_id"])
        group = try StartupGroup(row, hasPlace: true)
        (isListed, isNewer) = (try row["is_listed"], try row["is_newer"])
    }

    func fits(_ search: StartupSearch) -> Bool {
        group.missed(search).isEmpty && (!search.isFresh || group.fresh > 0)
    }
}
