import AccountScreens
import AccountsDomain
import AccountsService
import Findie
import FindieDomain
import FindieService
import Foundation
import WebUILive

extension WebApp {
    static func findie(_ backend: Backend) -> WebApp {
        WebApp(
            tile: AppTile(
                name: "Findie",
                sentence: "Discover indie games by swiping; tell it what you loved.",
                path: "/findie",
                icon: "findie",
                accentLight: "#c2255c",
                accentDark: "#ff7ba5"
            ),
            makeScene: { visitor in
                let account = try LiveOwner(visitor).account
                // Ready by the time the first questions are answered; a server without players needs no model.
                backend.findie.start()
                let coordinator = FindieCoordinator(
                    dependencies: FindieDependencies(
                        findie: backend.findie.service(for: account),
                        makers: backend.makers.service(for: account),
                        claims: backend.makers.claims(of: account),
                        steam: backend.findie.steamSync(of: account),
                        steamAccount: steam(of: backend.account(of: try LiveOwner(visitor))),
                        accountSection: AccountLink.section,
                        reportAddress: { id in
                            URL(string: AccountRoute.report(kind: Game.reportedKind, id: id, author: nil).path)
                        },
                        shareAddress: { slug in
                            backend.origin.flatMap { URL(string: $0 + FindieRoute.game(slug).path) }
                        },
                        offersStorePictures: backend.storePictures != nil,
                        reportsAddress: URL(string: AccountRoute.reviews.path),
                        now: backend.now
                    )
                )
                return LiveScene(root: FindieRootView(coordinator: coordinator), router: FindieRouter(coordinator))
            }
        )
    }

    @MainActor
    private static func steam(of person: BoundAccountService) -> SteamAccountClient {
        SteamAccountClient {
            await person.login(at: .steam)
        } signIn: {
            // Without an answer nothing is offered; the profile can be typed.
            guard let options = try? await person.options(), options.providers.contains(.steam) else { return nil }
            return URL(string: IdentityProvider.steam.visitPath)
        }
    }
}

/// Findie's coordinator as the address bar sees it.
@MainActor
private final class FindieRouter: LiveRouter {
    private let coordinator: FindieCoordinator

    init(_ coordinator: FindieCoordinator) {
        self.coordinator = coordinator
    }

    var location: String { coordinator.url }

    func open(_ location: String) { coordinator.open(location) }

    func address(of value: AnyHashable) -> String? { coordinator.address(of: value) }
}
