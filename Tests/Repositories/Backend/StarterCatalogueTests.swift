import Foundation
import RepositoriesDomain
import Storage
import StorageTesting
import Testing

@testable import RepositoriesService

@Suite(.everyEngine)
struct StarterCatalogueTests {
    @Test func `the built-in catalogue is whole`() throws {
        let catalogue = try StarterCatalogue.builtIn()
        let repositories = catalogue.entries.map(\.repository)
        #expect(repositories.count >= 400)
        #expect(Set(repositories.map(\.id)).count == repositories.count)
        for repository in repositories {
            #expect(try repository.validated() == repository)
            #expect(repository.summary.count <= 350)
            #expect(repository.origin == .starter(asOf: catalogue.asOf))
        }
        #expect(catalogue.entries.allSatisfy { !$0.labels.fields.isEmpty && $0.labels.level != nil })
    }

    @Test func `the ranked catalogue is whole, as its head says, and none of the first`() throws {
        let ranked = try RankedCatalogue.builtIn()
        let repositories = try ranked.catalogue().entries.map(\.repository)
        #expect(repositories.count == ranked.count)
        let days = repositories.map { repository in
            if case .starter(let day) = repository.origin { day } else { Date.distantPast }
        }
        #expect(days.min() == ranked.oldest)
        let described = Set(try StarterCatalogue.builtIn().entries.map(\.repository.id.key))
        #expect(repositories.count >= 5_500)
        #expect(Set(repositories.map(\.id.key)).count == repositories.count)
        #expect(described.isDisjoint(with: repositories.map(\.id.key)))
        for repository in repositories {
            #expect(try repository.validated() == repository)
            #expect(!repository.topics.isEmpty && repository.stars >= 500)
            #expect(repository.pushedAt != nil || repository.createdAt != nil, "\(repository.id)")
        }
    }

