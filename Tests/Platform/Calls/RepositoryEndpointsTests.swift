import Calls
import Foundation
import RepositoriesDomain
import Testing

/// What the calls about repositories carry comes out as it went in, and in the form the API's document says.
struct RepositoryEndpointsTests {
    private static let date = Date(timeIntervalSince1970: 1_800_000_000.25)

    private static let repository = Repository(
        id: .init(owner: "octo", name: "boat"),
        summary: "Floats \"well\"",
        language: "C++",
        topics: ["boats"],
        license: "MIT",
        stars: 1,
        forks: 2,
        openIssues: 3,
        isArchived: true,
        isFork: true,
        avatarURL: URL(string: "https://a.example/1?v=2"),
        homepage: URL(string: "http://h.example"),
        createdAt: date,
        pushedAt: date,
        origin: .github(fetchedAt: date)
    )

    private static let favourite = Favourite(repository: repository, savedAt: date, tags: ["sea"], note: "a\nb")

    private func roundTrip<Input: Equatable, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        _ input: Input
    ) throws {
        let request = try endpoint.request(for: input)
        #expect(try endpoint.input(from: request) == input)
    }

    private func roundTrip<Input, Output: Equatable, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        answering output: Output
    ) throws {
        let response = try endpoint.response(to: output)
        let value = try JSONCoding.decode(JSONValue.self, from: response.body)
        try endpoint.declaration.output?.validate(value, field: "output")
        #expect(try endpoint.output(from: response) == output)
    }

    @Test func `a search carries its filters and page`() throws {
        let query = RepositoryQuery(
            text: "c++ \"a b\" & é",
            language: "C#",
            minimumStars: 5,
            sort: .updated,
            includesArchived: true,
            includesForks: true
        )
        try roundTrip(RepositoryEndpoints.search, SearchInput(query, page: 7, effort: .newest))
        #expect(SearchInput(query, page: 7, effort: .newest).query == query)
    }

    @Test func `a search without anything is the first page of the best matches`() throws {
        let request = EndpointRequest(method: .get, path: "/api/v1/repositories", query: "text=boat")
        let input = try RepositoryEndpoints.search.input(from: request)
        #expect(input == SearchInput(RepositoryQuery(text: "boat"), page: 1, effort: .recent))
    }

    @Test(arguments: [
        ("text=" + String(repeating: "x", count: 257), "text"), ("page=0", "page"), ("page=101", "page"),
        ("page=two", "page"), ("sort=random", "sort"), ("minimumStars=-1", "minimumStars"), ("language=", "language"),
        ("stars=1", "stars"), ("refresh=yes", "refresh"),
    ])
    func `a search outside its limits names the field`(query: String, field: String) {
        let request = EndpointRequest(method: .get, path: "/api/v1/repositories", query: query)
        let problem = #expect(throws: Problem.self) { try RepositoryEndpoints.search.input(from: request) }
        #expect(problem?.field == field)
    }

    @Test func `answers about repositories keep every fact`() throws {
        let page = RepositoryPage(
            repositories: [Self.repository],
            totalCount: 12,
            isIncomplete: true,
            page: 1,
            nextPage: 2,
            isCapped: false,
            source: .github,
            isBeingRefreshed: true
        )
        try roundTrip(RepositoryEndpoints.search, answering: page)
        let webURL = try #require(URL(string: "https://github.com/octo/boat"))
        let detail = RepositoryDetail(
            repository: Self.repository,
            watchers: 1,
            lastReleaseAt: Self.date,
            lastReleaseName: "v1",
            webURL: webURL,
            isFavourite: true
        )
        try roundTrip(RepositoryEndpoints.detail, answering: detail)
        let limit = RateLimit(limit: 10, remaining: 9, resetsAt: Self.date)
        let status = SourceStatus(source: .starter, starterDate: Self.date, starterCount: 3, searchLimit: limit)
        try roundTrip(RepositoryEndpoints.sourceStatus, answering: status)
    }

    @Test func `a README keeps every kind of block`() throws {
        let url = try #require(URL(string: "https://x.example/a"))
        let inlines: [Readme.Inline] = [
            .text("a"), .code("b"), .emphasis([.strong([.strikethrough([.text("c")])])]),
            .link(url, [.image(url, alternative: "d")]), .lineBreak,
            .image(url, alternative: "f", size: .init(width: 20.5)), .image(url, alternative: "h", dark: url),
        ]
        let readme = Readme(
            blocks: [
                .heading(level: 2, inlines), .paragraph(inlines), .code(language: "swift", "x"),
                .code(language: nil, ""), .quote([.list(start: nil, [.init(checked: true, blocks: [.rule])])]),
                .list(start: 3, [.init(blocks: [.paragraph(inlines)])]),
                .table(header: [inlines, []], alignments: [.center, .leading], rows: [[[], inlines]]),
                .image(url: url, alternative: "e", link: url), .image(url: url, alternative: "", link: nil),
                .image(url: url, alternative: "g", link: nil, size: .init(part: 0.5, height: 30)),
                .image(url: url, alternative: "i", link: nil, dark: url),
            ],
            isTruncated: true
        )
        try roundTrip(RepositoryEndpoints.readme, answering: ReadmeAnswer(readme: readme))
        try roundTrip(RepositoryEndpoints.readme, answering: ReadmeAnswer(readme: nil))
    }

    @Test func `decisions about favourites carry their key`() throws {
        let key = IdempotencyKey()
        let id = Repository.ID(owner: "octo", name: "boat.js")
        try roundTrip(FavouriteEndpoints.save, SaveFavouriteInput(Self.repository, key: key))
        try roundTrip(FavouriteEndpoints.remove, RemoveFavouriteInput(id, key: key))
        try roundTrip(FavouriteEndpoints.restore, RestoreFavouriteInput(Self.favourite, key: key))
        try roundTrip(FavouriteEndpoints.annotate, AnnotateFavouriteInput(id, tags: ["a"], note: "n", key: key))
        try roundTrip(FavouriteEndpoints.importAll, ImportFavouritesInput([Self.favourite], key: key))
        try roundTrip(FavouriteEndpoints.addRecentSearch, AddRecentSearchInput(text: "a & b"))
        try roundTrip(FavouriteEndpoints.removeRecentSearch, RemoveRecentSearchInput(text: "a+b c"))
        try roundTrip(FavouriteEndpoints.list, answering: [Self.favourite])
        try roundTrip(FavouriteEndpoints.importAll, answering: ImportReport(added: 1, kept: 2))
        try roundTrip(FavouriteEndpoints.recentSearches, answering: RecentSearches(searches: ["a", "b"]))
    }

    @Test func `the API's document can be made of them`() {
        let declarations = [
            RepositoryEndpoints.search.declaration, RepositoryEndpoints.detail.declaration,
            RepositoryEndpoints.readme.declaration, RepositoryEndpoints.sourceStatus.declaration,
            FavouriteEndpoints.list.declaration, FavouriteEndpoints.save.declaration,
            FavouriteEndpoints.remove.declaration, FavouriteEndpoints.restore.declaration,
            FavouriteEndpoints.annotate.declaration, FavouriteEndpoints.importAll.declaration,
            FavouriteEndpoints.recentSearches.declaration, FavouriteEndpoints.addRecentSearch.declaration,
            FavouriteEndpoints.removeRecentSearch.declaration,
        ]
        #expect(Set(declarations.map(\.operation)).count == declarations.count)
        #expect(OpenAPIDocument(title: "t", version: "1", declarations: declarations).json().object?["paths"] != nil)
    }

    @Test(arguments: [
        RepositoryError.invalidQuery(field: "text", reason: .tooManyOperators), .notFound(.init(owner: "a", name: "b")),
        .unavailable(.init(owner: "a", name: "b")), .rateLimited(until: date), .offline, .noRoom,
        .favouriteLimitReached(limit: 5000), .invalidImport(.tooLarge), .invalidImport(.notOurs), .notSignedIn,
    ])
    func `an error arrives as it left`(error: RepositoryError) {
        #expect(RepositoryError(problem: error.problem) == error)
    }

    @Test func `what is for the log stays in the log`() throws {
        let problem = RepositoryError.sourceFailed("secret detail").problem
        let text = String(decoding: try JSONCoding.encode(problem), as: UTF8.self)
        #expect(!text.contains("secret"))
        guard case .sourceFailed = RepositoryError(problem: problem) else {
            Issue.record("expected sourceFailed")
            return
        }
    }
}
