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

    @Test(arguments: [
        ("a/b\tSwift", 2), ("bad name\tSwift\t\t\t2020\t1\t1\tx\tbeginner\t0\t\tText", 2),
        ("a/b\tSwift\t\t\t2020\tmany\t1\tx\tbeginner\t0\t\tText", 2),
        ("a/b\tSwift\t\t\t2020\t1\t1\tx\tbeginner\t0\t\t", 2),
    ])
    func `a line that is wrong is named`(line: String, number: Int) {
        #expect(throws: StarterCatalogue.Problem.line(number)) { try StarterCatalogue("# asOf: 2026-01-01\n\(line)") }
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
        await #expect(throws: RepositoryError.notFound("dock/raft")) {
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
