package import Calls
package import RepositoriesDomain

/// The calls of a ``DiscoveryService``, for the person who asks.
package enum DiscoveryEndpoints {
    package static let clusters = Endpoint<NoInput, [ClusterSummary], DiscoveryError>(
        "listClusters",
        .get,
        "/api/v1/discovery/clusters",
        for: .person,
        subject: "Discovery",
        summary: "List the fields repositories belong to"
    )

    package static let preferences = Endpoint<NoInput, Preferences, DiscoveryError>(
        "getPreferences",
        .get,
        "/api/v1/discovery/preferences",
        for: .person,
        subject: "Discovery",
        summary: "Tell what the person said of themselves"
    )

    package static let setPreferences = Endpoint<PreferencesInput, Preferences, DiscoveryError>(
        "setPreferences",
        .put,
        "/api/v1/discovery/preferences",
        for: .person,
        subject: "Discovery",
        summary: "Replace what the person said of themselves"
    )

    package static let statistics = Endpoint<NoInput, Statistics, DiscoveryError>(
        "getStatistics",
        .get,
        "/api/v1/discovery/statistics",
        for: .person,
        subject: "Discovery",
        summary: "Count what the person judged, liked and saved"
    )

    package static let trending = Endpoint<TrendingInput, TrendingList, DiscoveryError>(
        "listTrending",
        .get,
        "/api/v1/discovery/trending",
        for: .person,
        subject: "Discovery",
        summary: "List the repositories that gain the most stars"
    )

    package static let similar = Endpoint<SimilarInput, [Card], DiscoveryError>(
        "listSimilarRepositories",
        .get,
        "/api/v1/discovery/repositories/{owner}/{name}/similar",
        for: .person,
        subject: "Discovery",
        summary: "List repositories that are like one",
        problems: [.repositoryNotFound]
    )

    package static let lookAtReleases = Endpoint<ReleaseLookInput, ReleaseRadar, DiscoveryError>(
        "lookAtReleases",
        .post,
        "/api/v1/discovery/release-looks",
        for: .person,
        subject: "Discovery",
        summary: "List what was released of the saved repositories since the last look"
    )

    package static let export = Endpoint<NoInput, DiscoveryExport, DiscoveryError>(
        "exportDiscovery",
        .get,
        "/api/v1/discovery/export",
        for: .person,
        subject: "Discovery",
        summary: "Give everything that is kept of the person's discovering"
    )
}

/// Preferences to keep.
package struct PreferencesInput: EndpointInput, Hashable {
    package var preferences: Preferences

    package init(_ preferences: Preferences) {
        self.preferences = preferences
    }

    package static let fields: [InputField] = [
        .body("preferences", Preferences.schema, "All of them; they replace what was there.")
    ]
}

/// A look at the releases, and whether to ask the source first.
package struct ReleaseLookInput: EndpointInput, Hashable {
    package var refresh: Bool

    package init(refresh: Bool) {
        self.refresh = refresh
    }

    package static let fields: [InputField] = [
        .body("refresh", .boolean, "Ask the source about those it was not asked about lately.", .defaulted(false))
    ]
}

/// What to be similar to.
package struct SimilarInput: EndpointInput, Hashable {
    package var owner: String
    package var name: String
    package var count: Int

    package init(_ id: Repository.ID, count: Int) {
        owner = id.owner
        name = id.name
        self.count = count
    }

    package var id: Repository.ID { Repository.ID(owner: owner, name: name) }

    package static let fields: [InputField] = [
        .repositoryOwner, .repositoryName, .query("count", .integer(1...20), "How many.", .defaulted(10)),
    ]
}

/// Which trending list.
package struct TrendingInput: EndpointInput, Hashable {
    package var language: String?
    package var period: TrendingQuery.Period
    package var kind: TrendingQuery.Kind
    package var isNewToMe: Bool

    package init(_ query: TrendingQuery) {
        language = query.language
        period = query.period
        kind = query.kind
        isNewToMe = query.isNewToMe
    }

    package var query: TrendingQuery {
        TrendingQuery(language: language, period: period, kind: kind, isNewToMe: isNewToMe)
    }

    package static let fields: [InputField] = [
        .query("language", .string(1...50), "As GitHub writes it; absent for all."),
        .query("period", .choice(TrendingQuery.Period.self), "How far back.", .defaulted("week")),
        .query("kind", .choice(TrendingQuery.Kind.self), "By stars gained, or by size too.", .defaulted("trending")),
        .query("isNewToMe", .boolean, "Without what was judged, saved or starred.", .defaulted(false)),
    ]
}

extension InputField {
    static let repositoryOwner = InputField.path("owner", .string(1...39), "Who the repository belongs to.")
    static let repositoryName = InputField.path("name", .string(1...100), "What the repository is called.")
}

extension ProblemKind {
    package static let deckNotFound = ProblemKind("deck-not-found", 404, "There is no such deck")
    package static let deckLimitReached = ProblemKind("deck-limit-reached", 409, "There is no room for more decks")
    package static let lastDeck = ProblemKind("last-deck", 409, "One deck always stays")
}
