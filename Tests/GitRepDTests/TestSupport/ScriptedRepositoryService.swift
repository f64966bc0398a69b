import Foundation
import RepositoriesDomain

/// A repository service that answers what a test says.
nonisolated struct ScriptedRepositoryService: RepositoryService {
    typealias Search = @Sendable (RepositoryQuery, Int) async throws -> RepositoryPage
    typealias Detail = @Sendable (Repository.ID, Bool) async throws -> RepositoryDetail
    typealias Text = @Sendable (Repository.ID) async throws -> Readme?

    var onSearch: Search = { _, _ in throw RepositoryError.offline }
    var onDetail: Detail = { _, _ in throw RepositoryError.offline }
    var onReadme: Text = { _ in nil }

    func search(
        _ query: RepositoryQuery,
        page: Int,
        refresh: Bool
    ) async throws(RepositoryError) -> RepositoryPage {
        try await typed { try await onSearch(query, page) }
    }

    func detail(of id: Repository.ID, refresh: Bool) async throws(RepositoryError) -> RepositoryDetail {
        try await typed { try await onDetail(id, refresh) }
    }

    func readme(of id: Repository.ID) async throws(RepositoryError) -> Readme? {
        try await typed { try await onReadme(id) }
    }

    func sourceStatus() async throws(RepositoryError) -> SourceStatus {
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
