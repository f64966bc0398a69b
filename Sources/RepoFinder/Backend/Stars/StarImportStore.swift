import AccountsDomain
import Calls
import DiscoveryDomain
import DiscoveryService
import Foundation
import GitHubAPI
import RepositoriesDomain
import RepositoriesService
import Storage

/// One person's import of stars, inside a transaction.
struct StarImportStore {
    let connection: any SQLConnection
    let account: Account.ID

    private static let pageSize = 100

    /// The accounts whose import was under way.
    static func unfinished(_ connection: any SQLConnection) throws -> [Account.ID] {
        try connection.rows("SELECT account_id FROM discovery_star_imports").map { try $0["account_id"] as Account.ID }
            .filter { try StarImportStore(connection: connection, account: $0).job()?.isUnfinished == true }
    }

    func job() throws -> StarImportJob? {
        try connection.row("SELECT * FROM discovery_star_imports WHERE account_id = \(account)").map { row in
            StarImportJob(
                status: StarImport(
                    login: try row["login"],
                    state: try StoredJSON.value(try row["state"]),
                    read: try row["read_count"],
                    total: try row["total"],
                    startedAt: try row["started_at"]
                ),
                next: try row["next_url"]
            )
        }
    }

    /// Goes on with an import of the same user that did not finish, or begins a new one.
    func begin(_ login: String, at date: Date) throws -> StarImport {
        if let job = try job(), job.status.login.lowercased() == login.lowercased(), job.next != nil {
            try set(.running)
            return StarImport(
                login: job.status.login,
                state: .running,
                read: job.status.read,
                total: job.status.total,
                startedAt: job.status.startedAt
            )
        }
        try connection.execute("DELETE FROM discovery_star_imports WHERE account_id = \(account)")
        try connection.execute(
            """
            INSERT INTO discovery_star_imports (account_id, login, state, next_url, read_count, total, started_at)
            VALUES (\(account), \(login), \(try StoredJSON.text(StarImport.State.running)), \(nil), 0, \(nil), \(date))
            """
        )
        return StarImport(login: login, state: .running, read: 0, total: nil, startedAt: date)
    }

    func set(_ state: StarImport.State) throws {
        try connection.execute(
            """
            UPDATE discovery_star_imports SET state = \(try StoredJSON.text(state)) WHERE account_id = \(account)
            """
        )
    }

    /// Keeps a page: its repositories, a star for each that nothing is said of yet, and where to go on.
    ///
    /// - Returns: How many stars were new.
    func take(_ page: GitHubStarsPage, at now: Date) throws -> Int {
        guard let job = try job() else { return 0 }
        let intake = RepositoryIntake(connection: connection)
        var person = try PersonStore<RepositoryCatalogue>(connection: connection, account: account).current(
            nil,
            at: now
        )
        let events = EventStore<RepositoryCatalogue>(connection: connection, account: account)
        var added = 0
        for star in page.stars {
            _ = try intake.store(star.repository)
            let key = star.repository.repository.id.key
            guard person.ledger.opinions[key] == nil else { continue }
            try events.append(
                .judge(key, .star),
                key: IdempotencyKey(),
                decidedAt: star.starredAt ?? now,
                recordedAt: now,
                to: &person
            )
            added += 1
        }
        let read = job.status.read + page.stars.count
        let total = page.next == nil ? read : page.pageCount.map { $0 * Self.pageSize } ?? job.status.total
        let state: StarImport.State = page.next == nil ? .finished : .running
        try connection.execute(
            """
            UPDATE discovery_star_imports
            SET state = \(try StoredJSON.text(state)), next_url = \(page.next), read_count = \(read), total = \(total)
            WHERE account_id = \(account)
            """
        )
        return added
    }
}

/// An import with where it goes on.
struct StarImportJob: Sendable {
    var status: StarImport
    /// The address of the next page; `nil` for the first.
    var next: URL?

    var isUnfinished: Bool {
        switch status.state {
        case .running, .waiting: true
        case .finished, .stopped, .userNotFound: false
        }
    }
}
