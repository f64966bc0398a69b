import Foundation
import GraphQL
import ModerationDomain
import ModerationService
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

/// Lists of clients of Strapi's are found among the listings, and are those that a look at every startup gives.
@Suite(.everyEngine, .timeLimit(.minutes(2)))
struct PublishedListTests {
    private static let (energy, food) = (CategoryList.id("energy"), CategoryList.id("food"))
    /// Of the day on which the clock stands at first.
    private static let noon = StoppedClock().now.addingTimeInterval(12 * 3_600)

    /// Startups with names, categories, looks and days in common, and some that nobody else may read.
    private static func world() async throws -> PitchDeckWorld {
        let world = try await PitchDeckWorld()
        let (founder, reader, other) = (
            try await world.person(), try await world.account(), try await world.account()
        )
        let names = ["Solar Kites", "SOLAR sails", "Ökobrot", "100% Moth", "a_b", "Kite", "solar"]
        var made: [DocumentID] = []
        for index in 0..<23 {
            let category = [energy, food, nil][index % 3]
            let content = StartupContent(
                title: names[index % names.count],
                description: index % 6 == 0 ? "Made of Reed." : "",
                category: category
            )
            let edition: Startup.Edition = index == 4 ? .draft : .published
            let service = index % 5 == 0 ? world.service(other) : founder
            made.append(try await service.create(content, edition: edition).id)
            if index % 4 == 1 { try await world.service(reader).viewed(made[index]) }
            if index % 2 == 1 { world.clock.advance(3 * 3_600) }
        }
        try await world.database.write { connection in
            try connection.execute("UPDATE accounts SET name = 'Mira' WHERE id = \(other)")
            try connection.execute("UPDATE startup_authors SET shows_email = 1 WHERE account_id = \(other)")
            try connection.execute(
                "UPDATE account_passwords SET email = 'mira@example.org' WHERE account_id = \(other)"
            )
        }
        try await founder.delete(made[7])
        _ = try await founder.withdraw(made[8])
        let item = ReportedItem(kind: "startup", id: made[9].text)
        try await world.moderation(reader).report(item, by: nil, for: .spam, note: "")
        _ = try await world.admin().decide(.hidden, on: item, note: "")
        return world
    }

    private struct Answer: Decodable {
        struct Content: Decodable { var list: List }
        struct List: Decodable {
            var nodes: [Node]
            var pageInfo: Count
        }
        struct Node: Decodable { var documentId: String }
        struct Count: Decodable { var total: Int }
        var data: Content
    }

    private static func list(
        _ arguments: String,
        _ page: Int,
        _ world: PitchDeckWorld,
        _ schema: PitchDeckGraphQL
    ) async throws -> Answer.List {
        let query = """
            { list: startups_connection(\(arguments), pagination: { page: \(page), pageSize: 6 }) {
                nodes { documentId } pageInfo { total } } }
            """
        let context = PitchDeckContext(database: world.database, visit: nil, accounts: NoAccounts(), blobs: NoBlobs())
        let answer = try await schema.execute(schema.schema.prepare(GraphQLRequest(query: query)), context)
        return try JSONDecoder().decode(Answer.self, from: Data(answer.json)).data.list
    }

    private static func key(_ startup: Startup) -> String { StartupStore.titleKey(startup.content.title) }

