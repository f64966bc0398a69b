import AccountsDomain
import AccountsService
import Calls
import DiscoveryDomain
import Foundation
import Logging
import PostgREST
import RepoFinderService
import RepositoriesDomain
import RepositoriesService
import Storage
import StorageTesting

@testable import Supabase

/// The tables over the services and a database of the engine under test, with a small catalogue.
struct SupabaseWorld {
    let database: any SQLDatabase
    let accounts: StoredAccountService
    let discovery: DiscoveryBackend
    let backend: SupabaseBackend
    let rest: RestService<SupabaseBackend>
    let auth: AuthService

    static let password = "a long enough sentence"

    init() async throws {
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        database = try await TestDatabase.opened()
        accounts = try await StoredAccountService(
            database: database,
            records: [FavouriteRecords(), DiscoveryRecords(), SupabaseRecords()],
            cost: ScryptCost(logRounds: 4, blockSize: 8, parallelism: 1),
            logger: logger
        )
        let repositories = try await CatalogRepositoryService(
            database: database,
            client: nil,
            starter: try StarterCatalogue(Self.catalogue)
        )
        discovery = try await DiscoveryBackend(
            database: database,
            repositories: repositories,
            client: nil,
            folder: nil,
            logger: logger
        )
        backend = try await SupabaseBackend(database: database, accounts: accounts, discovery: discovery)
        rest = RestService(backend)
        let secret = Data(repeating: 7, count: 32)
        auth = AuthService(
            accounts: accounts,
            database: database,
            tokens: AccessTokens(secret: secret, issuer: "https://serendip.test/supabase/auth/v1"),
            anonKey: AnonKey(secret: secret),
            version: "1"
        )
        // Of one of them GitHub's number is known, and a former name.
        try await database.write { connection in
            try connection.execute("UPDATE repositories SET github_number = 4711 WHERE key = 'owner3/repo3'")
            try connection.execute(
                "INSERT INTO repository_names (old_key, key) VALUES ('former/name', 'owner3/repo3')"
            )
        }
    }

    private static let catalogue: String = {
        let lines = (0..<40).map { number in
            "owner\(number)/repo\(number)\t\(["Swift", "Rust"][number % 2])\tcli,t\(number % 7)\tMIT\t2020"
                + "\t\(9_000 - number)\t10\tcommand-line,systems\tbeginner\t0\t\tDoes things."
        }
        return "# asOf: 2024-01-01\n" + lines.joined(separator: "\n") + "\n"
    }()

    /// Somebody who is signed in.
    func member() async throws -> SupabaseCaller {
        let email = "\(UUID().uuidString.lowercased())@example.org"
        let guest = accounts.bound(to: UUID(), session: UUID())
        let visit = try await guest.join(NewMember(email: email, password: Self.password), isGuest: false)
        return SupabaseCaller(visit: visit, device: "test")
    }

    static let visitor = SupabaseCaller(visit: nil, device: "test")

    /// What the plan's service makes.
    static func guestID() -> String { "user_\(1_764_000_000.25)_\(UUID().uuidString)" }

    struct Answer {
        var status: Int
        var headers: RestResponse
        var value: JSONValue

        var rows: [[String: JSONValue]] {
            guard case .array(let rows) = value else { return [] }
            return rows.compactMap(\.object)
        }

        var code: String? { value.object?["code"]?.string }
    }

    func ask(
        _ method: String,
        _ target: String,
        by caller: SupabaseCaller = visitor,
        prefer: String = "return=representation",
        _ body: JSONValue? = nil
    ) async throws -> Answer {
        let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
        let request = RestRequest(
            method: method,
            path: parts[0],
            query: parts.count > 1 ? parts[1] : "",
            headers: [("prefer", prefer)],
            body: body.map { Array(JSONCoding.data(of: $0)) } ?? []
        )
        let response: RestResponse
        do {
            response = try await rest.respond(to: request, by: caller)
        } catch let error as RestError {
            response = error.response
        }
        let value = response.body.isEmpty ? .null : try JSONCoding.value(from: Data(response.body))
        return Answer(status: response.status, headers: response, value: value)
    }

    func sign(
        _ method: String,
        _ target: String,
        bearer: String? = nil,
        _ body: JSONValue = [:]
    ) async throws -> Answer {
        let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
        var headers = [("x-supabase-api-version", "2024-01-01")]
        if let bearer { headers.append(("authorization", "Bearer \(bearer)")) }
        let request = RestRequest(
            method: method,
            path: parts[0],
            query: parts.count > 1 ? parts[1] : "",
            headers: headers,
            body: Array(JSONCoding.data(of: body))
        )
        let asker = AuthService.Asker(device: "test", address: "192.0.2.1", chargeGuest: {}, enter: { _ in })
        let response = try await auth.respond(to: request, by: asker)
        let value = response.body.isEmpty ? .null : try JSONCoding.value(from: Data(response.body))
        return Answer(status: response.status, headers: response, value: value)
    }
}

extension SupabaseCaller {
    var id: String { visit?.account.id.uuidString.lowercased() ?? "" }
}
