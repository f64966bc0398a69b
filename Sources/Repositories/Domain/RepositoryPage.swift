/// One page of a search.
package struct RepositoryPage: Hashable, Codable, Sendable {
    package var repositories: [Repository]
    /// All matches the source knows of; GitHub hands out at most 1,000 of them.
    package var totalCount: Int
    /// GitHub ran out of time; there may be more matches than it says.
    package var isIncomplete: Bool
    package var page: Int
    /// `nil` on the last page.
    package var nextPage: Int?
    /// The source's cap ends the list although there are more matches.
    package var isCapped: Bool
    package var source: SourceStatus.Source
    /// A newer answer is being fetched; asking again with `refresh` waits for it.
    package var isBeingRefreshed: Bool

    package init(
        repositories: [Repository],
        totalCount: Int,
        isIncomplete: Bool,
        page: Int,
        nextPage: Int? = nil,
        isCapped: Bool,
        source: SourceStatus.Source,
        isBeingRefreshed: Bool = false
    ) {
        self.repositories = repositories
        self.totalCount = totalCount
        self.isIncomplete = isIncomplete
        self.page = page
        self.nextPage = nextPage
        self.isCapped = isCapped
        self.source = source
        self.isBeingRefreshed = isBeingRefreshed
    }
}
