import AccountsDomain
import Foundation
import GitRepD
import RepositoriesDomain
import RepositoriesService
import WebUILive

extension WebApp {
    static func gitRepD(_ backend: Backend) -> WebApp {
        WebApp(
            tile: AppTile(
                name: "GitRepD",
                sentence: "Search GitHub’s repositories, read about one, keep the ones you like.",
                path: "/gitrepd",
                icon: "gitrepd",
                accentLight: "#24292f",
                accentDark: "#d0d7de"
            ),
            makeScene: { visitor in
                let account = try LiveOwner(visitor).account
                let coordinator = GitRepDCoordinator(
                    dependencies: GitRepDDependencies(
                        repositories: backend.repositories.bound(to: account),
                        favourites: backend.favourites(of: account),
                        reportAddress: { repository in
                            let route = AccountRoute.report(kind: "repository", id: repository.fullName, author: nil)
                            return URL(string: route.path)
                        }
                    )
                )
                return LiveScene(root: GitRepDRootView(coordinator: coordinator), router: GitRepDRouter(coordinator))
            }
        )
    }
}

/// GitRepD's coordinator as the address bar sees it.
@MainActor
private final class GitRepDRouter: LiveRouter {
    private let coordinator: GitRepDCoordinator

    init(_ coordinator: GitRepDCoordinator) {
        self.coordinator = coordinator
    }

    var location: String { coordinator.url }

    func open(_ location: String) { coordinator.open(location) }

    func address(of value: AnyHashable) -> String? { coordinator.address(of: value) }
}
