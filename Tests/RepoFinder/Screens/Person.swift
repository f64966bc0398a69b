import DesignSystem
import DiscoveryDomain
import FeatureTestSupport
import Foundation
import RepositoriesDomain
import RepositoryScreens

@testable import RepoFinder

/// Somebody with RepoFinder in hand, over services in memory.
struct Person {
    let discovery: MemoryDiscoveryService
    let favourites: MemoryFavouriteService
    let clock = ManualClock()
    let dependencies: RepoFinderDependencies

    init(_ count: Int = 60, preferences: Preferences = Preferences(onboardingCompleted: true)) {
        favourites = MemoryFavouriteService()
        discovery = MemoryDiscoveryService(
            MadeUpCatalogue.repositories(count, now: .testNow),
            preferences: preferences,
            favourites: favourites
        )
        dependencies = RepoFinderDependencies(
            discovery: discovery,
            repositories: ScriptedRepositoryService(),
            favourites: favourites,
            clock: clock,
            now: { .testNow }
        )
    }

    func shelf() -> FavouritesStore { .test(favourites) }

    /// A deck with its first cards and the reserve below them.
    func deck() async -> DeckViewModel {
        let deck = DeckViewModel(
            dependencies: dependencies,
            shelf: shelf(),
            toasts: ToastPresenter(clock: ManualClock())
        )
        await deck.appeared()
        if let reserve = deck.reserve {
            await clock.sleepers(1)
            clock.advance(by: DeckViewModel.reservePause)
            await reserve.value
        }
        return deck
    }
}