    private static let filters: [(String, @Sendable (Startup) -> Bool)] = [
        (
            "{ title: { containsi: null }, category: { documentId: { eq: null } }, author: { email: {} } }",
            { _ in true }
        ),
        ("{ title: { containsi: \"SOL\" } }", { key($0).contains("sol") }),
        ("{ title: { containsi: \"%\" } }", { key($0).contains("%") }),
        ("{ title: { containsi: \"ÖKO\" } }", { key($0).contains("öko") }),
        ("{ title: { eqi: \"solar\" } }", { key($0) == "solar" }),
        ("{ title: { not: { eqi: \"solar\" } } }", { key($0) != "solar" }),
        ("{ title: { notContainsi: \"kite\" } }", { !key($0).contains("kite") }),
        ("{ title: { nei: \"kite\" }, views: { gte: 1 } }", { key($0) != "kite" && $0.views > 0 }),
        ("{ category: { slug: { eq: \"food\" } } }", { $0.content.category == food }),
        ("{ category: { documentId: { eq: \"\(energy.text)\" } } }", { $0.content.category == energy }),
        (
            "{ or: [{ category: { documentId: { null: true } } }, { views: { gt: 0 } }] }",
            { $0.content.category == nil || $0.views > 0 }
        ),
        (
            "{ not: { title: { containsi: \"kite\" } }, category: { documentId: { ne: \"\(food.text)\" } } }",
            { !key($0).contains("kite") && $0.content.category == energy }
        ),
    ]

    /// What listings have not: names as they are written, slugs, texts, founders, names of categories.
    private static let elsewhere: [(String, @Sendable (Startup) -> Bool)] = [
        ("{ title: { eq: \"solar\" } }", { $0.content.title == "solar" }),
        ("{ title: { or: [\"solar\", \"Kite\"] } }", { ["solar", "Kite"].contains($0.content.title) }),
        ("{ title: { containsi: \"sol\" }, slug: { contains: \"sails\" } }", { $0.slug.contains("sails") }),
        ("{ title: { contains: \"olar\" } }", { $0.content.title.contains("olar") }),
        ("{ title: { not: { startsWith: \"S\" } } }", { !$0.content.title.hasPrefix("S") }),
        ("{ title: { in: [\"SOLAR sails\", \"a_b\"] } }", { ["SOLAR sails", "a_b"].contains($0.content.title) }),
        ("{ slug: { startsWith: \"solar\" } }", { $0.slug.hasPrefix("solar") }),
        ("{ not: { slug: { endsWith: \"s\" } } }", { !$0.slug.hasSuffix("s") }),
        ("{ description: { containsi: \"reed\" } }", { $0.content.description == "Made of Reed." }),
        ("{ not: { description: { ne: \"\" } } }", { $0.content.description.isEmpty }),
        ("{ updatedAt: { gt: \"\(noon.ISO8601Format())\" } }", { $0.updatedAt > noon }),
        ("{ author: { username: { eq: \"Mira\" } } }", { $0.author.name == "Mira" }),
        ("{ author: { not: { username: { eqi: \"mira\" } } } }", { $0.author.name != "Mira" }),
        ("{ author: { email: { eq: \"mira@example.org\" } } }", { $0.author.email == "mira@example.org" }),
        (
            "{ author: { email: { null: true } }, title: { containsi: \"s\" } }",
            { $0.author.email == nil && key($0).contains("s") }
        ),
        // An address that is not shown is not unlike another either.
        ("{ not: { author: { email: { eq: \"mira@example.org\" } } } }", { _ in false }),
        (
            "{ or: [{ author: { username: { eq: \"Mira\" } } }, { slug: { contains: \"kite\" } }] }",
            { $0.author.name == "Mira" || $0.slug.contains("kite") }
        ),
        ("{ category: { name: { eqi: \"food\" } } }", { $0.content.category == food }),
        ("{ category: { name: { ne: \"Food\" } } }", { $0.content.category == energy }),
        ("{ category: { name: { null: true } } }", { $0.content.category == nil }),
        ("{ not: { category: { name: { eq: \"none\" } } } }", { $0.content.category != nil }),
        (
            "{ category: { or: [{ slug: { eq: \"energy\" } }, { slug: { in: [\"food\"] } }] } }",
            { $0.content.category != nil }
        ),
        ("{ category: { startups: { title: { eq: \"a_b\" } } } }", { $0.content.category == energy }),
    ]

    private static let orders: [(String, @Sendable (Startup) -> [String])] = [
        ("[\"createdAt:desc\"]", { ["\(9e12 - $0.createdAt.timeIntervalSince1970)"] }),
        ("[\"views:desc\", \"title\"]", { ["\(9 - $0.views)", key($0)] }),
        ("[\"slug\"]", { [$0.slug] }),
        ("[]", { ["\(1e12 + $0.createdAt.timeIntervalSince1970)"] }),
    ]

