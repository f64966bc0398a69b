package import RepositoriesDomain

/// A repository service that never gets to an answer, so that a sample's state stays as it is.
nonisolated package struct SampleRepositoryService: RepositoryService {
    private let status: SourceStatus

    package init(status: SourceStatus) {
        self.status = status
    }

    package func search(
        _ query: RepositoryQuery,
        page: Int,
        refresh: Bool
    ) async throws(RepositoryError) -> RepositoryPage {
        await never()
        throw .offline
    }

    package func detail(of id: Repository.ID, refresh: Bool) async throws(RepositoryError) -> RepositoryDetail {
        await never()
        throw .offline
    }

    package func readme(of id: Repository.ID) async throws(RepositoryError) -> Readme? {
        await never()
        throw .offline
    }

    package func sourceStatus() async throws(RepositoryError) -> SourceStatus { status }

    /// Returns when the task is cancelled.
    private func never() async {
        let (silence, _) = AsyncStream<Never>.makeStream()
        for await _ in silence {}
    }
}
