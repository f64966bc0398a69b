package import Calls

/// Repositories of a Serendip server.
package struct RemoteRepositoryService: RepositoryService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func search(
        _ query: RepositoryQuery,
        page: Int,
        effort: SearchEffort
    ) async throws(RepositoryError) -> RepositoryPage {
        try await client.call(RepositoryEndpoints.search, SearchInput(query, page: page, effort: effort))
    }

    package func detail(of id: Repository.ID, refresh: Bool) async throws(RepositoryError) -> RepositoryDetail {
        try await client.call(RepositoryEndpoints.detail, DetailInput(id, refresh: refresh))
    }

    package func readme(of id: Repository.ID) async throws(RepositoryError) -> Readme? {
        try await client.call(RepositoryEndpoints.readme, RepositoryInput(id)).readme
    }

    package func sourceStatus() async throws(RepositoryError) -> SourceStatus {
        try await client.call(RepositoryEndpoints.sourceStatus)
    }
}
