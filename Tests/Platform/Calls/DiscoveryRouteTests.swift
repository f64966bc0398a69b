import DiscoveryDomain
import Foundation
import RepositoriesDomain
import Testing

struct DiscoveryRouteTests {
    private static let routes: [DiscoveryRoute] = [
        .start, .discover(deck: UUID()), .repository(.init(owner: "apple", name: "swift-nio")),
        .repository(.init(owner: "a b", name: "ü?#%")), .trending(TrendingQuery()),
        .trending(TrendingQuery(language: "C++ & C#", period: .today, kind: .rising, isNewToMe: true)),
        .trending(TrendingQuery(period: .month)), .saved(.saved), .saved(.liked), .profile, .history,
    ]

    @Test(arguments: routes)
    func `every route reads back from its path and from its app address`(route: DiscoveryRoute) {
        #expect(DiscoveryRoute(url: route.path) == route)
        #expect(DiscoveryRoute(url: "https://example.org:8080\(route.path)") == route)
        #expect(DiscoveryRoute(url: route.appURL) == route)
    }

    @Test(arguments: [
        ("repoverse://repo/apple/swift-nio", DiscoveryRoute.repository(.init(owner: "apple", name: "swift-nio"))),
        ("repoverse://discover", .start), ("repoverse://trending", .trending(TrendingQuery())),
        ("repoverse://saved", .saved(.saved)), ("repoverse://profile", .profile), ("/repofinder", .start),
        ("/repofinder/?x=1", .start), ("/repofinder/trending?period=never", .trending(TrendingQuery())),
    ])
    func `an address as people write it is understood`(url: String, route: DiscoveryRoute) {
        #expect(DiscoveryRoute(url: url) == route)
    }

    @Test(arguments: [
        "repoverse://elsewhere", "/repofinder/repo/only", "/gitrepd/", "gitrepd://discover", "repoverse://repo/../x",
    ])
    func `an unknown link lands at the start, with a notice`(url: String) {
        #expect(DiscoveryRoute.landing(at: url) == (.start, true))
        #expect(DiscoveryRoute.landing(at: "repoverse://profile") == (.profile, false))
    }
}
