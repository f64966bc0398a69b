import RepositoriesDomain

/// One asking of a query; asking again is another request.
nonisolated struct SearchRequest: Hashable {
    var query: RepositoryQuery
    var attempt = 0
    /// Whether the person asked outright and did not only pause in typing.
    var isSubmitted = false
}
