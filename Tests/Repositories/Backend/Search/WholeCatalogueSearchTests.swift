import RepositoriesDomain
import StorageTesting
import Testing

@testable import RepositoriesService

/// Search among all repositories that ship with Serendip, as people type.
@Suite(.everyEngine)
struct WholeCatalogueSearchTests {
    private static let worlds = StorageEngine.shared {
        let world = try await RepositoriesWorld(isLive: false, starter: .builtIn(), ranked: .builtIn())
        try await world.service.fill()
        return world
    }

    @Test(arguments: SearchQueries.ofWholeCatalogue())
    func `a kind of thing brings the best known that are it`(query: SearchQueries.Query) async throws {
        let world = try await #require(Self.worlds[StorageEngine.current]).value
        let page = try await world.service.search(.init(text: query.typed), page: 1)
        #expect(page.repositories.prefix(3).map(\.id.fullName) == query.expected)
    }

    @Test(arguments: ["ansiblee", "djangoo", "flutterr", "gitt", "nodee", "reactt", "rustt", "swiftt", "vimm", "vuee"])
    func `a last letter that was typed twice is meant once`(typed: String) async throws {
        let world = try await #require(Self.worlds[StorageEngine.current]).value
        let page = try await world.service.search(.init(text: typed), page: 1)
        #expect(page.reading?.correction?.shown == String(typed.dropLast()))
    }

    @Test(arguments: ["chess", "checkout", "loan", "piano", "pong", "reminder", "stripe", "usage", "wine"])
    func `a word of which nothing is here is not taken for a rare one`(typed: String) async throws {
        let world = try await #require(Self.worlds[StorageEngine.current]).value
        let page = try await world.service.search(.init(text: typed), page: 1)
        #expect(page.reading?.correction == nil)
    }

    @Test(arguments: [("angulr", "angular"), ("kafca", "kafka"), ("ngix", "nginx"), ("pyton", "python")])
    func `a word that many have is found misspelt`(typed: String, meant: String) async throws {
        let world = try await #require(Self.worlds[StorageEngine.current]).value
        let page = try await world.service.search(.init(text: typed), page: 1)
        #expect(page.reading?.correction?.shown == meant)
    }

    @Test(arguments: ["vscode", "vs code", "VS Code", "visual studio code"])
    func `a name comes first however it is cut into words`(typed: String) async throws {
        let world = try await #require(Self.worlds[StorageEngine.current]).value
        let page = try await world.service.search(.init(text: typed), page: 1)
        #expect(page.repositories.first?.id.fullName == "microsoft/vscode")
    }

    @Test(arguments: [
        ("nginx alternative", "caddyserver/caddy"), ("alternative to webpack", "vitejs/vite"),
        ("elasticsearch alternative", "opensearch-project/OpenSearch"), ("airtable alternative", "nocodb/nocodb"),
        ("jira alternative", "makeplane/plane"), ("trello alternative", "wekan/wekan"),
    ])
    func `an alternative to what only its topics tell of is like it, and not it`(
        typed: String,
        first: String
    ) async throws {
        let world = try await #require(Self.worlds[StorageEngine.current]).value
        let page = try await world.service.search(.init(text: typed), page: 1)
        #expect(page.repositories.first?.id.fullName == first)
    }

    @Test func `lists come first only when lists are asked for`() async throws {
        let list = "wsvincent/awesome-django"
        let world = try await #require(Self.worlds[StorageEngine.current]).value
        let things = try await world.service.search(.init(text: "web framework"), page: 1)
        #expect(!things.repositories.map(\.id.fullName).contains(list))
        let lists = try await world.service.search(.init(text: "awesome web framework lists"), page: 1)
        #expect(lists.repositories.map(\.id.fullName).contains(list))
    }

    @Test(arguments: [
        ("awesome lists", "sindresorhus/awesome"), ("browser automation", "puppeteer/puppeteer"),
        ("crypto trading bot", "freqtrade/freqtrade"),
        ("free programming books", "EbookFoundation/free-programming-books"),
        ("typescript", "microsoft/TypeScript"),
    ])
    func `what nearly everybody knows is there`(typed: String, first: String) async throws {
        let world = try await #require(Self.worlds[StorageEngine.current]).value
        let page = try await world.service.search(.init(text: typed), page: 1)
        #expect(page.repositories.first?.id.fullName == first)
    }

    @Test func `a topic with a word that says nothing by itself is one thing`() async throws {
        let world = try await #require(Self.worlds[StorageEngine.current]).value
        let page = try await world.service.search(.init(text: "infrastructure as code"), page: 1)
        let first = page.repositories.prefix(3).map(\.id.fullName)
        #expect(first.contains("hashicorp/terraform"))
        #expect(page.repositories.allSatisfy { $0.topics.contains("infrastructure-as-code") })
    }

    @Test func `three words that are one notion are looked for as one`() async throws {
        let world = try await #require(Self.worlds[StorageEngine.current]).value
        let page = try await world.service.search(.init(text: "large language models"), page: 1)
        let short = try await world.service.search(.init(text: "llm"), page: 1)
        #expect(page.repositories.map(\.id) == short.repositories.map(\.id) && !page.repositories.isEmpty)
    }
}
