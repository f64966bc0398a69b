import DiscoveryDomain
import Observation
import RepositoriesDomain

/// Which of the saved repositories had a release since the person last looked.
@Observable
final class ReleaseRadarModel {
    private(set) var releases: [Repository.ID: RepositoryRelease]
    @ObservationIgnored private let service: any DiscoveryService

    init(service: any DiscoveryService, releases: [RepositoryRelease] = []) {
        self.service = service
        self.releases = Self.byRepository(releases)
    }

    subscript(id: Repository.ID) -> RepositoryRelease? { releases[id] }

    /// Shows what is known, and then what is new.
    func look() async {
        do throws(DiscoveryError) {
            let known = try await service.lookAtReleases(refresh: false)
            releases = Self.byRepository(known.releases)
            guard known.isIncomplete else { return }
            releases = Self.byRepository(try await service.lookAtReleases(refresh: true).releases)
        } catch {
            // The list is there without it, and says itself when nothing answers.
        }
    }

    private static func byRepository(_ releases: [RepositoryRelease]) -> [Repository.ID: RepositoryRelease] {
        Dictionary(releases.map { ($0.id, $0) }, uniquingKeysWith: { newest, _ in newest })
    }
}
