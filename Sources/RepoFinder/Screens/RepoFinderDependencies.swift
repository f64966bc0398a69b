package import DiscoveryDomain
package import Foundation
package import RepositoriesDomain

/// What RepoFinder needs from outside; put together where the app starts.
package struct RepoFinderDependencies {
    package var discovery: any DiscoveryService
    package var repositories: any RepositoryService
    package var favourites: any FavouriteService
    package var settings: SettingsSlot
    /// What the profile shows of the person's account.
    package var account: AccountSlot
    /// The person's account at GitHub.
    package var gitHub: GitHubSlot
    /// Times the toasts and the sending of what waits.
    package var clock: any Clock<Duration>
    package var now: @Sendable () -> Date

    package init(
        discovery: any DiscoveryService,
        repositories: any RepositoryService,
        favourites: any FavouriteService,
        settings: SettingsSlot = SettingsSlot(),
        account: AccountSlot = AccountSlot(),
        gitHub: GitHubSlot = GitHubSlot(),
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.discovery = discovery
        self.repositories = repositories
        self.favourites = favourites
        self.settings = settings
        self.account = account
        self.gitHub = gitHub
        self.clock = clock
        self.now = now
    }
}
