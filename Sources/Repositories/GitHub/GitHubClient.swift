package import Foundation
package import Logging
package import Outbound
package import RepositoriesDomain

/// GitHub's REST API, as far as repositories go.
///
/// All callers of one client share its limits. Every call throws `rateLimited` without asking while a limit is in
/// force, `offline` when there is no answer, and `sourceFailed` for one we cannot read.
/// Source: GitHub Docs, "REST API endpoints" for search, repositories, contents and releases.
package struct GitHubClient: Sendable {
    private let configuration: GitHubConfiguration
    private let exchange: GitHubExchange
    private let timing: Timing

    package init(
        configuration: GitHubConfiguration,
        transport: OutboundTransport,
        timing: Timing = .live,
        logger: Logger
    ) {
        self.configuration = configuration
        self.timing = timing
        exchange = GitHubExchange(
            configuration: configuration,
            transport: transport,
            timing: timing,
            logger: logger
        )
    }

    /// Whether it asks with a token, which allows much more.
    package var hasToken: Bool { configuration.token != nil }

    /// Whether the last request was answered; `nil` before the first.
    package var isAnswering: Bool? {
        get async { await exchange.isAnswering }
    }

    /// What is left for searches; `nil` until an answer has told.
    package var searchLimit: RateLimit? {
        get async { await exchange.limit(.search) }
    }

    /// What is left for everything else; `nil` until an answer has told.
    package var coreLimit: RateLimit? {
        get async { await exchange.limit(.core) }
    }

    /// The first page, `pageSize` repositories (at most 100).
    ///
    /// - Throws: `invalidQuery` for what GitHub refuses (422), with its field.
    package func search(
        _ query: RepositoryQuery,
        pageSize: Int = 10,
        validators: GitHubValidators? = nil
    ) async throws(RepositoryError) -> GitHubAnswer<GitHubSearchPage> {
        var items = [(name: "q", value: GitHubSearchText.q(query))]
        if query.sort != .bestMatch {
            items += [(name: "sort", value: query.sort.rawValue), (name: "order", value: "desc")]
        }
        items.append((name: "per_page", value: String(pageSize)))
        return try await searchPage(
            at: configuration.url(["search", "repositories"], query: items),
            validators: validators
        )
    }

    /// The page at an address that an earlier page named as its next.
    ///
    /// - Throws: `sourceFailed` when the address is not on the configured host.
    package func searchPage(
        at url: URL,
        validators: GitHubValidators? = nil
    ) async throws(RepositoryError) -> GitHubAnswer<GitHubSearchPage> {
        guard configuration.covers(url) else { throw .sourceFailed("a page on another host") }
        let response = try await response(to: url, bucket: .search, validators: validators, about: nil)
        guard let response else { return .notModified }
        let payload = try decode(GitHubPayload.Search.self, response)
        let now = timing.now()
        let next = GitHubLink.next(in: response.headers["link"])
        let page = GitHubSearchPage(
            repositories: payload.items.filter { !$0.isPrivate }.compactMap { $0.repository(fetchedAt: now) },
            totalCount: payload.totalCount,
            isIncomplete: payload.isIncomplete,
            next: next.flatMap { configuration.covers($0) ? $0 : nil }
        )
        return .modified(page, GitHubValidators(response))
    }

    /// One repository; the answer's own name differs from `id` when it was renamed or moved.
    ///
    /// - Throws: `notFound` (404, 410, or private), `unavailable` (451, or blocked by GitHub).
    package func repository(
        _ id: Repository.ID,
        validators: GitHubValidators? = nil
    ) async throws(RepositoryError) -> GitHubAnswer<GitHubRepository> {
        let url = try url(id)
        guard let response = try await response(to: url, bucket: .core, validators: validators, about: id) else {
            return .notModified
        }
        let payload = try decode(GitHubRepositoryPayload.self, response)
        guard !payload.isPrivate else { throw .notFound(id) }
        guard let repository = payload.repository(fetchedAt: timing.now()) else {
            throw .sourceFailed("a repository without a usable name")
        }
        return .modified(repository, GitHubValidators(response))
    }

    /// The README; `modified(nil)` when there is none.
    ///
    /// Ask only for repositories that ``repository(_:validators:)`` has shown to be public.
    package func readme(
        of id: Repository.ID,
        validators: GitHubValidators? = nil
    ) async throws(RepositoryError) -> GitHubAnswer<GitHubReadme?> {
        try await optional(url(id, "readme"), validators: validators, about: id) {
            response async throws(RepositoryError) in
            guard response.headers["content-type"]?.contains("json") == true else {
                return GitHubReadme(text: String(decoding: response.body, as: UTF8.self), path: "README.md")
            }
            let payload = try decode(GitHubPayload.Readme.self, response)
            let path = payload.path ?? "README.md"
            if payload.encoding == "base64", let content = payload.content,
                let data = Data(base64Encoded: content, options: .ignoreUnknownCharacters)
            {
                return GitHubReadme(text: String(decoding: data, as: UTF8.self), path: path)
            }
            return GitHubReadme(text: try await rawReadme(of: id), path: path)
        }
    }

    /// The newest release that is neither a draft nor a pre-release; `modified(nil)` when there is none.
    package func latestRelease(
        of id: Repository.ID,
        validators: GitHubValidators? = nil
    ) async throws(RepositoryError) -> GitHubAnswer<GitHubRelease?> {
        try await optional(url(id, "releases", "latest"), validators: validators, about: id) {
            response async throws(RepositoryError) in
            let payload = try decode(GitHubPayload.Release.self, response)
            let name = payload.name.flatMap { $0.isEmpty ? nil : $0 } ?? payload.tag
            return GitHubRelease(
                name: name.map { String($0.prefix(100)) },
                publishedAt: GitHubDate.date(payload.publishedAt)
            )
        }
    }

    /// A page of a user's public stars, 100 at a time, the newest first; the first page without `url`.
    ///
    /// - Throws: `notFound` with the user as owner when there is no such user; `sourceFailed` for an address that is
    ///   not on the configured host.
    package func stars(of login: String, at url: URL? = nil) async throws(RepositoryError) -> GitHubStarsPage {
        let user = Repository.ID(owner: login, name: "")
        let first = configuration.url(["users", login, "starred"], query: [("sort", "created"), ("per_page", "100")])
        let url = url ?? first
        guard configuration.covers(url) else { throw .sourceFailed("a page on another host") }
        let headers = ["Accept": "application/vnd.github.star+json"]
        let response = try await exchange.response(to: url, bucket: .core, headers: headers)
        guard response.status == 200 else { throw RepositoryError(response, about: user) }
        let payload = try decode([GitHubPayload.Star].self, response)
        let now = timing.now()
        let next = GitHubLink.target("next", in: response.headers["link"])
        return GitHubStarsPage(
            stars: payload.compactMap { $0.star(fetchedAt: now) },
            next: next.flatMap { configuration.covers($0) ? $0 : nil },
            pageCount: GitHubLink.pageNumber(of: GitHubLink.target("last", in: response.headers["link"]))
        )
    }

    /// Asks for the limits, which costs none; tells at the same time whether GitHub answers.
    package func checkLimits() async throws(RepositoryError) {
        _ = try await exchange.response(to: configuration.url(["rate_limit"]), bucket: .core, headers: [:])
    }

    /// Above 1 MB GitHub's JSON leaves the content out.
    private func rawReadme(of id: Repository.ID) async throws(RepositoryError) -> String {
        let headers = ["Accept": "application/vnd.github.raw+json"]
        let response = try await exchange.response(to: url(id, "readme"), bucket: .core, headers: headers)
        guard response.status == 200 else { throw RepositoryError(response, about: id) }
        return String(decoding: response.body, as: UTF8.self)
    }

    private func optional<Value: Sendable>(
        _ url: URL,
        validators: GitHubValidators?,
        about id: Repository.ID,
        read: (OutboundResponse) async throws(RepositoryError) -> Value
    ) async throws(RepositoryError) -> GitHubAnswer<Value?> {
        let response: OutboundResponse?
        do throws(RepositoryError) {
            response = try await self.response(to: url, bucket: .core, validators: validators, about: id)
        } catch .notFound {
            return .modified(nil, GitHubValidators())
        }
        guard let response else { return .notModified }
        return .modified(try await read(response), GitHubValidators(response))
    }

    /// `nil` for 304.
    private func response(
        to url: URL,
        bucket: GitHubBucket,
        validators: GitHubValidators?,
        about id: Repository.ID?
    ) async throws(RepositoryError) -> OutboundResponse? {
        let headers = validators?.headers ?? [:]
        let response = try await exchange.response(to: url, bucket: bucket, headers: headers)
        if response.status == 304, !headers.isEmpty { return nil }
        guard response.status == 200 else { throw RepositoryError(response, about: id) }
        return response
    }

    private func decode<Value: Decodable>(
        _ type: Value.Type,
        _ response: OutboundResponse
    ) throws(RepositoryError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: response.body)
        } catch {
            throw .sourceFailed("an answer of GitHub's that cannot be read: \(error)")
        }
    }

    private func url(_ id: Repository.ID, _ rest: String...) throws(RepositoryError) -> URL {
        guard id.isValid else { throw .notFound(id) }
        return configuration.url(["repos", id.owner, id.name] + rest)
    }
}
