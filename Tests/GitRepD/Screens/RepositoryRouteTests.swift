import RepositoriesDomain
import Testing

struct RepositoryRouteTests {
    nonisolated private static let id = Repository.ID(owner: "apple", name: "swift-nio")

    nonisolated private static let routes: [RepositoryRoute] = [
        .search(nil),
        .search(RepositoryQuery(text: "swift")),
        .search(RepositoryQuery(text: "c++ & \"größe\"? #1 100% a/b=c", language: "C++")),
        .search(
            RepositoryQuery(
                text: "http",
                language: "Jupyter Notebook",
                minimumStars: 1_000,
                sort: .updated,
                includesArchived: true,
                includesForks: true
            )
        ),
        .search(RepositoryQuery(text: "a", sort: .stars)),
        .search(RepositoryQuery(text: "a", sort: .forks)),
        .repository(id),
        .repository(Repository.ID(owner: "a b", name: "ü?#%")),
        .favourites,
        .favourite(id),
    ]

    @Test(arguments: routes)
    func `every route reads back from its path and from its app address`(_ route: RepositoryRoute) {
        #expect(RepositoryRoute(url: route.path) == route)
        #expect(RepositoryRoute(url: "https://example.org:8080\(route.path)") == route)
        #expect(RepositoryRoute(url: route.appURL) == route)
    }

    @Test(arguments: [
        ("/gitrepd", RepositoryRoute.search(nil)),
        ("/gitrepd/", .search(nil)),
        ("gitrepd://", .search(nil)),
        ("/gitrepd?q=x", .search(RepositoryQuery(text: "x"))),
        ("/gitrepd/search?q=", .search(nil)),
        ("/gitrepd/search?q=two+words", .search(RepositoryQuery(text: "two words"))),
        ("/gitrepd/search?q=x&stars=many&sort=odd", .search(RepositoryQuery(text: "x"))),
        ("/gitrepd/search?q=x&stars=-5", .search(RepositoryQuery(text: "x"))),
        ("/gitrepd/favourites/#top", .favourites),
        ("https://github.com/apple/swift-nio", .repository(id)),
        ("https://www.github.com/apple/swift-nio.git", .repository(id)),
        ("https://GitHub.com/apple/swift-nio/issues/7?q=x#y", .repository(id)),
    ])
    func `an address that is written loosely is understood`(_ url: String, _ route: RepositoryRoute) {
        #expect(RepositoryRoute(url: url) == route)
    }

    @Test(arguments: [
        "", "/", "/findie/", "/gitrepdx/search", "/gitrepd/elsewhere", "/gitrepd/repositories/apple",
        "/gitrepd/repositories/../x", "/gitrepd/repositories/a/b/c", "/gitrepd/repositories/a%2Fb/c",
        "https://github.com/apple", "https://github.example/apple/swift-nio", "ssh://github.com/apple/swift-nio",
        "https://github.com/apple/..", "findie://search", "javascript:alert(1)",
        "/gitrepd/repositories/\(String(repeating: "a", count: 101))/b",
    ])
    func `an address of no place here is refused`(_ url: String) {
        #expect(RepositoryRoute(url: url) == nil)
    }
}
