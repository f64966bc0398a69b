package import DiscoveryDomain
package import RepositoriesDomain
import RepositoriesService

extension PersonDiscoveryService {
    package func lookAtReleases(refresh: Bool) async throws(DiscoveryError) -> ReleaseRadar {
        do throws(RepositoryError) {
            return try await backend.repositories.lookAtReleases(of: account, refresh: refresh)
        } catch {
            throw DiscoveryError(error)
        }
    }
}
