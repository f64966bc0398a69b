import Calls
import DesignSystem
import DiscoveryDomain
import Foundation
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// The profile in every state, and an answer being changed.
enum ProfileSamples {
    static var all: [Sample] {
        let rules = [
            TopicRule(subject: TasteSubject(.topic, "blockchain"), kind: .never, since: SampleData.now),
            TopicRule(subject: TasteSubject(.cluster, "machine-learning"), kind: .less, since: SampleData.now),
        ]
        return [
            sample("profile-loading", Preferences(), .loading),
            sample("profile-new", Preferences(), .loaded(empty)),
            sample("profile", SampleData.preferences, .loaded(SampleData.statistics), rules),
            sample("profile-picture", SampleData.preferences, .loaded(SampleData.statistics), picture: "/picture"),
            sample("profile-offline", Preferences(), .failed(.offline)),
            Sample(
                "answer",
                AnswerEditorView(
                    question: .level,
                    preferences: SampleData.preferences,
                    stars: StarImportModel(dependencies: SampleModels().dependencies),
                    onAnswered: { _ in }
                )
            ),
        ]
    }

    private static let empty = Statistics(judged: 0, liked: 0, saved: 0, starred: 0, languages: [], weeks: [])

    private static func sample(
        _ name: String,
        _ preferences: Preferences,
        _ state: ProfileViewModel.State,
        _ rules: [TopicRule] = [],
        picture: String? = nil
    ) -> Sample {
        let account = AccountClient(section: { AnyView(Text(verbatim: "Account")) }, delete: {})
        let dependencies = SampleModels(account: account).dependencies
        let model = ProfileViewModel(
            dependencies: dependencies,
            stars: StarImportModel(dependencies: dependencies),
            preferences: preferences,
            rules: rules,
            pictureURL: picture.flatMap { URL(string: $0) },
            state: state,
            onTasteChanged: {}
        )
        return Sample(name, NavigationStack { ProfileView(model: model, onQuestion: { _ in }) })
    }
}

/// View models in states that samples show.
struct SampleModels {
    let dependencies: RepoFinderDependencies
    let toasts: ToastPresenter
    let shelf: FavouritesStore

    init(favourites: [Favourite]? = SampleData.favourites, account: AccountClient = AccountClient()) {
        dependencies = RepoFinderDependencies(
            discovery: RemoteDiscoveryService(.unanswered),
            repositories: SampleRepositoryService(
                status: SourceStatus(source: .github, starterDate: SampleData.now, starterCount: 420)
            ),
            favourites: SampleFavouriteService(stored: favourites ?? []),
            account: account,
            now: { SampleData.now }
        )
        toasts = ToastPresenter(clock: dependencies.clock)
        shelf = FavouritesStore(
            service: dependencies.favourites,
            toasts: toasts,
            now: dependencies.now,
            favourites: favourites
        )
    }

    func deck(_ decks: [Deck] = SampleData.decks, showing batch: CardBatch?) -> DeckViewModel {
        DeckViewModel(
            dependencies: dependencies,
            shelf: shelf,
            toasts: toasts,
            library: DeckLibrary(service: dependencies.discovery, decks: decks),
            showing: batch
        )
    }
}
