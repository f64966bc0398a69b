import Foundation
import GitHubAPI
import Logging
import Outbound
import Synchronization

/// GitHub as a table of answers by path and query; what is not in it is 404.
final class FakeGitHub: Sendable {
    private let state = Mutex((answers: [String: OutboundResponse](), requests: [OutboundRequest](), isReachable: true))

    let address = "https://github.test"

    var requests: [String] {
        state.withLock { $0.requests.map { Self.path($0.url) } }
    }

    var lastHeaders: [String: String] { state.withLock { $0.requests.last?.headers ?? [:] } }

    var isReachable: Bool {
        get { state.withLock { $0.isReachable } }
        set { state.withLock { $0.isReachable = newValue } }
    }

    /// `path` starts with a slash; for searches it is `/search` and the first word of the query.
    func answer(_ path: String, _ body: String, status: Int = 200, headers: [String: String] = [:]) {
        let headers = headers.merging(["Content-Type": "application/json"]) { given, _ in given }
        let response = OutboundResponse(status: status, headers: headers, body: Data(body.utf8))
        state.withLock { $0.answers[path] = response }
    }

    func client(token: String? = nil, now: @escaping @Sendable () -> Date) throws -> GitHubClient {
        GitHubClient(
            configuration: try GitHubConfiguration(baseURL: address, token: token),
            transport: OutboundTransport { request async throws(OutboundFailure) in try self.respond(request) },
            timing: Timing(now: now, pause: { _ in }, random: { 0 }),
            logger: Logger(label: "test")
        )
    }

    private func respond(_ request: OutboundRequest) throws(OutboundFailure) -> OutboundResponse {
        let answer = state.withLock { state -> OutboundResponse? in
            state.requests.append(request)
            guard state.isReachable else { return nil }
            return state.answers[Self.path(request.url)]
                ?? OutboundResponse(status: 404, body: Data(#"{"message": "Not Found"}"#.utf8))
        }
        guard let answer else { throw .unreachable("switched off") }
        let isKnown = answer.headers["etag"].map { $0 == request.headers["If-None-Match"] } ?? false
        return isKnown ? OutboundResponse(status: 304, headers: answer.headers) : answer
    }

    private static func path(_ url: URL) -> String {
        guard url.path() == "/search/repositories" else { return url.path() }
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        let value = items.first { $0.name == "cursor" }?.value ?? items.first { $0.name == "q" }?.value ?? ""
        return "/search " + value.prefix { $0 != " " }
    }

    // MARK: Bodies, in the shape GitHub documents

    static func repository(_ name: String, id: Int, stars: Int = 10, summary: String = "Floats") -> String {
        """
        {"id": \(id), "full_name": "\(name)", "private": false, "description": "\(summary)", "language": "Swift",
         "stargazers_count": \(stars), "forks_count": 1, "topics": ["boats"], "default_branch": "trunk",
         "subscribers_count": 3, "html_url": "https://github.com/\(name)", "archived": false, "fork": false}
        """
    }

    static func search(_ items: [String], total: Int? = nil) -> String {
        #"{"total_count": \#(total ?? items.count), "incomplete_results": false, "items": [\#(items.joined(separator: ","))]}"#
    }

    static func readme(_ base64: String) -> String {
        #"{"name": "README.md", "path": "README.md", "encoding": "base64", "content": "\#(base64)"}"#
    }
}
