import AccountData
import AccountsDomain
import Calls
import Crypto
import Foundation
import GitRepD
import ModerationDomain
import RepositoriesDomain
import RepositoriesService
import WebUILive

extension AppDescriptor {
    /// Favourites, and what was searched for.
    static let favouriteRecords: any AccountData = FavouriteRecords()

    static func gitRepD(_ backend: Backend) -> AppDescriptor {
        AppDescriptor(
            tile: AppTile(
                name: "GitRepD",
                sentence: "Search GitHub’s repositories, read about one, keep the ones you like.",
                path: "/gitrepd",
                drawing: PackageResources.gitrepd_svg,
                picture: PackageResources.gitrepd_png,
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
                        },
                        accountAddress: URL(string: AccountRoute.account.path),
                        appsAddress: URL(string: "/"),
                        now: backend.now
                    )
                )
                return LiveScene(
                    root: GitRepDRootView(coordinator: coordinator),
                    router: CoordinatorRouter(coordinator),
                    locale: visitor.english
                )
            },
            library: { visitor in
                try await library(of: backend.favourites(of: LiveOwner(visitor).account))
            },
            mountCalls: { api, _ in
                api.mountRepositories(backend)
                api.mountFavourites(backend)
                api.mountRecentSearches(backend)
            },
            itemAddress: { address(of: $0) },
            face: { item in address(of: item).map { ReportedFace(name: item.id, address: $0) } }
        )
    }

    /// Where a repository that was reported is to be seen.
    private static func address(of item: ReportedItem) -> URL? {
        guard item.kind == "repository", let id = Repository.ID(fullName: item.id) else { return nil }
        return URL(string: RepositoryRoute.repository(id).path)
    }

    /// How many favourites a browser keeps with their READMEs, the newest of them.
    private static let keptFavourites = 100

    /// The screens that are there without a line whether they were opened or not: both tabs and the favourites.
    private static func library(of service: any FavouriteService) async throws -> [LibraryScreen] {
        let favourites = try await service.favourites()
        let all = screenVersion(of: favourites)
        let tabs = [
            LibraryScreen(
                address: RepositoryRoute.search(nil).path,
                version: all,
                also: ["/gitrepd", "/gitrepd/search"]
            ),
            LibraryScreen(address: RepositoryRoute.favourites.path, version: all),
        ]
        return tabs
            + favourites.prefix(keptFavourites).map { favourite in
                LibraryScreen(
                    address: RepositoryRoute.favourite(favourite.id).path,
                    version: screenVersion(of: favourite),
                    also: [RepositoryRoute.repository(favourite.id).path]
                )
            }
    }

    /// Another one for anything that the screens would show otherwise, and with each build.
    static func screenVersion(of content: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // What is stored can be encoded; if not, it is fetched each time.
        let bytes = (try? encoder.encode(content)) ?? Data(UUID().uuidString.utf8)
        return SHA256.hash(data: bytes + Data(ServerVersion.current.utf8)).prefix(8).hexadecimalText
    }
}
