import Foundation
import Logging
import Outbound
import RepositoriesDomain

/// Sends one request at a time, as GitHub asks, and none while a limit forbids it.
///
/// Follows redirects on the configured host, and asks a second time after a server error or a cut-off body.
actor GitHubExchange {
    private let configuration: GitHubConfiguration
    private let transport: OutboundTransport
    private let timing: Timing
    private let logger: Logger

    private var limiter = GitHubRateLimiter()
    /// After a failed connection nobody else has to wait for the same time-out.
    private var unreachableUntil: Date?
    private var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var isAnswering: Bool?

    private static let unreachablePause: TimeInterval = 5
    private static let maximumWaiting = 64
    private static let maximumRedirects = 5

    init(configuration: GitHubConfiguration, transport: OutboundTransport, timing: Timing, logger: Logger) {
        self.configuration = configuration
        self.transport = transport
        self.timing = timing
        self.logger = logger
    }

    func limit(_ bucket: GitHubBucket) -> RateLimit? {
        limiter.limits[bucket]
    }

    /// The answer, whatever its status; 304 included, redirects and refusals excluded.
    func response(
        to url: URL,
        bucket: GitHubBucket,
        headers: [String: String]
    ) async throws(RepositoryError) -> OutboundResponse {
        try await begin()
        defer { end() }
        var request = OutboundRequest(url: url, headers: headers.merging(standardHeaders) { given, _ in given })
        for _ in 0...Self.maximumRedirects {
            let response = try await sendTwiceIfNeeded(request, bucket: bucket)
            guard [301, 302, 307, 308].contains(response.status) else { return response }
            guard let location = response.headers["location"],
                let target = URL(string: location, relativeTo: request.url)?.absoluteURL, configuration.covers(target)
            else { throw .sourceFailed("GitHub redirects to another host") }
            request.url = target
        }
        throw .sourceFailed("GitHub redirects in a circle")
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

    private func sendTwiceIfNeeded(
        _ request: OutboundRequest,
        bucket: GitHubBucket
    ) async throws(RepositoryError) -> OutboundResponse {
        let first = try await send(request, bucket: bucket)
        switch first {
        case .success(let response) where response.status < 500: return response
        case .success, .failure(.cutOff): break
        case .failure(let failure): throw Self.error(failure)
        }
        await timing.pause(.milliseconds(Int64(400 + 800 * timing.random())))
        switch try await send(request, bucket: bucket) {
        case .success(let response): return response
        case .failure(let failure): throw Self.error(failure)
        }
    }

    private func send(
        _ request: OutboundRequest,
        bucket: GitHubBucket
    ) async throws(RepositoryError) -> Result<OutboundResponse, OutboundFailure> {
        try checkPermission(bucket)
        let response: OutboundResponse
        do throws(OutboundFailure) {
            response = try await transport.send(request)
        } catch {
            note(error)
            return .failure(error)
        }
        isAnswering = true
        unreachableUntil = nil
        if let until = limiter.record(response, asked: bucket, now: timing.now(), random: timing.random()) {
            logger.warning("GitHub refuses", metadata: ["status": "\(response.status)", "until": "\(until)"])
            throw .rateLimited(until: until)
        }
        return .success(response)
    }

    private func note(_ failure: OutboundFailure) {
        switch failure {
        case .unreachable, .timedOut:
            isAnswering = false
            unreachableUntil = timing.now().addingTimeInterval(Self.unreachablePause)
        case .cutOff, .tooLarge, .cancelled: break
        }
        logger.debug("GitHub did not answer", metadata: ["reason": "\(failure)"])
    }

    private static func error(_ failure: OutboundFailure) -> RepositoryError {
        switch failure {
        case .unreachable, .timedOut: .offline
        case .cutOff: .sourceFailed("GitHub's answer broke off")
        case .tooLarge: .sourceFailed("GitHub's answer is too large")
        case .cancelled: .sourceFailed("cancelled")
        }
    }

    private func checkPermission(_ bucket: GitHubBucket) throws(RepositoryError) {
        let now = timing.now()
        if let until = limiter.blockedUntil(bucket, now: now) { throw .rateLimited(until: until) }
        if let unreachableUntil, unreachableUntil > now { throw .offline }
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
