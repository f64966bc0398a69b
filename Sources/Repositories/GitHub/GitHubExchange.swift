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