    @Test func `ranked repositories are added once, beside what GitHub told, and survive a new edition`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/search boat", FakeGitHub.search([FakeGitHub.repository("octo/boat", id: 1, stars: 7)]))
        try await world.settleSearch("boat")
        let row = "Go\thttp,cli\t\t\t90\t3\t\t\t0\t\tA tool in Go: HTTP.\t2024-03-02\t2024-05-06"
        let ranked = try Self.ranked("1", "octo/boat\t\(row)\nlake/pier\t\(row)\nlake/quay\t\(row)")
        func service(_ starter: String, ranked: RankedCatalogue? = ranked) async throws -> CatalogRepositoryService {
            try await CatalogRepositoryService(
                database: world.database,
                client: nil,
                starter: StarterCatalogue(starter),
                ranked: ranked
            )
        }
        try await service(RepositoriesWorld.starterText).fill()
        let newer = try await service(RepositoriesWorld.starterText.replacing("1200", with: "9999"))
        #expect(try await newer.detail(of: "octo/boat", refresh: false).repository.stars == 7)
        let pier = try await newer.detail(of: "lake/pier", refresh: false).repository
        #expect(pier.stars == 90 && pier.createdAt == nil)
        #expect(pier.origin == .starter(asOf: try Date("2024-05-06T00:00:00Z", strategy: .iso8601)))
        try await world.database.write { try $0.execute("UPDATE repositories SET summary = 'changed'") }
        try await newer.fill()
        #expect(try await newer.detail(of: "lake/pier", refresh: false).repository.summary == "changed")
        // What only counts for trends, or starts with few, brings none.
        let without = try await service(RepositoriesWorld.starterText.replacing("1200", with: "8888"), ranked: nil)
        try await without.fill()
        #expect(try await without.detail(of: "lake/pier", refresh: false).repository.summary == "changed")
        let edition = try Self.ranked("2", "lake/pier\t\(row)")
        let last = try await service(RepositoriesWorld.starterText, ranked: edition)
        try await last.fill()
        #expect(try await last.detail(of: "lake/pier", refresh: false).repository.summary == "A tool in Go: HTTP.")
        #expect(try await last.detail(of: "octo/boat", refresh: false).repository.stars == 7)
        await #expect(throws: RepositoryError.offline) {
            try await last.detail(of: "lake/quay", refresh: false)
        }
    }

    @Test func `what is searched while they are added for the first time waits for them`() async throws {
        let row = "Go\thttp,cli\t\t\t90\t3\t\t\t0\t\tA tool in Go: HTTP.\t2024-03-02\t2024-05-06"
        let world = try await RepositoriesWorld(isLive: false, ranked: Self.ranked("1", "lake/pier\t\(row)"))
        let query = RepositoryQuery(text: "pier")
        async let found = world.service.search(query, page: 1, effort: .recent)
        try await world.service.fill()
        #expect(try await found.totalCount == 1)
    }

    @Test func `a repository that is asked for while they are added for the first time is waited for`() async throws {
        let row = "Go\thttp,cli\t\t\t90\t3\t\t\t0\t\tA tool in Go: HTTP.\t2024-03-02\t2024-05-06"
        let world = try await RepositoriesWorld(isLive: false, ranked: Self.ranked("1", "lake/pier\t\(row)"))
        async let detail = world.service.detail(of: Repository.ID(owner: "lake", name: "pier"), refresh: false)
        let stranger = Task {
            try await world.service.detail(of: Repository.ID(owner: "lake", name: "jetty"), refresh: false)
        }
        try await world.service.fill()
        #expect(try await detail.repository.stars == 90)
        await #expect(throws: RepositoryError.offline) { try await stranger.value }
    }

    @Test func `nothing but its head is read of an edition that is there`() async throws {
        let world = try await RepositoriesWorld()
        let row = "Go\thttp,cli\t\t\t90\t3\t\t\t0\t\tA tool in Go: HTTP.\t2024-03-02\t2024-05-06"
        for (text, count) in [("lake/pier\t\(row)", 4), ("this is no row", 4)] {
            let service = try await CatalogRepositoryService(
                database: world.database,
                client: nil,
                starter: StarterCatalogue(RepositoriesWorld.starterText),
                ranked: Self.ranked("1", text)
            )
            try await service.fill()
            #expect(try await service.sourceStatus().starterCount == count)
        }
    }

    @Test(arguments: ["edition", "count", "oldest"])
    func `a ranked catalogue without its head is refused`(name: String) throws {
        let head = Self.head("1", 0).replacing("# \(name): ", with: "# something: ")
        #expect(throws: StarterCatalogue.Problem.noHead(name)) { try RankedCatalogue(Self.file(head)) }
    }

    private static func ranked(_ edition: String, _ rows: String) throws -> RankedCatalogue {
        try RankedCatalogue(file(head(edition, rows.split(separator: "\n").count) + rows))
    }

    private static func head(_ edition: String, _ count: Int) -> String {
        "# asOf: 2024-12-01\n# edition: \(edition)\n# count: \(count)\n# oldest: 2024-05-06\n"
    }

    private static func file(_ text: String) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).tsv")
        try Data(text.utf8).write(to: file)
        return file
    }

    @Test(arguments: [
        ("a/b\tSwift", 2), ("bad name\tSwift\t\t\t2020\t1\t1\tx\tbeginner\t0\t\tText", 2),
        ("a/b\tSwift\t\t\t2020\tmany\t1\tx\tbeginner\t0\t\tText", 2),
        ("a/b\tSwift\t\t\t2020\t1\t1\tx\tbeginner\t0\t\t", 2),
        ("a/b\tSwift\t\t\t2020\t1\t1\tx\tbeginner\t0\t\tText\t2024-01-01\t", 2),
        ("a/b\tSwift\t\t\t2020\t1\t1\tx\tbeginner\t0\t\tText\tyesterday\t2024-01-01", 2),
    ])
    func `a line that is wrong is named`(line: String, number: Int) {
        #expect(throws: StarterCatalogue.Problem.line(number)) { try StarterCatalogue("# asOf: 2024-12-01\n\(line)") }
    }

    @Test func `a catalogue without a date is refused`() {
        #expect(throws: StarterCatalogue.Problem.noDate) { try StarterCatalogue("# nothing") }
    }

    @Test func `a new edition adds, changes and removes, and keeps what GitHub told`() async throws {
        let world = try await RepositoriesWorld()
        world.github.answer("/search boat", FakeGitHub.search([FakeGitHub.repository("octo/boat", id: 1, stars: 7)]))
        try await world.settleSearch("boat")
        let lines = RepositoriesWorld.starterText.split(separator: "\n").map(String.init)
        let edition = [lines[0], lines[1].replacing("1200", with: "9999"), lines[2].replacing("45000", with: "46000")]
        let newer = try await CatalogRepositoryService(
            database: world.database,
            client: nil,
            starter: StarterCatalogue(edition.joined(separator: "\n"))
        )
        #expect(try await newer.detail(of: "octo/boat", refresh: false).repository.stars == 7)
        #expect(try await newer.detail(of: "octo/ship", refresh: false).repository.stars == 46000)
        await #expect(throws: RepositoryError.offline) {
            try await newer.detail(of: "dock/raft", refresh: false)
        }
    }

    @Test func `the same edition is not loaded twice`() async throws {
        let world = try await RepositoriesWorld()
        try await world.database.write { try $0.execute("UPDATE repositories SET summary = 'changed'") }
        let again = try await CatalogRepositoryService(
            database: world.database,
            client: nil,
            starter: StarterCatalogue(RepositoriesWorld.starterText)
        )
        #expect(try await again.detail(of: "octo/boat", refresh: false).repository.summary == "changed")
    }

    @Test func `fields and level are kept on the rows`() async throws {
        let world = try await RepositoriesWorld()
        let labels = try await world.database.read { connection -> [String] in
            try connection.rows("SELECT fields, level FROM repositories ORDER BY key").map { row in
                let level: String = try row["level"]
                return try row["fields"] + "/" + level
            }
        }
        #expect(labels == ["games/beginner", "games/beginner", "games/advanced"])
    }
}
