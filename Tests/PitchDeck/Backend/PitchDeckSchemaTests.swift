import AccountsDomain
import Foundation
import GraphQL
import PitchDeckDomain
import Storage
import StorageTesting
import Synchronization
import Testing

@testable import PitchDeckService

@Suite(.everyEngine)
struct PitchDeckSchemaTests {
    private static let list = """
        query($title: String, $size: Int) {
            startups_connection(
                filters: { title: { containsi: $title }, category: { documentId: { eq: null } } }
                pagination: { page: 1, pageSize: $size }, sort: ["createdAt:desc"]
            ) {
                nodes { documentId title imageUrl image { url } category { documentId name }
                    author { documentId username email } similar(limit: 2) { title category { name } } }
                pageInfo { total page pageSize pageCount }
            }
        }
        """

    @Test func `a list takes as many statements for one as for a hundred`() async throws {
        let world = try await PitchDeckWorld()
        let schema = try PitchDeckGraphQL.untimed()
        let founder = try await world.person()
        for index in 0..<30 {
            _ = try await founder.create(
                StartupContent(title: "Startup \(index)", category: CategoryList.id("food")),
                edition: .published
            )
            // One begins no more than twenty in a day.
            world.clock.advance(7_200)
        }
        let counted = CountingDatabase(base: world.database)
        for size in [1, 20, 100] {
            counted.statements.withLock { $0 = 0 }
            let reply = try await Self.answer(schema, counted, Self.list, size: size)
            #expect(reply.contains("\"total\":30") && !reply.contains("\"errors\""), "\(reply)")
            // What is on the page, its startups with categories and authors, the total, and what is similar to each.
            #expect(counted.statements.withLock { $0 } == 4, "\(size)")
        }
    }

    /// The operators of the SDL, each with a value.
    private static let texts = [
        "eq: \"a\"", "eqi: \"a\"", "ne: \"a\"", "nei: \"a\"", "in: [\"a\", null]", "notIn: [\"a\"]", "null: true",
        "null: false", "notNull: true", "startsWith: \"a\"", "endsWith: \"a\"", "contains: \"a\"", "notContains: \"a\"",
        "containsi: \"a%_!\"", "notContainsi: \"a\"", "gt: \"a\"", "gte: \"a\"", "lt: \"a\"", "lte: \"a\"",
        "between: [\"a\", \"b\"]", "and: [\"a\"]", "or: [\"a\", \"b\"]", "not: { eq: \"a\" }", "eq: null",
    ]
    private static let numbers = [
        "eq: 1", "ne: 1", "in: [1, 2]", "notIn: [1]", "null: true", "notNull: true", "gt: 1", "gte: 1", "lt: 1",
        "lte: 1", "between: [1, 2]", "and: [1]", "or: [1, 2]", "not: { gt: 1 }",
    ]

    @Test func `every operator works on every field that it is offered for`() async throws {
        let world = try await PitchDeckWorld()
        let schema = try PitchDeckGraphQL.untimed()
        _ = try await world.person().create(
            StartupContent(title: "Solar Kites", category: CategoryList.id("energy")),
            edition: .published
        )
        let dates = Self.numbers.map {
            $0.replacing("1", with: "\"2020-01-01T00:00:00Z\"").replacing("2]", with: "\"2021-01-01T00:00:00Z\"]")
        }
        let fields: [(String, [String])] = [
            ("documentId", Self.texts), ("title", Self.texts), ("slug", Self.texts), ("description", Self.texts),
            ("id", Self.numbers), ("views", Self.numbers), ("createdAt", dates), ("updatedAt", dates),
            ("publishedAt", dates),
        ]
        var filters = fields.flatMap { field, operators in operators.map { "{ \(field): { \($0) } }" } }
        for field in ["documentId", "name", "slug"] {
            filters += Self.texts.map { "{ category: { \(field): { \($0) } } }" }
        }
        for field in ["documentId", "username", "email"] {
            filters += Self.texts.map { "{ author: { \(field): { \($0) } } }" }
        }
        filters += [
            "{ category: { startups: { title: { eq: \"a\" } } } }",
            "{ category: { id: { gt: 1 }, createdAt: { null: true } } }",
            "{ and: [{ title: { eq: \"a\" } }, null], or: [{ views: { gt: 1 } }, {}], not: { slug: { eq: \"b\" } } }",
        ]
        // Fifty at a time, so that it takes no time.
        for start in stride(from: 0, to: filters.count, by: 50) {
            let part = filters[start...].prefix(50).enumerated()
                .map { "a\($0): startups(filters: \($1)) { title }" }.joined(separator: "\n")
            let reply = try await Self.answer(schema, world.database, "{ \(part) }")
            #expect(!reply.contains("\"errors\""), "\(reply)")
        }
    }

