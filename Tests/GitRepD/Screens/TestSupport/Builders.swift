import FeatureTestSupport
import RepositoriesDomain

@testable import GitRepD

extension GitRepDDependencies {
    static func test(
        repositories: any RepositoryService = ScriptedRepositoryService(),
        favourites: any FavouriteService = MemoryFavouriteService(),
        clock: any Clock<Duration> = ManualClock()
    ) -> GitRepDDependencies {
        GitRepDDependencies(repositories: repositories, favourites: favourites, clock: clock, now: { .testNow })
    }
}
