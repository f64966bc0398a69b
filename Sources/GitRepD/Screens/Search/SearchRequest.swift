import RepositoriesDomain

/// One asking of a query; asking again is another request.
nonisolated struct SearchRequest: Hashable {
    var query: RepositoryQuery
    var attempt = 0
}
