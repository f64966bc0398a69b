import RepositoriesService
package import DiscoveryDomain
package import RepositoriesDomain

extension PersonDiscoveryService {
    package func lookAtReleases(refresh: Bool) async throws(DiscoveryError) -> ReleaseRadar {
        do throws(RepositoryError) {
            return try await backend.repositories.lookAtReleases(of: account, refresh: refresh)
        } catch {
            throw DiscoveryError(error)
        }
    }
}
