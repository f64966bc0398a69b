import Foundation
import RepositoriesDomain
import StorageTesting
import Testing

@testable import RepositoriesService

/// Search in the starter catalogue, as people type.
@Suite(.everyEngine)
struct CatalogueSearchTests {
    private static let worlds = StorageEngine.shared {
        try await RepositoriesWorld(isLive: false, starter: builtInText)
    }

    private static var world: RepositoriesWorld {
        get async throws { try await #require(worlds[StorageEngine.current]).value }
    }

    private static let builtInText = String(decoding: PackageResources.starter_catalogue_tsv, as: UTF8.self)

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
