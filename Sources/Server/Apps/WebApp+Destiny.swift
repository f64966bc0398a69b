import AccountsDomain
import AccountsService
import Destiny
import DestinyDomain
import DestinyService
import Foundation
import WebUILive

extension WebApp {
    static func destiny(_ backend: Backend) -> WebApp {
        WebApp(
            tile: AppTile(
                name: "Destiny",
                sentence: "Ask your birth chart, and see which facts each answer rests on.",
                path: "/destiny",
                icon: "destiny",
                accentLight: "#263248",
                accentDark: "#d4a84b"
            ),
            makeScene: { visitor in
                let account = try await backend.visitor(try LiveOwner(visitor))
                let astrology = backend.astrology
                // Without a profile that can be read the page speaks English, as its screens then do.
                let language = try? await astrology.profile(of: account).profile().settings.language
                let coordinator = DestinyCoordinator(
                    dependencies: DestinyDependencies(
                        charts: astrology.charts(of: account),
                        conversations: astrology.conversations(of: account),
                        profile: astrology.profile(of: account),
                        matches: astrology.matches(of: account),
                        subscriptions: astrology.subscriptions(of: account),
                        keys: astrology.keys(of: account),
                        standing: GuideStanding(
                            isGuest: account.kind == .guest,
                            // A browser keeps this from its last sign-in.
                            wasSignedIn: account.kind == .guest && Caller.current?.deviceCookie != nil,
                            signIn: URL(string: "/account/sign-in"),
                            signUp: URL(string: "/account/sign-up")
                        ),
                        now: backend.now
                    )
                )
                return LiveScene(
                    root: DestinyRootView(coordinator: coordinator),
                    router: DestinyRouter(coordinator),
                    locale: Locale(identifier: language == .hindi ? "hi" : "en")
                )
            }
        )
    }
}

/// Destiny's coordinator as the address bar sees it.
@MainActor
private final class DestinyRouter: LiveRouter {
    private let coordinator: DestinyCoordinator

    init(_ coordinator: DestinyCoordinator) {
        self.coordinator = coordinator
    }

    var location: String { coordinator.url }

    func open(_ location: String) { coordinator.open(location) }

    func address(of value: AnyHashable) -> String? { coordinator.address(of: value) }
}
