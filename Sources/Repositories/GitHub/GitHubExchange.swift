import Foundation
import Logging
import Outbound
import RepositoriesDomain

/// Sends one request at a time, as GitHub asks, and none while a limit forbids it; redirects stay on the configured host.
actor GitHubExchange {
    private let configuration: GitHubConfiguration
    private let exchange: OutboundExchange<GitHubRateLimiter>
    private var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    private static let maximumWaiting = 64

    init(configuration: GitHubConfiguration, transport: OutboundTransport, timing: Timing, logger: Logger) {
        self.configuration = configuration
        exchange = OutboundExchange(
            "GitHub",
            rule: GitHubRateLimiter(),
            unreachablePause: 5,
            transport: transport,
            timing: timing,
            logger: logger
        )
    }

    /// Whether the last request was answered; `nil` before the first.
    var isAnswering: Bool? { get async { await exchange.isAnswering } }

    func limit(_ bucket: GitHubBucket) async -> RateLimit? { await exchange.rule.limits[bucket] }

    /// The answer, whatever its status; 304 included, redirects and refusals excluded.
    func response(
        to url: URL,
        bucket: GitHubBucket,
        headers: [String: String]
    ) async throws(RepositoryError) -> OutboundResponse {
        try await begin()
        defer { end() }
        let request = OutboundRequest(url: url, headers: headers.merging(standardHeaders) { given, _ in given })
        let configuration = configuration
        do throws(ExchangeFailure) {
            return try await exchange.response(to: request, for: bucket) { _, target in configuration.covers(target) }
        } catch {
            throw RepositoryError(error)
        }
    }

    private var standardHeaders: [String: String] {
        var headers = [
            "Accept": "application/vnd.github+json",
            "X-GitHub-Api-Version": "2022-11-28",
            "User-Agent": "Serendip",
        ]
        if let token = configuration.token { headers["Authorization"] = "Bearer \(token)" }
        return headers
    }

    private func begin() async throws(RepositoryError) {
        guard isBusy else {
            isBusy = true
            return
        }
        guard waiting.count < Self.maximumWaiting else {
            throw .sourceFailed("too many requests wait for GitHub")
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Hands the turn to who waits longest.
    private func end() {
        if waiting.isEmpty {
            isBusy = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}

extension RepositoryError {
    fileprivate init(_ failure: ExchangeFailure) {
        self =
            switch failure {
            case .refused(let until): .rateLimited(until: until)
            case .failed(.unreachable), .failed(.timedOut): .offline
            case .failed(.cutOff): .sourceFailed("GitHub's answer broke off")
            case .failed(.tooLarge): .sourceFailed("GitHub's answer is too large")
            case .failed(.cancelled): .sourceFailed("cancelled")
            case .redirectedElsewhere: .sourceFailed("GitHub redirects to another host")
            case .redirectedInACircle: .sourceFailed("GitHub redirects in a circle")
            }
    }
}

/// What an answer said about its version, to be sent back when asking whether it changed.
package struct GitHubValidators: Hashable, Codable, Sendable {
    package var etag: String?
    package var lastModified: String?

    package init(etag: String? = nil, lastModified: String? = nil) {
        self.etag = etag
        self.lastModified = lastModified
    }

    init(_ response: OutboundResponse) {
        self.init(etag: response.headers["etag"], lastModified: response.headers["last-modified"])
    }

    /// RFC 9110, 13.1.3: `If-Modified-Since` is ignored beside `If-None-Match`, so that one of them is enough.
    var headers: [String: String] {
        if let etag { return ["If-None-Match": etag] }
        if let lastModified { return ["If-Modified-Since": lastModified] }
        return [:]
    }
}

extension RepositoryError {
    /// What an answer other than success means; `id` is the repository that was asked for.
    init(_ response: OutboundResponse, about id: Repository.ID?) {
        // An error page need not be JSON; its status says enough.
        let problem = try? JSONDecoder().decode(GitHubPayload.Problem.self, from: response.body)
        switch (response.status, id) {
        case (404, let id?), (410, let id?): self = .notFound(id)
        case (451, let id?): self = .unavailable(id)
        case (403, let id?) where problem?.message?.lowercased().contains("blocked") == true: self = .unavailable(id)
        case (422, _): self = Self.refusedQuery(problem)
        default: self = .sourceFailed("GitHub answered \(response.status): \(problem?.message?.prefix(200) ?? "")")
        }
    }

    private static func refusedQuery(_ problem: GitHubPayload.Problem?) -> RepositoryError {
        let message = problem?.message?.lowercased() ?? ""
        let field = problem?.fields.first ?? "q"
        let name = ["q": "text", "sort": "sort", "order": "sort", "page": "page", "per_page": "page"][field] ?? field
        if message.contains("first 1000") { return .invalidQuery(field: "page", reason: .pastTheEnd) }
        if message.contains("longer than") { return .invalidQuery(field: name, reason: .tooLong) }
        if message.contains("operators") { return .invalidQuery(field: name, reason: .tooManyOperators) }
        let isMissing = problem?.codes.contains { $0.hasPrefix("missing") } == true
        return .invalidQuery(field: name, reason: isMissing ? .empty : .unknownValue)
    }
}