    /// All that everybody may read, one by one.
    private static func everything(_ world: PitchDeckWorld) async throws -> [Startup] {
        try await world.database.read { connection in
            try StartupStore(connection: connection).startups(where: StartupStore.isPublished)
        }
    }

    private static func comesFirst(_ left: [String], _ right: [String]) -> Bool {
        left.lexicographicallyPrecedes(right) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func check(
        _ filters: [(String, @Sendable (Startup) -> Bool)],
        _ orders: some Collection<(String, @Sendable (Startup) -> [String])>,
        pages: [Int]
    ) async throws {
        let world = try await Self.world()
        let schema = try PitchDeckGraphQL.untimed()
        let all = try await Self.everything(world)
        #expect(all.count == 19)
        for (filter, fits) in filters {
            for (order, keys) in orders {
                let naive = all.filter(fits).map { (keys($0) + [$0.id.text], $0.id.text) }
                    .sorted { Self.comesFirst($0.0, $1.0) }.map(\.1)
                for page in pages {
                    let list = try await Self.list("filters: \(filter), sort: \(order)", page, world, schema)
                    let shown = Array(naive.dropFirst((page - 1) * 6).prefix(6))
                    #expect(list.nodes.map(\.documentId) == shown, "\(filter) \(order) \(page)")
                    #expect(list.pageInfo.total == naive.count, "\(filter) \(order) \(page)")
                }
            }
        }
    }

    @Test func `every filter and order gives what a look at every startup gives`() async throws {
        try await Self.check(Self.filters, Self.orders, pages: [1, 2, 3, 4])
    }

    @Test func `so does what is found elsewhere, and what is said of nobody`() async throws {
        try await Self.check(Self.elsewhere, Self.orders.suffix(2), pages: [1, 2])
    }

    @Test(arguments: [1, 5, 9, 500])
    func `a list is the same however many are read at once`(_ few: Int) async throws {
        let world = try await Self.world()
        let all = try await Self.everything(world).filter { Self.key($0).contains("solar") }
        let found = try await world.database.read { connection in
            try (0...all.count).map { start in
                var list = PublishedList(
                    store: StartupStore(connection: connection),
                    filter: "l.title_key LIKE '%solar%'",
                    order: "l.document_id",
                    start: start,
                    limit: 4
                )
                list.few = few
                return try list.page()
            }
        }
        let ids = all.map(\.id.text).sorted()
        for (start, page) in found.enumerated() {
            #expect(page.startups.map(\.id.text) == Array(ids.dropFirst(start).prefix(4)))
            #expect(page.total == ids.count)
        }
    }

    @Test(
        arguments: [
            ("l.title_key LIKE '%solar%'", "SCAN l USING COVERING INDEX startup_listings_by_beginning"),
            ("1 = 1", "SCAN l USING COVERING INDEX startup_listings_by_beginning"),
            (
                "l.title_key LIKE '%solar%' AND l.category_id = 'food'",
                "SEARCH l USING COVERING INDEX startup_listings_by_category (category_id=?)"
            ),
        ] as [(SQL, String)]
    )
    func `what GetStartups asks is found in one index, without a look at any row`(
        _ filter: SQL,
        _ step: String
    ) async throws {
        guard StorageEngine.current == .sqlite else { return }
        let world = try await PitchDeckWorld()
        let plan = try await world.database.read { connection in
            let list = PublishedList(
                store: StartupStore(connection: connection),
                filter: filter,
                order: "l.created_at DESC, l.document_id",
                start: 0,
                limit: 20
            )
            return try connection.rows("EXPLAIN QUERY PLAN \(list.found("LIMIT 20"))")
                .map { row -> String in try row["detail"] }
        }
        #expect(plan.first == step, "\(plan)")
    }
}
