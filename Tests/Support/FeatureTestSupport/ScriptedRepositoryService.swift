import Foundation
package import RepositoriesDomain

/// A repository service that answers what a test says.
nonisolated package struct ScriptedRepositoryService: RepositoryService {
    package typealias Search = @Sendable (RepositoryQuery, Int) async throws -> RepositoryPage
    package typealias Detail = @Sendable (Repository.ID, Bool) async throws -> RepositoryDetail
    package typealias Text = @Sendable (Repository.ID) async throws -> Readme?

    package var onSearch: Search
    /// Answers from what is stored; `nil` for a service that has no source beyond it.
    package var onStored: Search?
    package var onDetail: Detail
    package var onReadme: Text

    package init(
        onSearch: @escaping Search = { _, _ in throw RepositoryError.offline },
        onStored: Search? = nil,
        onDetail: @escaping Detail = { _, _ in throw RepositoryError.offline },
        onReadme: @escaping Text = { _ in nil }
    ) {
        self.onSearch = onSearch
        self.onStored = onStored
        self.onDetail = onDetail
        self.onReadme = onReadme
    }

    package func search(
        _ query: RepositoryQuery,
        page: Int,
        effort: SearchEffort
    ) async throws(RepositoryError) -> RepositoryPage {
        try await typed { try await (effort == .stored ? onStored ?? onSearch : onSearch)(query, page) }
    }

    package func detail(of id: Repository.ID, refresh: Bool) async throws(RepositoryError) -> RepositoryDetail {
        try await typed { try await onDetail(id, refresh) }
    }

    package func readme(of id: Repository.ID) async throws(RepositoryError) -> Readme? {
        try await typed { try await onReadme(id) }
    }

    package func sourceStatus() async throws(RepositoryError) -> SourceStatus {
        SourceStatus(source: .starter, starterDate: Date(timeIntervalSince1970: 0), starterCount: 3)
    }

    /// A test that throws anything else finds it in `sourceFailed`.
    private func typed<Value: Sendable>(
        _ answer: @Sendable () async throws -> Value
    ) async throws(RepositoryError) -> Value {
        do {
            return try await answer()
        } catch let error as RepositoryError {
            throw error
        } catch {
            throw .sourceFailed("\(error)")
        }
    }
}