    @Test func `what is found is what the operator says`() async throws {
        let world = try await PitchDeckWorld()
        let schema = try PitchDeckGraphQL.untimed()
        for title in ["Solar Kites", "SOLAR Sails", "Ökobrot"] {
            _ = try await world.person().create(StartupContent(title: title), edition: .published)
        }
        for (filter, count) in [
            ("contains: \"Solar\"", 1), ("containsi: \"solar\"", 2), ("startsWith: \"SOLAR\"", 1),
            ("endsWith: \"Sails\"", 1), ("eqi: \"ökobrot\"", 1), ("notContainsi: \"solar\"", 1), ("eq: null", 3),
            ("in: []", 0), ("notIn: [\"Ökobrot\"]", 2),
        ] {
            let reply = try await Self.answer(
                schema,
                world.database,
                "{ startups_connection(filters: { title: { \(filter) } }) { pageInfo { total } } }"
            )
            #expect(reply.contains("\"total\":\(count)}"), "\(filter) \(reply)")
        }
    }

    @Test func `too much of a filter is refused`() async throws {
        let world = try await PitchDeckWorld()
        let schema = try PitchDeckGraphQL.untimed()
        let many = Array(repeating: "{ title: { eq: \"a\" } }", count: 51).joined(separator: ", ")
        let values = Array(repeating: "\"a\"", count: 201).joined(separator: ", ")
        let deep = String(repeating: "{ not: ", count: 7) + "{}" + String(repeating: " }", count: 7)
        let empty = "{ or: [\(Array(repeating: "{}", count: 1_500).joined(separator: ", "))] }"
        for filter in [empty, "{ or: [\(many)] }", "{ title: { in: [\(values)] } }", deep] {
            let reply = try await Self.answer(schema, world.database, "{ startups(filters: \(filter)) { title } }")
            #expect(reply.contains("BAD_USER_INPUT"), "\(reply)")
        }
    }

    @Test(arguments: [
        ("startups(pagination: { page: 1, limit: 5 })", ["pagination"], StartupError.Reason.malformed),
        ("startups(sort: [\"author.email\"])", ["sort", "author.email"], .unknownValue),
        ("startups(sort: [\"title:up\"])", ["sort"], .unknownValue),
        ("startups(filters: { views: { between: [1] } })", ["filters", "between"], .malformed),
        ("startups(filters: { title: { eq: \"\\u0000\" } })", ["filters"], .malformed),
    ])
    func `what a list cannot do is refused with its place and reason`(
        _ list: String,
        _ path: [String],
        _ reason: StartupError.Reason
    ) async throws {
        let world = try await PitchDeckWorld()
        let reply = try await Self.answer(PitchDeckGraphQL.untimed(), world.database, "{ \(list) { title } }")
        let place = path.map { "\"\($0)\"" }.joined(separator: ",")
        #expect(
            reply.contains("\"path\":[\(place)]") && reply.contains("\"reason\":\"\(reason.rawValue)\""),
            "\(reply)"
        )
    }

    @Test func `a search begins where it is asked to, and is narrowed by no category that cannot be one`() async throws
    {
        let world = try await PitchDeckWorld()
        let schema = try PitchDeckGraphQL.untimed()
        for title in ["Ant", "Bee", "Cat", "Dog", "Elk"] {
            _ = try await world.person().create(StartupContent(title: title), edition: .published)
        }
        func found(_ arguments: String) async throws -> String {
            let search = "{ searchStartups(order: title, \(arguments)) { nodes { title } } }"
            return try await Self.answer(schema, world.database, search, now: { world.clock.now })
        }
        let part = try await found("pagination: { start: 3, limit: 2 }")
        #expect(part.contains("\"nodes\":[{\"title\":\"Dog\"},{\"title\":\"Elk\"}]"), "\(part)")
        let refused = try await found("facets: { categories: [\"energy\"] }")
        #expect(refused.contains("\"path\":[\"facets\",\"categories\"]"), "\(refused)")
    }

    @Test func `many filters that look into texts are too costly together, and a full page is not`() async throws {
        let schema = try PitchDeckGraphQL()
        let words = Array(repeating: "{ title: { containsi: $word } }", count: 45).joined(separator: ", ")
        let lists = (0..<200).map { "l\($0): startups(filters: $filters, pagination: { limit: 1 }) { title }" }
        let one = GraphQLValue.object([.init("title", .object([.init("containsi", .string("a"))]))])
        let filters = GraphQLValue.object([.init("or", .list(Array(repeating: one, count: 45)))])
        let list = "startups(filters: { or: [\(words)] }, pagination: { limit: 10 }) { title }"
        for (query, code) in [
            ("query($filters: StartupFiltersInput) { \(lists.joined(separator: " ")) }", "QUERY_TOO_COSTLY"),
            ("query($word: String) { \(list) }", nil),
            (
                """
                query($word: String) {
                    startups_connection(
                        filters: { or: [{ title: { containsi: $word } }, { description: { containsi: $word } },
                            { category: { name: { containsi: $word } } }] }
                        pagination: { pageSize: 100 }
                    ) { nodes { documentId title slug pitch views category { documentId name } author { username } } }
                }
                """, nil
            ),
        ] {
            let variables = [GraphQLValue.Member("filters", filters), .init("word", .string("a"))]
            let prepared = schema.schema.prepare(GraphQLRequest(query: query, variables: variables))
            let world = try await PitchDeckWorld()
            let context = PitchDeckContext(
                database: world.database,
                visit: nil,
                accounts: NoAccounts(),
                blobs: NoBlobs()
            )
            #expect(try await schema.execute(prepared, context).errors.first?.code == code)
        }
    }

    private static func answer(
        _ schema: PitchDeckGraphQL,
        _ database: any SQLDatabase,
        _ query: String,
        size: Int? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) async throws -> String {
        var request = GraphQLRequest(query: query)
        if let size { request.variables = [.init("size", .int(size))] }
        let context = PitchDeckContext(
            database: database,
            visit: nil,
            accounts: NoAccounts(),
            blobs: NoBlobs(),
            now: now
        )
        let answer = try await schema.execute(schema.schema.prepare(request), context)
        return String(decoding: answer.json, as: UTF8.self)
    }
}

