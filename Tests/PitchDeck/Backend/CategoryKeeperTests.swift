import Foundation
import GraphQL
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine)
struct CategoryKeeperTests {
    private static let names: CategoryKeeper.Names = [
        .english: "Deep  sea ", .german: "Tiefsee", .hindi: "गहरा समुद्र", .arabic: "أعماق البحار",
    ]

    @Test func `one is added with its names, found by them, and clients read them`() async throws {
        let world = try await PitchDeckWorld()
        let keeper = CategoryKeeper(database: world.database)
        let added = try await keeper.add("deep-sea", Self.names)
        #expect(added.name == "Deep sea" && added.names["de"] == "Tiefsee" && added.names.count == 4)
        #expect(try await world.nobody.categories().contains(added))
        let founder = try await world.person()
        _ = try await founder.create(StartupContent(title: "Anglerfish", category: added.id), edition: .published)
        #expect(try await world.nobody.search(StartupSearch(text: "deep sea")).startups.first?.category == added)
        let context = PitchDeckContext(database: world.database, visit: nil, accounts: NoAccounts(), blobs: NoBlobs())
        let schema = try PitchDeckGraphQL.untimed()
        let query = """
            { categories(filters: { slug: { eq: "deep-sea" } }) { name position names { language name } } }
            """
        let answer = try await schema.execute(schema.schema.prepare(GraphQLRequest(query: query)), context)
        #expect(String(decoding: answer.json, as: UTF8.self).contains(#"{"language":"de","name":"Tiefsee"}"#))
    }

    @Test func `what is renamed is called so, and searched by its new English name`() async throws {
        let world = try await PitchDeckWorld()
        let keeper = CategoryKeeper(database: world.database)
        let founder = try await world.person()
        let startup = try await founder.create(
            StartupContent(title: "Moth", category: CategoryList.id("energy")),
            edition: .published
        )
        try await keeper.rename("energy", [.german: "Strom"])
        var renamed = try await world.nobody.startup(startup.id, edition: .published).category
        #expect(renamed?.name == "Energy" && renamed?.names == ["de": "Strom"])
        try await keeper.rename("energy", [.english: "Electricity"])
        renamed = try await world.nobody.startup(startup.id, edition: .published).category
        #expect(renamed?.name == "Electricity" && renamed?.names == ["de": "Strom", "en": "Electricity"])
        #expect(try await world.nobody.search(StartupSearch(text: "electricity")).total == 1)
        #expect(try await world.nobody.search(StartupSearch(text: "energy")).total == 0)
    }

    @Test func `those that are named are listed first, the others by name`() async throws {
        let world = try await PitchDeckWorld()
        let keeper = CategoryKeeper(database: world.database)
        try await keeper.order(["travel", "food"])
        func slugs() async throws -> [String] { try await world.nobody.categories().map(\.slug) }
        #expect(try await slugs().prefix(3) == ["travel", "food", "agriculture"])
        await #expect(throws: CategoryProblem.unknown("none")) { try await keeper.order(["space", "none"]) }
        #expect(try await slugs().prefix(3) == ["travel", "food", "agriculture"])
        try await keeper.order([])
        #expect(try await slugs() == CategoryList.all.map(\.slug))
    }

    @Test func `what is in use goes only into another one, drafts as well, and does not come back`() async throws {
        let world = try await PitchDeckWorld()
        let keeper = CategoryKeeper(database: world.database)
        let founder = try await world.person()
        let energy = StartupContent(title: "Moth", category: CategoryList.id("energy"))
        let published = try await founder.create(energy, edition: .published)
        let draft = try await founder.create(energy, edition: .draft)
        await #expect(throws: CategoryProblem.inUse(2)) { try await keeper.retire("energy") }
        await #expect(throws: CategoryProblem.sameCategory) { try await keeper.retire("energy", into: "energy") }
        await #expect(throws: CategoryProblem.unknown("none")) { try await keeper.retire("energy", into: "none") }
        #expect(try await keeper.all().first { $0.category.slug == "energy" }?.count == 2)

        #expect(try await keeper.retire("energy", into: "climate") == 2)
        #expect(try await world.nobody.startup(published.id, edition: .published).category?.slug == "climate")
        #expect(try await founder.startup(draft.id, edition: .draft).category?.slug == "climate")
        #expect(try await world.nobody.search(StartupSearch(text: "climate")).total == 1)
        await #expect(throws: StartupError.invalid("category", .unknownValue)) {
            _ = try await founder.create(energy, edition: .draft)
        }
        // The server starts again.
        try await StoredStartupService.migrate(world.database)
        #expect(try await !world.nobody.categories().contains { $0.slug == "energy" })
        try await keeper.add("energy", Self.names)
        #expect(try await world.nobody.categories().contains { $0.slug == "energy" })
    }

    @Test func `what is wrong is said, and nothing is changed`() async throws {
        let world = try await PitchDeckWorld()
        let keeper = CategoryKeeper(database: world.database)
        let before = try await world.nobody.categories()
        var names = Self.names
        for slug in ["", "Deep sea", "-a", "a--b", String(repeating: "a", count: 41), "é"] {
            await #expect(throws: CategoryProblem.malformedSlug) { try await keeper.add(slug, names) }
        }
        await #expect(throws: CategoryProblem.taken("food")) { try await keeper.add("food", names) }
        await #expect(throws: CategoryProblem.unknown("none")) { try await keeper.rename("none", names) }
        names[.english] = "FOOD"
        await #expect(throws: CategoryProblem.nameTaken(by: "food")) { try await keeper.add("meals", names) }
        names[.arabic] = nil
        await #expect(throws: CategoryProblem.noName(.arabic)) { try await keeper.add("meals", names) }
        await #expect(throws: CategoryProblem.noName(.hindi)) { try await keeper.rename("food", [.hindi: " \n"]) }
        await #expect(throws: CategoryProblem.longName(.german)) {
            try await keeper.rename("food", [.german: String(repeating: "a", count: 41)])
        }
        #expect(try await world.nobody.categories() == before)
    }
}
