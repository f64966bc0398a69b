import AccountsDomain
import DiscoveryDomain
import DiscoveryService
import Foundation
import GitHubAPI
import Logging
import Outbound
import RepositoriesDomain
import Storage

/// Takes over GitHub stars, page after page, behind.
///
/// Every page is kept in one transaction with the address of the next, so that an import goes on exactly where it was
/// when the program stops, GitHub refuses, or the person ends it.
actor StarImporter {
    private let database: any SQLDatabase
    /// `nil` when GitHub is never asked.
    private let client: GitHubClient?
    private let keeper: ModelKeeper<RepositoryCatalogue>
    private let timing: Timing
    private let logger: Logger
    private var jobs: [Account.ID: Task<Void, Never>] = [:]

    /// The first wait after no answer; each further one is twice as long, up to an hour.
    private static let firstWait: TimeInterval = 30
    private static let longestWait: TimeInterval = 3600

    init(
        database: any SQLDatabase,
        client: GitHubClient?,
        keeper: ModelKeeper<RepositoryCatalogue>,
        timing: Timing,
        logger: Logger
    ) {
        self.database = database
        self.client = client
        self.keeper = keeper
        self.timing = timing
        self.logger = logger
    }

    /// Begins, or goes on with an import of the same user that did not finish.
    func start(_ login: String, for account: Account.ID) async throws(DiscoveryError) -> StarImport {
        guard let client else { throw .offline }
        let login = login.trimmingCharacters(in: .whitespaces)
        guard Repository.ID(owner: login, name: "stars").isValid else {
            throw .invalid(field: "login", reason: login.isEmpty ? .empty : .unknownValue)
        }
        await end(account)
        let now = timing.now()
        let begun = try await database.writing { connection in
            try StarImportStore(connection: connection, account: account).begin(login, at: now)
        }
        run(account, client)
        return begun
    }

    func status(of account: Account.ID) async throws(DiscoveryError) -> StarImport? {
        try await database.reading { try StarImportStore(connection: $0, account: account).job()?.status }
    }

    func stop(_ account: Account.ID) async throws(DiscoveryError) {
        await end(account)
        try await database.writing { connection in
            let store = StarImportStore(connection: connection, account: account)
            guard let job = try store.job(), job.isUnfinished else { return }
            try store.set(.stopped)
        }
    }

    /// Goes on with everything that was under way when the program stopped.
    func resume() async {
        guard let client else { return }
        do {
            for account in try await database.reading(StarImportStore.unfinished) where jobs[account] == nil {
                run(account, client)
            }
        } catch {
            // The program ends.
            guard !Task.isCancelled else { return }
            logger.error("imports of stars do not go on", metadata: ["error": "\(error)"])
        }
    }

    func settle() async {
        while let job = jobs.values.first { await job.value }
    }

    func shutdown() async {
        for job in jobs.values { job.cancel() }
        await settle()
    }

    private func end(_ account: Account.ID) async {
        jobs[account]?.cancel()
        await jobs[account]?.value
    }

    private func run(_ account: Account.ID, _ client: GitHubClient) {
        jobs[account] = Task {
            defer { jobs[account] = nil }
            var failures = 0
            while !Task.isCancelled, await step(account, client, failures: &failures) {}
        }
    }

    /// Reads one page.
    ///
    /// - Returns: Whether there is more to do.
    private func step(_ account: Account.ID, _ client: GitHubClient, failures: inout Int) async -> Bool {
        do {
            let job = try await database.reading { try StarImportStore(connection: $0, account: account).job() }
            guard let job, job.isUnfinished else { return false }
            let page: GitHubStarsPage
            do throws(RepositoryError) {
                page = try await client.stars(of: job.status.login, at: job.next)
            } catch {
                return try await wait(after: error, account, failures: &failures)
            }
            guard !Task.isCancelled else { return false }
            failures = 0
            let now = timing.now()
            let added = try await database.writing { connection in
                try StarImportStore(connection: connection, account: account).take(page, at: now)
            }
            keeper.note(opinions: added)
            if page.next == nil { await keeper.noteCatalogue() }
            return page.next != nil
        } catch {
            // The account is gone, or the database is; the import is found again when it is back.
            logger.warning("an import of stars stopped", metadata: ["error": "\(error)"])
            return false
        }
    }

    private func wait(
        after error: RepositoryError,
        _ account: Account.ID,
        failures: inout Int
    ) async throws(DiscoveryError) -> Bool {
        // A cancelled request says so like any other failure.
        guard !Task.isCancelled else { return false }
        let pause = min(Self.firstWait * pow(2, Double(failures)), Self.longestWait)
        failures += 1
        let state: StarImport.State =
            switch error {
            case .notFound, .unavailable: .userNotFound
            case .rateLimited(let until): .waiting(until: until, problem: .rateLimited)
            case .offline: .waiting(until: timing.now().addingTimeInterval(pause), problem: .offline)
            default: .waiting(until: timing.now().addingTimeInterval(pause), problem: .sourceFailed)
            }
        try await database.writing { try StarImportStore(connection: $0, account: account).set(state) }
        guard case .waiting(let until, _) = state else { return false }
        await timing.pause(.seconds(max(1, until.timeIntervalSince(timing.now()))))
        return true
    }
}
