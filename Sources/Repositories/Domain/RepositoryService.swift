/// Search and reading of repositories, whoever asks.
package protocol RepositoryService: Sendable {
    /// Page `page` (from 1) of the answer, 10 repositories, best first; empty past the last page.
    ///
    /// A stored answer is given at once and, when it is no longer new, refreshed behind; `refresh` asks the source
    /// again and waits for it, or joins the asking that is under way.
    ///
    /// - Throws: `invalidQuery` for a query GitHub would refuse, and the errors of the source.
    func search(_ query: RepositoryQuery, page: Int, refresh: Bool) async throws(RepositoryError) -> RepositoryPage

    /// Everything known about one repository. A cached answer is given at once when there is one;
    /// `refresh` asks the source again.
    func detail(of id: Repository.ID, refresh: Bool) async throws(RepositoryError) -> RepositoryDetail

    /// The README as safe blocks; `nil` when the repository has none.
    func readme(of id: Repository.ID) async throws(RepositoryError) -> Readme?

    /// Which source answers now, and how much of its rate limit is left.
    func sourceStatus() async throws(RepositoryError) -> SourceStatus
}

extension RepositoryService {
    /// A page of the answer, a stored one when there is one.
    package func search(_ query: RepositoryQuery, page: Int) async throws(RepositoryError) -> RepositoryPage {
        try await search(query, page: page, refresh: false)
    }
}
