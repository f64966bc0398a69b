import Foundation
import RepositoriesDomain
import StorageTesting
import Testing
import TextSearch

@testable import RepositoriesService

/// Search in the starter catalogue, as people type.
@Suite(.everyEngine)
struct CatalogueSearchTests {
    private static let worlds = StorageEngine.shared {
        try await RepositoriesWorld(isLive: false, starter: .builtIn())
    }

    private static var world: RepositoriesWorld {
        get async throws { try await #require(worlds[StorageEngine.current]).value }
    }

    private static let naive = Result {
        NaiveSearch(try StarterCatalogue.builtIn().entries.map { ($0.repository, $0.labels.words) })
    }

    private func names(_ query: RepositoryQuery, page: Int = 1) async throws -> [String] {
        try await Self.world.service.search(query, page: page).repositories.map(\.id.fullName)
    }

    @Test(arguments: [
        ("vapor", "vapor/vapor"), ("alamofire", "Alamofire/Alamofire"), ("swift", "swiftlang/swift"),
        ("swiftlint", "realm/SwiftLint"), ("swift lint", "realm/SwiftLint"), ("grdb", "groue/GRDB.swift"),
        ("apple/swift-nio", "apple/swift-nio"), ("swiftnio", "apple/swift-nio"),
        ("hummingbird", "hummingbird-project/hummingbird"),
        ("react", "facebook/react"), ("kubernetes", "kubernetes/kubernetes"), ("rust", "rust-lang/rust"),
        ("mastodon swiftui", "Dimillian/IceCubesApp"), ("clipboard mac", "p0deji/Maccy"), ("VAPOR", "vapor/vapor"),
        ("composable architecture", "pointfreeco/swift-composable-architecture"),
    ])
    func `what is meant comes first`(typed: String, expected: String) async throws {
        #expect(try await names(.init(text: typed)).first == expected)
    }

    @Test(arguments: [
        ("reactt", "facebook/react"), ("kubernets", "kubernetes/kubernetes"), ("swfit", "swiftlang/swift"),
        ("alamofier", "Alamofire/Alamofire"), ("humingbird", "hummingbird-project/hummingbird"),
        ("vapro", "vapor/vapor"),
        ("kubrenetes", "kubernetes/kubernetes"), ("djagno", "django/django"), ("pytroch", "pytorch/pytorch"),
        ("terrafrom", "hashicorp/terraform"), ("fluter", "flutter/flutter"),
    ])
    func `a misspelt word finds what was meant`(typed: String, expected: String) async throws {
        #expect(try await names(.init(text: typed)).prefix(3).contains(expected))
    }

    @Test(arguments: ["vap", "alamo", "kubern", "hummingb"])
    func `the beginning of a word is enough`(typed: String) async throws {
        #expect(try await names(.init(text: typed)).first?.lowercased().contains(typed) == true)
    }

    @Test(arguments: try SearchQueries.all())
    func `what people type brings what they look for`(query: SearchQueries.Query) async throws {
        let page = try await Self.world.service.search(.init(text: query.typed), page: 1)
        #expect(page.repositories.prefix(3).map(\.id.fullName) == query.expected)
        #expect(page.reading?.correction?.shown == query.correction)
    }

    @Test(arguments: try SearchQueries.all())
    func `the database finds what looking at every repository finds`(query: SearchQueries.Query) async throws {
        let expected = try Self.naive.get().search(query.typed)
        var found: [Repository.ID] = []
        var next: Int? = 1
        while let page = next {
            let answer = try await Self.world.service.search(.init(text: query.typed), page: page)
            #expect(answer.totalCount == expected.count)
            found += answer.repositories.map(\.id)
            next = answer.nextPage
        }
        #expect(found == expected)
    }

    @Test(arguments: ["🦀", "%", "🦀 %", "()", "\"\""])
    func `signs alone find nothing`(typed: String) async throws {
        #expect(try await names(.init(text: typed)).isEmpty)
    }

    @Test func `a corrected word can be searched for as it was typed`() async throws {
        let page = try await Self.world.service.search(.init(text: "reactt components"), page: 1)
        let correction = try #require(page.reading?.correction)
        #expect(correction == .init(shown: "react components", verbatim: "\"reactt\" components"))
        let verbatim = try await Self.world.service.search(.init(text: "\"reactt\""), page: 1)
        #expect(verbatim.repositories.isEmpty)
        #expect(verbatim.reading == nil)
    }

    @Test func `what has some of the words is said to have no more`() async throws {
        let service = try await Self.world.service
        #expect(try await service.search(.init(text: "markdown zzqqxx"), page: 1).reading?.isPartial == true)
        #expect(try await service.search(.init(text: "markdown"), page: 1).reading == nil)
    }

    @Test func `a qualifier that nothing is known about is said to be left out`() async throws {
        let page = try await Self.world.service.search(.init(text: "react size:>10 followers:2"), page: 1)
        #expect(page.reading?.ignoredQualifiers == ["size", "followers"])
        #expect(page.repositories.first?.id.fullName == "facebook/react")
    }

    @Test(arguments: QualifierRule.all)
    func `every qualifier holds for all that is found`(rule: QualifierRule) async throws {
        let page = try await Self.world.service.search(.init(text: rule.typed), page: 1)
        #expect(!page.repositories.isEmpty)
        #expect(page.repositories.filter { !rule.holds($0) }.isEmpty)
        #expect(page.reading == nil)
    }

    struct QualifierRule: Sendable, CustomTestStringConvertible {
        let typed: String
        let holds: @Sendable (Repository) -> Bool

        var testDescription: String { typed }

        static let all: [Self] = [
            .init(typed: "in:name git") { SearchWords.nameWords($0.id.name).contains { $0.hasPrefix("git") } },
            .init(typed: "in:description sqlite") { $0.summary.lowercased().contains("sqlite") },
            .init(typed: "language:rust cli") { $0.language == "Rust" },
            .init(typed: "language:golang") { $0.language == "Go" },
            .init(typed: "user:sharkdp") { $0.id.owner == "sharkdp" },
            .init(typed: "repo:vapor/vapor") { $0.id == "vapor/vapor" },
            .init(typed: "stars:10000..20000 python") { (10_000...20_000).contains($0.stars) },
            .init(typed: "license:mit git") { $0.license == "MIT" },
            .init(typed: "forks:>20000") { $0.forks > 20_000 },
            .init(typed: "-language:go containers") { $0.language != "Go" },
            .init(typed: "created:>=2022-01-01") {
                ($0.createdAt ?? .distantPast).timeIntervalSince1970 >= 1_640_995_200
            },
        ]
    }

    @Test func `words that nothing has are dropped when others are found`() async throws {
        #expect(try await names(.init(text: "vapor zzqqxx")).contains("vapor/vapor"))
    }

    @Test func `nothing is found for a word that is near to none`() async throws {
        let page = try await Self.world.service.search(.init(text: "zzqqxxyy"), page: 1)
        #expect(page.repositories.isEmpty)
        #expect(page.totalCount == 0)
        #expect(page.nextPage == nil)
    }

    @Test(arguments: [
        "'; DROP TABLE repositories; --", "\"", "a* OR b", "NEAR(a b)", "%", "name:x", "((", "{}", "C++", "🚀", "-",
    ])
    func `what means something to the database is only text`(typed: String) async throws {
        _ = try await names(.init(text: typed))
    }

    @Test(arguments: [
        ("topic:linter", ["realm/SwiftLint"]), ("user:groue", ["groue/GRDB.swift"]),
        ("language:swift stars:>60000", ["swiftlang/swift"]),
    ])
    func `GitHub's qualifiers work without GitHub`(typed: String, expected: [String]) async throws {
        let found = try await names(.init(text: typed))
        #expect(found.contains { expected.contains($0) })
        if expected.count == 1, typed != "topic:linter" { #expect(found == expected) }
    }

    @Test func `an excluded word is in no result`() async throws {
        let with = try await names(.init(text: "sqlite"))
        let without = try await names(.init(text: "sqlite NOT swift"))
        #expect(with.contains("groue/GRDB.swift"))
        #expect(!without.contains("groue/GRDB.swift"))
        #expect(!without.isEmpty)
    }

    @Test(arguments: RepositoryQuery.Sort.allCases)
    func `pages show every match once, in the order asked for`(sort: RepositoryQuery.Sort) async throws {
        let entries = try StarterCatalogue.builtIn().entries.map(\.repository)
        let expected = entries.filter { $0.language == "Swift" && $0.stars >= 3_000 && !$0.isArchived }
        let query = RepositoryQuery(text: "", language: "swift", minimumStars: 3_000, sort: sort)
        var found: [Repository] = []
        var next: Int? = 1
        while let page = next {
            let answer = try await Self.world.service.search(query, page: page)
            #expect(answer.totalCount == expected.count)
            #expect(answer.repositories.count == min(10, expected.count - (page - 1) * 10))
            found += answer.repositories
            next = answer.nextPage
        }
        let order: (Repository, Repository) -> Bool =
            sort == .forks
            ? { ($1.forks, $1.stars, $0.id.key) < ($0.forks, $0.stars, $1.id.key) }
            : { ($1.stars, $0.id.key) < ($0.stars, $1.id.key) }
        #expect(found.map(\.id) == expected.sorted(by: order).map(\.id))
    }

    @Test func `a page past the last one is empty`() async throws {
        let page = try await Self.world.service.search(.init(text: "swift"), page: 90)
        #expect(page.repositories.isEmpty)
        #expect(page.nextPage == nil)
    }

    @Test func `archived repositories show only when asked for`() async throws {
        let archived = try StarterCatalogue.builtIn().entries.map(\.repository).filter(\.isArchived)
        let one = try #require(archived.first)
        #expect(try await !names(.init(text: one.id.fullName)).contains(one.id.fullName))
        #expect(try await names(.init(text: one.id.fullName, includesArchived: true)).first == one.id.fullName)
    }

    @Test(arguments: [
        (RepositoryQuery(text: "  "), "text", RepositoryError.QueryProblem.empty),
        (.init(text: String(repeating: "x", count: 257)), "text", .tooLong),
        (.init(text: "a OR b OR c OR d OR e OR f OR g"), "text", .tooManyOperators),
        (.init(text: "a", minimumStars: -1), "minimumStars", .outOfRange),
        (.init(text: "a", language: String(repeating: "x", count: 51)), "language", .tooLong),
        (.init(text: "a", language: "a\" stars:1"), "language", .unknownValue),
    ])
    func `a query that cannot be asked names its field`(
        query: RepositoryQuery,
        field: String,
        reason: RepositoryError.QueryProblem
    ) async throws {
        let service = try await Self.world.service
        await #expect(throws: RepositoryError.invalidQuery(field: field, reason: reason)) {
            try await service.search(query, page: 1)
        }
    }

    @Test(arguments: [(0, RepositoryError.QueryProblem.outOfRange), (-3, .outOfRange), (101, .pastTheEnd)])
    func `pages are 1 to 100`(page: Int, reason: RepositoryError.QueryProblem) async throws {
        let service = try await Self.world.service
        await #expect(throws: RepositoryError.invalidQuery(field: "page", reason: reason)) {
            try await service.search(.init(text: "swift"), page: page)
        }
    }
}
