import AccountsService
import DestinyService
import Destiny
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
                let coordinator = DestinyCoordinator(
                    dependencies: DestinyDependencies(
                        charts: astrology.charts(of: account),
                        conversations: astrology.conversations(of: account),
                        profile: astrology.profile(of: account),
                        matches: astrology.matches(of: account),
                        subscriptions: astrology.subscriptions(of: account),
                        keys: astrology.keys(of: account)
                    )
                )
                return LiveScene(root: DestinyRootView(coordinator: coordinator), router: DestinyRouter(coordinator))
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
