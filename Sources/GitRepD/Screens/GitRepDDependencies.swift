package import Foundation
package import RepositoriesDomain

/// What GitRepD needs from outside; put together where the app starts.
package struct GitRepDDependencies {
    package var repositories: any RepositoryService
    package var favourites: any FavouriteService
    /// Where somebody says what is wrong with a repository's entry; `nil` where there is no such place.
    package var reportAddress: (Repository.ID) -> URL?
    /// Times the typing pause and the toasts.
    package var clock: any Clock<Duration>
    package var now: @Sendable () -> Date

    package init(
        repositories: any RepositoryService,
        favourites: any FavouriteService,
        reportAddress: @escaping (Repository.ID) -> URL? = { _ in nil },
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.repositories = repositories
        self.favourites = favourites
        self.reportAddress = reportAddress
        self.clock = clock
        self.now = now
    }
}
