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
