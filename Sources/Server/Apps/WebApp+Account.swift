import AccountScreens
import AccountsDomain
import FindieDomain
import Foundation
import ModerationDomain
import PitchDeckDomain
import RepositoriesDomain
import WebUILive

extension WebApp {
    /// The screens about the account, which all apps lead to.
    static func account(_ backend: Backend) -> WebApp {
        WebApp(
            tile: AppTile(
                name: "Account",
                sentence: "Sign in, see what is kept about you, take it with you or delete it.",
                path: "/account",
                icon: "account",
                accentLight: "#3a5a8c",
                accentDark: "#a9c4ee"
            ),
            makeScene: { visitor in
                let coordinator = AccountCoordinator(
                    dependencies: AccountDependencies(
                        service: backend.account(of: try LiveOwner(visitor)),
                        moderation: backend.moderation(of: try LiveOwner(visitor).account),
                        handover: .browser(to: .account),
                        itemAddress: address,
                        now: backend.now
                    )
                )
                return LiveScene(root: AccountRootView(coordinator: coordinator), router: AccountRouter(coordinator))
            }
        )
    }
}

/// Where a reported item is to be seen.
private func address(of item: ReportedItem) -> URL? {
    let path: String? =
        switch item.kind {
        case Game.reportedKind: FindieRoute.game(item.id).path
        case "startup": DocumentID(item.id).map { PitchDeckRoute.startup($0).path }
        case "repository": Repository.ID(fullName: item.id).map { RepositoryRoute.repository($0).path }
        default: nil
        }
    return path.flatMap { URL(string: $0) }
}

/// The account screens' coordinator as the address bar sees it.
@MainActor
private final class AccountRouter: LiveRouter {
    private let coordinator: AccountCoordinator

    init(_ coordinator: AccountCoordinator) {
        self.coordinator = coordinator
    }

    var location: String { coordinator.url }

    func open(_ location: String) { coordinator.open(location) }

    func address(of value: AnyHashable) -> String? { coordinator.address(of: value) }
}
