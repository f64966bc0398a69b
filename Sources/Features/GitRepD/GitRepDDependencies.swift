package import Foundation
package import RepositoriesDomain

/// What GitRepD needs from outside; put together where the app starts.
package struct GitRepDDependencies {
    package var repositories: any RepositoryService
    package var favourites: any FavouriteService
    /// Times the typing pause and the toasts.
    package var clock: any Clock<Duration>
    package var now: @Sendable () -> Date

    package init(
        repositories: any RepositoryService,
        favourites: any FavouriteService,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.repositories = repositories
        self.favourites = favourites
        self.clock = clock
        self.now = now
    }
}
