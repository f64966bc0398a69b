import DestinyDomain
import Foundation
import Testing

struct DestinyRouteTests {
    private static let id = UUID()

    private static let routes: [DestinyRoute] = [
        .home, .ask(thread: nil), .ask(thread: id), .question("Will I change my job? शनि & 100%"), .match,
        .savedMatch(id), .history, .chart, .sky, .trace(id), .profile, .subscription,
    ]

    @Test(arguments: routes)
    func `every route reads back from its path and from its app address`(_ route: DestinyRoute) {
        #expect(DestinyRoute(url: route.path) == route)
        #expect(DestinyRoute(url: "https://example.org:8080\(route.path)") == route)
        #expect(DestinyRoute(url: route.appURL) == route)
    }

    @Test(arguments: [
        "/gitrepd/ask", "/destinyx", "/destiny/ask/42", "/destiny/nowhere", "/destiny/match/a/b", "/destiny/trace",
    ])
    func `what names no place here is no route`(_ url: String) {
        #expect(DestinyRoute(url: url) == nil)
    }

    @Test func `a link cannot ask an endless question`() {
        let long = String(repeating: "a", count: Message.maximumQuestionLength + 1)
        #expect(DestinyRoute(url: "/destiny/ask?q=\(long)") == .ask(thread: nil))
    }
}
