package import Calls
import Foundation

/// The catalogue of a server, over its GraphQL operations.
package struct RemoteStartupService: StartupService {
    private let api: PitchDeckAPI
    private let knownAuthor: @Sendable () -> DocumentID?

    package var author: DocumentID? { knownAuthor() }

    /// `author` is what the client's person is known by, as far as that was asked; see ``author(by:)``.
    package init(_ api: PitchDeckAPI, author: @escaping @Sendable () -> DocumentID?) {
        (self.api, knownAuthor) = (api, author)
    }

    /// What the person whose token the client has is known by; `nil` for nobody in particular.
    package static func author(by api: PitchDeckAPI) async throws(StartupError) -> DocumentID? {
        let me: Me? = try await api.ask(.me)
        return me?.documentId
    }

    private struct Me: Decodable {
        var documentId: DocumentID
    }

    // MARK: Reading

    package func startups(_ query: StartupQuery) async throws(StartupError) -> StartupPage {
        let query = try query.validated()
        var filters: [String: JSONValue] = [:]
        let title = query.title.trimmingCharacters(in: .whitespacesAndNewlines)
        if !title.isEmpty { filters["title"] = ["containsi": .string(title)] }
        if let category = query.category { filters["category"] = ["documentId": ["eq": .string(category.text)]] }
        if let author = query.author { filters["author"] = ["documentId": ["eq": .string(author.text)]] }
        let page: PageAnswer = try await api.ask(
            .startups,
            [
                "filters": .object(filters), "pagination": Self.pagination(query.page, query.pageSize),
                "sort": .array([.string(Self.sort(query.order))]),
            ]
        )
        return StartupPage(
            startups: page.nodes.map(\.startup),
            total: page.pageInfo.total,
            page: query.page,
            pageSize: query.pageSize
        )
    }

    private static func sort(_ order: StartupQuery.Order) -> String {
        switch order {
        case .newest: "createdAt:desc"
        case .oldest: "createdAt:asc"
        case .title: "title:asc"
        case .mostViewed: "views:desc"
        }
    }

    private static func pagination(_ page: Int, _ size: Int) -> JSONValue {
        ["page": .integer(Int64(page)), "pageSize": .integer(Int64(size))]
    }

    package func startup(_ id: DocumentID, edition: Startup.Edition) async throws(StartupError) -> Startup {
        if let startup = try await found(id, edition), startup.edition == edition { return startup }
        // As a draft the dialect answers what is published where there is none, also what a moderator hides.
        guard edition == .published, let own = try await found(id, .draft), own.edition == .published else {
            throw .notFound(id)
        }
        return own
    }

    private func found(_ id: DocumentID, _ edition: Startup.Edition) async throws(StartupError) -> Startup? {
        let found: StartupAnswer? = try await api.ask(
            .startup,
            ["documentId": .string(id.text), "status": Self.status(edition)],
            about: id
        )
        return found?.startup
    }

    private static func status(_ edition: Startup.Edition) -> JSONValue {
        edition == .draft ? "DRAFT" : "PUBLISHED"
    }

    package func ownStartups() async throws(StartupError) -> [Startup] {
        let own: [StartupAnswer] = try await api.ask(.own)
        return own.map(\.startup)
    }

    package func categories() async throws(StartupError) -> [StartupCategory] {
        let categories: [CategoryAnswer] = try await api.ask(.categories)
        return categories.map(\.category)
    }

    package func search(_ search: StartupSearch) async throws(StartupError) -> StartupSearchPage {
        let search = try search.validated()
        let answer: PageAnswer = try await api.ask(
            .search,
            [
                "text": .string(search.text), "facets": Self.facets(search),
                "pagination": Self.pagination(search.page, search.pageSize), "order": .string(search.order.rawValue),
                "openedAt": search.openedAt.map { .string(RFC3339.string(from: $0)) } ?? .null,
            ]
        )
        return StartupSearchPage(
            startups: answer.nodes.map(\.startup),
            facets: answer.facets?.facets ?? StartupFacets(),
            total: answer.pageInfo.total,
            page: search.page,
            pageSize: search.pageSize,
            newer: answer.newer ?? 0,
            isPartial: answer.partial ?? false,
            leftOut: answer.leftOut ?? []
        )
    }

    private static func facets(_ search: StartupSearch) -> JSONValue {
        var facets: [String: JSONValue] = [
            "categories": .array(search.categories.map { .string($0.text) }),
            "stages": .array(search.stages.map { .string($0.rawValue) }), "hiring": .boolean(search.isHiring),
            "hasDeck": .boolean(search.hasDeck), "fresh": .boolean(search.isFresh),
            "stale": .boolean(search.includesStale),
        ]
        if let place = search.place { facets["place"] = .string(place) }
        if let team = search.team { facets["team"] = .string(team.rawValue) }
        return .object(facets)
    }

    package func similar(to id: DocumentID, limit: Int) async throws(StartupError) -> [Startup] {
        struct Similar: Decodable {
            var similar: [StartupAnswer]
        }
        let limit = min(max(limit, 1), StartupQuery.largestPage)
        let found: Similar? = try await api.ask(
            .similar,
            ["documentId": .string(id.text), "limit": .integer(Int64(limit))],
            about: id
        )
        return found?.similar.map(\.startup) ?? []
    }

    package func viewed(_ id: DocumentID) async throws(StartupError) {
        let _: Bool = try await api.ask(.view, ["documentId": .string(id.text)], about: id)
    }

    // MARK: Writing

    package func create(
        _ content: StartupContent,
        edition: Startup.Edition
    ) async throws(StartupError) -> Startup {
        try await create(content, edition: edition, key: IdempotencyKey())
    }

    /// As the protocol's; sent again with the same key, it is the same startup.
    package func create(
        _ content: StartupContent,
        edition: Startup.Edition,
        key: IdempotencyKey
    ) async throws(StartupError) -> Startup {
        let variables: [String: JSONValue] = ["data": try Self.input(content), "status": Self.status(edition)]
        return try await change(.create, variables, .random(), key: key)
    }

    package func update(
        _ id: DocumentID,
        _ content: StartupContent,
        edition: Startup.Edition,
        ifVersion version: Int?
    ) async throws(StartupError) -> Startup {
        let variables: [String: JSONValue] = [
            "documentId": .string(id.text), "data": try Self.input(content), "status": Self.status(edition),
            "ifVersion": version.map { .integer(Int64($0)) } ?? .null,
        ]
        return try await change(.update, variables, id)
    }

    package func withdraw(_ id: DocumentID) async throws(StartupError) -> Startup {
        try await change(.withdraw, ["documentId": .string(id.text)], id)
    }

    package func restore(_ id: DocumentID) async throws(StartupError) -> Startup {
        try await change(.restore, ["documentId": .string(id.text)], id)
    }

    package func confirm(_ id: DocumentID) async throws(StartupError) -> Startup {
        try await change(.confirm, ["documentId": .string(id.text)], id)
    }

    package func appeal(_ id: DocumentID, _ text: String) async throws(StartupError) -> Startup {
        try await change(.appeal, ["documentId": .string(id.text), "text": .string(text)], id)
    }

    package func delete(_ id: DocumentID) async throws(StartupError) {
        let _: StartupAnswer.FileAnswer? = try await api.ask(.delete, ["documentId": .string(id.text)], about: id)
    }

    private func change(
        _ operation: PitchDeckOperation,
        _ variables: [String: JSONValue],
        _ id: DocumentID,
        key: IdempotencyKey = IdempotencyKey()
    ) async throws(StartupError) -> Startup {
        let changed: StartupAnswer? = try await api.ask(operation, variables, about: id, key: key)
        guard let changed else { throw .notFound(id) }
        return changed.startup
    }

    private static func input(_ content: StartupContent) throws(StartupError) -> JSONValue {
        do {
            return try content.input()
        } catch {
            // A figure that is no number.
            throw .invalid("claims", .malformed)
        }
    }
}
