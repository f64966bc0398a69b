import PitchDeckDomain

/// How many startups each choice would show, with everything else that is chosen.
struct FacetTally {
    let search: StartupSearch
    private(set) var total = 0
    private var facets = StartupFacets()
    private var places: [String: Int] = [:]

    /// As many places as are offered to choose from.
    private static let mostPlaces = 12

    init(_ search: StartupSearch, _ groups: [StartupGroup] = [], places: [String: Int] = [:]) {
        (self.search, self.places) = (search, places)
        for group in groups { count(group, 1) }
    }

    /// The same, without startups that were counted.
    func without(_ groups: [StartupGroup]) -> FacetTally {
        var tally = self
        for group in groups { tally.count(group, -1) }
        return tally
    }

    private mutating func count(_ group: StartupGroup, _ sign: Int) {
        let missed = group.missed(search)
        guard missed.count < 2 else { return }
        func fits(without facet: StartupNarrowing.Facet) -> Bool { missed.allSatisfy { $0 == facet } }
        let count = sign * (search.isFresh ? group.fresh : group.count)
        if missed.isEmpty { (total, facets.fresh) = (total + count, facets.fresh + sign * group.fresh) }
        if let category = group.category, fits(without: .category) { facets.categories[category, default: 0] += count }
        if let stage = group.stage, fits(without: .stage) { facets.stages[stage, default: 0] += count }
        if let team = group.team, fits(without: .team) { facets.teams[team, default: 0] += count }
        if group.isHiring, fits(without: .hiring) { facets.hiring += count }
        if group.hasDeck, fits(without: .deck) { facets.withDeck += count }
        if let place = group.place, !place.isEmpty, fits(without: .place) { places[place, default: 0] += count }
    }

    /// Those that show something; of places the most frequent, these first.
    var shown: StartupFacets {
        var shown = facets
        shown.categories = facets.categories.filter { $0.value > 0 }
        shown.stages = facets.stages.filter { $0.value > 0 }
        shown.teams = facets.teams.filter { $0.value > 0 }
        let sorted = places.filter { $0.value > 0 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        shown.places = sorted.prefix(Self.mostPlaces).map { .init(name: $0.key, count: $0.value) }
        return shown
    }
}
