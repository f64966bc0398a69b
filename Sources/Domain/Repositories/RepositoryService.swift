package import Foundation

/// Search and reading of repositories, whoever asks.
package protocol RepositoryService: Sendable {
    /// Page `page` (from 1) of the answer, 10 repositories, best first; empty past the last page.
    ///
    /// - Throws: `invalidQuery` for a query GitHub would refuse, and the errors of the source.
    func search(_ query: RepositoryQuery, page: Int) async throws(RepositoryError) -> RepositoryPage

    /// Everything known about one repository. A cached answer is given at once when there is one;
    /// `refresh` asks the source again.
    func detail(of id: Repository.ID, refresh: Bool) async throws(RepositoryError) -> RepositoryDetail

    /// The README as safe blocks; `nil` when the repository has none.
    func readme(of id: Repository.ID) async throws(RepositoryError) -> Readme?

    /// Which source answers now, and how much of its rate limit is left.
    func sourceStatus() async throws(RepositoryError) -> SourceStatus
}
