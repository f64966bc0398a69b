package import AccountsDomain
import AccountsService
package import Foundation
import Logging
package import ModerationDomain
import ModerationService
import PitchDeckDomain
import PitchDeckService
import Storage
import Supabase

/// What whoever runs the server may do to accounts, in a process of its own while the server runs.
package struct Administration: Sendable {
    let accounts: StoredAccountService
    let database: any SQLDatabase
    private let blobs: OpenedBlobs
    /// Words that who reviews games is told of.
    let gameHeldWords: [String]
    let now: @Sendable () -> Date

    /// - Throws: ``ServeError`` when there is no database that can be opened.
    package init(_ configuration: ServerConfiguration) async throws {
        database = try await Self.database(configuration)
        blobs = OpenedBlobs(configuration)
        (gameHeldWords, now) = (configuration.gameHeldWords, configuration.now)
        accounts = try await StoredAccountService(
            database: database,
            blobs: blobs.store,
            logger: Logger(label: "serendip")
        )
        try await AccountModerationService.migrate(database)
        try await StoredStartupService.migrate(database)
    }

    /// Beside a server that runs: its folder's lock is left alone, as SQLite takes turns by itself.
    private static func database(_ configuration: ServerConfiguration) async throws -> any SQLDatabase {
        guard configuration.postgreSQL == nil, case .folder(let folder) = configuration.data else {
            return try await OpenedDatabase(configuration).database
        }
        guard FileManager.default.fileExists(atPath: SQLiteDatabase.file(in: folder).path) else {
            throw ServeError.cannotOpenData(folder: folder.path, reason: "there is no database")
        }
        return try SQLiteDatabase(folder: folder)
    }

    /// Takes the invented startups away; answers how many there were.
    package func removeSamples() async throws -> Int {
        try await StartupSamples.remove(from: database)
    }

    /// What became of a file of startups, a line for each of it.
    package struct ImportReport: Sendable {
        package var lines: [String]
        package var failed: Int
    }

    /// Brings in startups of a CSV or JSON file as a member's.
    ///
    /// - Throws: `wrongCredentials` when nobody has the address; ``ServeError`` for a file that is none.
    package func importStartups(
        _ file: Data,
        isJSON: Bool,
        as email: String,
        publish: Bool
    ) async throws -> ImportReport {
        let table: StartupTable
        do throws(StartupTable.Problem) {
            table = try StartupTable(file, isJSON: isJSON)
        } catch {
            throw ServeError.unreadableFile("it is no list of startups (\(error))")
        }
        let importer = StartupImporter(
            database: database,
            account: try await accounts.member(email),
            edition: publish ? .published : .draft
        )
        var report = ImportReport(lines: [], failed: 0)
        await importer.run(table) { outcome in
            let result = outcome.reason.map { "left out: \($0)" } ?? "ok"
            report.lines.append("line \(outcome.line): \(outcome.title): \(result)")
            if outcome.error != nil { report.failed += 1 }
        }
        return report
    }

    /// Ends its connections to other hosts.
    package func close() async throws {
        try await blobs.shutdown()
    }

    /// What clients of RepoFinder's tables send along; made now where there was none.
    package func anonKey() async throws -> String {
        AnonKey(secret: try await ServerSecret.value(named: ServerSecret.accessTokens, in: database)).text
    }

    /// - Throws: `wrongCredentials` when nobody has the address.
    package func grant(_ role: Account.Role, to email: String) async throws(AccountError) -> Account {
        try await accounts.grant(role, to: email)
    }

    /// What waits for a decision.
    ///
    /// - Throws: `wrongCredentials` when nobody has the address, `forbidden` when its member is no admin.
    package func reports(for email: String) async throws -> [Report] {
        let admin = try await accounts.member(email)
        return try await AccountModerationService(database: database, account: admin).queue()
    }

    /// Decides about a reported item in the name of an admin.
    ///
    /// - Throws: as ``reports(for:)``, and `notFound` for an item nobody has reported.
    package func decide(
        _ verdict: Decision.Verdict,
        on item: ReportedItem,
        note: String,
        by email: String
    ) async throws -> Report {
        let admin = try await accounts.member(email)
        return try await AccountModerationService(database: database, account: admin)
            .decide(verdict, on: item, note: note)
    }

    /// The path of a page that sets a new password, once and within an hour.
    ///
    /// - Throws: `wrongCredentials` when nobody has the address.
    package func resetPath(for email: String) async throws(AccountError) -> String {
        AccountRoute.newPassword(link: try await accounts.makeResetLink(for: email)).path
    }

    /// - Throws: `wrongCredentials` when nobody has the address.
    package func sessions(of email: String) async throws(AccountError) -> [AccountSession] {
        try await accounts.sessions(of: email)
    }
}
