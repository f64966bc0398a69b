import RepositoriesDomain

/// What a search has brought so far, and how the list goes on.
nonisolated struct SearchResults: Equatable {
    enum Tail: Hashable {
        /// Reaching the end of the list fetches this page; `attempt` counts from 0 and tells a retry from the first try.
        case more(page: Int, attempt: Int)
        case failed(page: Int, attempt: Int, RepositoryError)
        case end
        /// The source hands out no more although it knows of more.
        case capped
    }

    private(set) var repositories: [Repository]
    private(set) var totalCount: Int
    private(set) var isIncomplete: Bool
    private(set) var source: SourceStatus.Source
    var tail: Tail

    init(_ page: RepositoryPage) {
        repositories = page.repositories
        totalCount = page.totalCount
        isIncomplete = page.isIncomplete
        source = page.source
        tail = Self.tail(after: page)
    }

    /// Adds a page.
    ///
    /// What is shown already is not shown twice: GitHub's order can shift between two pages.
    mutating func append(_ page: RepositoryPage) {
        let known = Set(repositories.map(\.id))
        repositories += page.repositories.filter { !known.contains($0.id) }
        totalCount = page.totalCount
        isIncomplete = isIncomplete || page.isIncomplete
        source = page.source
        tail = Self.tail(after: page)
    }

    private static func tail(after page: RepositoryPage) -> Tail {
        if let next = page.nextPage { return .more(page: next, attempt: 0) }
        return page.isCapped ? .capped : .end
    }
}