/// Counts the statements of readings, and writing transactions.
struct CountingDatabase: SQLDatabase {
    let base: any SQLDatabase
    let statements: CountedStatements = CountedStatements()
    let writes: CountedStatements = CountedStatements()

    var dialect: SQLDialect { base.dialect }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        let statements = statements
        return try await base.read { try body(CountingConnection(base: $0, statements: statements)) }
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        writes.withLock { $0 += 1 }
        return try await base.write(body)
    }

    func changes(of topic: String) -> AsyncStream<ChangeEvent> { base.changes(of: topic) }

    func news(of topics: [String]) -> AsyncStream<Void> { base.news(of: topics) }

    func close() throws { try base.close() }
}

final class CountedStatements: Sendable {
    private let count = Mutex(0)

    func withLock<Value: Sendable>(_ body: (inout Int) -> Value) -> Value { count.withLock { body(&$0) } }
}

private struct CountingConnection: SQLConnection {
    let base: any SQLConnection
    let statements: CountedStatements

    var dialect: SQLDialect { base.dialect }

    func execute(_ sql: SQL) throws(StorageError) -> Int {
        statements.withLock { $0 += 1 }
        return try base.execute(sql)
    }

    func rows(_ sql: SQL) throws(StorageError) -> [SQLRow] {
        statements.withLock { $0 += 1 }
        return try base.rows(sql)
    }

    func announce(_ change: Storage.Change) throws(StorageError) { try base.announce(change) }
}

/// Nobody signs in here.
struct NoAccounts: TokenAccountService {
    func signIn(email: String, password: String) async throws(AccountError) -> TokenSession { throw .notOffered }
    func signUp(_ form: SignUpForm) async throws(AccountError) -> TokenSession {
        throw .notOffered
    }
    func requestPasswordReset(email: String) async throws(AccountError) { throw .notOffered }
    func confirmEmail(code: String) async throws(AccountError) -> TokenSession { throw .notOffered }
    func resetPassword(code: String, to password: String) async throws(AccountError) -> TokenSession {
        throw .notOffered
    }
    func changePassword(from old: String, to new: String) async throws(AccountError) -> TokenSession {
        throw .notOffered
    }
    func rename(to name: String) async throws(AccountError) -> Account { throw .notOffered }
    func createGuest() async throws(AccountError) -> TokenSession { throw .notOffered }
    func signOut(isEverywhere: Bool) async throws(AccountError) { throw .notOffered }
    func endSession(_ id: AccountSession.ID) async throws(AccountError) { throw .notOffered }
}
