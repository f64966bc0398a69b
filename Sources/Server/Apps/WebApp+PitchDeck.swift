import AccountsDomain
import Foundation
import PitchDeck
import PitchDeckDomain
import PitchDeckService
import WebUILive

extension WebApp {
    static func pitchDeck(_ backend: Backend) -> WebApp {
        WebApp(
            tile: AppTile(
                name: "PitchDeck",
                sentence: "Find startups, compare their figures, publish your own.",
                path: "/pitchdeck",
                icon: "pitchdeck",
                accentLight: "#0f766e",
                accentDark: "#2dd4bf"
            ),
            makeScene: { visitor in
                let account = try LiveOwner(visitor).account
                let profile = StoredFounderProfileService(database: backend.database, account: account)
                let known = try await profile.profile()
                let fallback = PitchDeckLanguage(preferring: visitor.languages)
                let coordinator = PitchDeckCoordinator(
                    dependencies: PitchDeckDependencies(
                        startups: backend.startups(of: account),
                        workspace: backend.workspace(of: account),
                        reviews: backend.startupReviews(of: account),
                        introductions: backend.introductions(of: account),
                        profile: profile,
                        files: backend.startupFiles(of: account),
                        decks: backend.decks(of: account),
                        language: fallback,
                        reportAddress: { id in
                            URL(string: AccountRoute.report(kind: "startup", id: id.text, author: nil).path)
                        },
                        introductionReportAddress: { id in
                            URL(string: AccountRoute.report(kind: "introduction", id: id.text, author: nil).path)
                        },
                        signUpAddress: URL(string: AccountRoute.signUp.path),
                        accountAddress: URL(string: AccountRoute.account.path),
                        reloadAddress: URL(string: PitchDeckRoute.cabinet.path),
                        pageAddress: { id in URL(string: PitchDeckRoute.startup(id).path) },
                        linkAddress: { secret in URL(string: PitchDeckRoute.deckLink(secret).path) },
                        now: backend.now
                    ),
                    // The first page speaks the person's language at once.
                    profile: known
                )
                return LiveScene(
                    root: PitchDeckRootView(coordinator: coordinator),
                    router: PitchDeckRouter(coordinator),
                    locale: Locale(identifier: (known.language ?? fallback).rawValue)
                )
            }
        )
    }
}

/// PitchDeck's coordinator as the address bar sees it.
@MainActor
private final class PitchDeckRouter: LiveRouter {
    private let coordinator: PitchDeckCoordinator

    init(_ coordinator: PitchDeckCoordinator) {
        self.coordinator = coordinator
    }

    var location: String { coordinator.url }

    func open(_ location: String) { coordinator.open(location) }

    func address(of value: AnyHashable) -> String? { coordinator.address(of: value) }
}
