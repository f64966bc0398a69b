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

/// The first questions, each unanswered or answered, and the import of stars in every state.
enum OnboardingSamples {
    static var all: [Sample] {
        Question.allCases.map { sample("onboarding-\($0.rawValue)", $0, Preferences()) } + [
            sample("onboarding-fields-chosen", .fields, SampleData.preferences),
            sample("onboarding-stack-chosen", .stack, SampleData.preferences),
            sample("onboarding-goals-chosen", .goals, SampleData.preferences),
            stars("stars-beginning", .running, read: 0, total: nil),
            stars("stars-running", .running, read: 300, total: 1_240),
            stars(
                "stars-waiting",
                .waiting(until: SampleData.now.addingTimeInterval(1_800), problem: .rateLimited),
                read: 600,
                total: 1_240
            ),
            stars("stars-finished", .finished, read: 1_240, total: 1_240),
            stars("stars-stopped", .stopped, read: 1, total: 1_240),
            stars("stars-unknown-user", .userNotFound, read: 0, total: nil),
            stars(
                "stars-sign-in",
                StarImportModel(
                    dependencies: SampleModels().dependencies,
                    signInAddress: URL(string: "/account/github-code")
                )
            ),
        ]
    }

    private static func sample(_ name: String, _ question: Question, _ preferences: Preferences) -> Sample {
        let dependencies = SampleModels().dependencies
        let model = OnboardingViewModel(
            service: dependencies.discovery,
            stars: StarImportModel(dependencies: dependencies),
            preferences: preferences,
            question: question,
            onFinished: { _ in }
        )
        return Sample(name, OnboardingView(model: model))
    }

    private static func stars(_ name: String, _ state: StarImport.State, read: Int, total: Int?) -> Sample {
        let latest = StarImport(login: "mira", state: state, read: read, total: total, startedAt: SampleData.now)
        let model = StarImportModel(dependencies: SampleModels().dependencies, latest: latest)
        return stars(name, model)
    }

    private static func stars(_ name: String, _ model: StarImportModel) -> Sample {
        Sample(
            name,
            NavigationStack {
                StarImportView(model: model).padding(20).navigationTitle(words("repofinder.tab.profile"))
            }
        )
    }
}
