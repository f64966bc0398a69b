import AccountsDomain
import DiscoveryService
import FindieDomain
import Foundation
import Logging
import Outbound
import Storage

/// Reads wishlists at Steam, step after step, in the background.
///
/// The steps are: which number a name has, what the person owns where that is wanted, the list, and then, a hundred at a time, what those are called that are no
/// games here. Each is kept in one transaction, so that a run goes on exactly where it was when the program stops, Steam
/// refuses, or the person ends it.
actor SteamSyncer {
    private let database: any SQLDatabase
    /// `nil` when Steam is never asked.
    private let client: SteamClient?
    private let timing: Timing
    private let logger: Logger
    private var jobs: [Account.ID: Task<Void, Never>] = [:]
    /// One at a time for each person, so that none ends what another has just begun.
    private var starting: [Account.ID: (wish: Wanted, task: Task<Result<SteamSync, FindieError>, Never>)] = [:]

    /// What somebody asks for.
    private struct Wanted: Equatable {
        var profile: SteamProfile
        var hidesOwned: Bool
    }

    /// The first wait after no answer; each further one is twice as long, up to an hour.
    private static let firstWait: TimeInterval = 30
    private static let longestWait: TimeInterval = 3_600
    /// So many answers that cannot be read are waited for, where only names are missing.
    private static let patience = 3

    nonisolated var isOffered: Bool { client != nil }

    init(database: any SQLDatabase, client: SteamClient?, timing: Timing, logger: Logger) {
        (self.database, self.client, self.timing, self.logger) = (database, client, timing, logger)
    }

    /// Begins, or goes on with a run of the same profile; one that waits tries again at once.
    func start(
        _ text: String,
        hidingOwned hidesOwned: Bool,
        for account: Account.ID
    ) async throws(FindieError) -> SteamSync {
        guard let client else { throw .offline }
        let wanted = Wanted(profile: try SteamProfile(text), hidesOwned: hidesOwned && client.readsOwned)
        while let other = starting[account] {
            let result = await other.task.value
            if other.wish == wanted { return try result.get() }
        }
        let task = Task {
            defer { starting[account] = nil }
            return await begun(wanted, account, client)
        }
        starting[account] = (wanted, task)
        return try await task.value.get()
    }

    private func begun(
        _ wanted: Wanted,
        _ account: Account.ID,
        _ client: SteamClient
    ) async -> Result<SteamSync, FindieError> {
        do throws(FindieError) {
            return .success(try await start(wanted, account, client))
        } catch {
            return .failure(error)
        }
    }

    private func start(
        _ wanted: Wanted,
        _ account: Account.ID,
        _ client: SteamClient
    ) async throws(FindieError) -> SteamSync {
        let before = try await run(of: account)
        if let before, before.profile == wanted.profile.path, before.mustNotBeAskedAgain(at: timing.now()) {
            begin(account, client)
            return before.sync
        }
        await end(account)
        let now = timing.now()
        let begun = try await database.findieWriting { connection in
            try SteamSyncStore(connection: connection, account: account)
                .begin(wanted.profile, hidingOwned: wanted.hidesOwned, at: now)
        }
        begin(account, client)
        return begun
    }

    /// Goes on with what nobody is at, such as after a guest's run has become a member's.
    func status(of account: Account.ID) async throws(FindieError) -> SteamSyncStatus {
        let (run, report, owned) = try await database.findieReading { connection in
            let store = SteamSyncStore(connection: connection, account: account)
            return (try store.run(), try store.report(), try store.owned())
        }
        if let client, run?.sync.isUnderWay == true { begin(account, client) }
        return SteamSyncStatus(
            isOffered: isOffered,
            readsOwned: client?.readsOwned == true ? true : nil,
            owned: owned,
            sync: run?.sync,
            report: report
        )
    }

    func stop(_ account: Account.ID) async throws(FindieError) {
        await end(account)
        try await database.findieWriting { connection in
            let store = SteamSyncStore(connection: connection, account: account)
            guard let run = try store.run(), run.sync.isUnderWay else { return }
            try store.set(.stopped, of: run.id)
        }
    }

    func showOwned(_ account: Account.ID) async throws(FindieError) {
        try await changing(account) { try $0.showOwned() }
    }

    func forget(_ account: Account.ID) async throws(FindieError) {
        await end(account)
        try await changing(account) { try $0.forget() }
    }

    /// Changes what is kept, and lets the person's screens know.
    private func changing(
        _ account: Account.ID,
        _ change: @escaping @Sendable (SteamSyncStore) throws -> Void
    ) async throws(FindieError) {
        let changes = PersonalChanges(of: GameCatalogue.names.changes, account: account)
        try await database.findieWriting { connection in
            try change(SteamSyncStore(connection: connection, account: account))
            try changes.announce(connection)
        }
    }

    /// Goes on with everything that was under way when the program stopped.
    func resume() async {
        guard let client else { return }
        do {
            for account in try await database.findieReading(SteamSyncStore.unfinished) { begin(account, client) }
        } catch {
            // The program ends.
            guard !Task.isCancelled else { return }
            logger.error("syncs with Steam do not go on", metadata: ["error": "\(error)"])
        }
    }

    func settle() async {
        while let job = jobs.values.first { await job.value }
    }

    func shutdown() async {
        for job in jobs.values { job.cancel() }
        await settle()
    }

    // MARK: Steps

    func run(of account: Account.ID) async throws(FindieError) -> SteamRun? {
        try await database.findieReading { try SteamSyncStore(connection: $0, account: account).run() }
    }

    private func end(_ account: Account.ID) async {
        jobs[account]?.cancel()
        await jobs[account]?.value
    }

    private func begin(_ account: Account.ID, _ client: SteamClient) {
        guard jobs[account] == nil else { return }
        jobs[account] = Task {
            defer { jobs[account] = nil }
            var failures = 0
            while !Task.isCancelled, await step(account, client, failures: &failures) {}
        }
    }

    /// - Returns: Whether there is more to do.
    private func step(_ account: Account.ID, _ client: SteamClient, failures: inout Int) async -> Bool {
        do {
            guard let run = try await run(of: account), run.sync.isUnderWay else { return false }
            if let pause = run.pause(at: timing.now()) {
                await timing.pause(.seconds(pause))
                return true
            }
            let answer: Answer
            do throws(StoreFailure) {
                answer = try await ask(client, run)
            } catch {
                return try await settle(error, run, account, failures: &failures)
            }
            // Who stops it wants no more of it.
            guard !Task.isCancelled else { return false }
            failures = 0
            try await keep(answer, of: run, account)
            return true
        } catch {
            // The account is gone, or the database is; the run is found again when it is back.
            logger.warning("a sync with Steam stopped", metadata: ["error": "\(error)"])
            return false
        }
    }

    private enum Answer {
        case number(String)
        /// `nil` where Steam does not show it.
        case owned(Set<Int>?)
        case list([SteamClient.Item])
        case titles([Int: String], of: [Int])
    }

    private func ask(_ client: SteamClient, _ run: SteamRun) async throws(StoreFailure) -> Answer {
        guard let steamID = run.steamID else {
            guard let profile = try? SteamProfile(run.profile) else { throw .notFound }
            return .number(try await client.number(of: profile))
        }
        if run.wantsOwned { return .owned(try await client.owned(by: steamID)) }
        guard let apps = run.nextApps else { return .list(try await client.wishlist(of: steamID)) }
        do throws(StoreFailure) {
            return .titles(try await client.titles(of: apps), of: apps)
        } catch .notFound {
            // It is the call that is not there, and not the person.
            throw .unreadable("no such call")
        }
    }

    private func keep(_ answer: Answer, of run: SteamRun, _ account: Account.ID) async throws {
        let now = timing.now()
        switch answer {
        case .number(let number):
            try await database.findieWriting { connection in
                try SteamSyncStore(connection: connection, account: account).set(steamID: number, of: run.id)
            }
        case .owned(let apps):
            let games = try await games()
            try await changing(account) { store in
                try SteamIntake(store: store, games: games, now: now).own(apps, of: run)
            }
        case .list(let items):
            let games = try await games()
            let changes = PersonalChanges(of: GameCatalogue.names.changes, account: account)
            try await database.findieWriting { connection in
                let store = SteamSyncStore(connection: connection, account: account)
                let hasChanged = try SteamIntake(store: store, games: games, now: now).take(items, of: run)
                if hasChanged { try changes.announce(connection) }
            }
        case .titles(let titles, let apps):
            try await database.findieWriting { connection in
                let store = SteamSyncStore(connection: connection, account: account)
                try SteamIntake(store: store, games: SteamGames([]), now: now).name(apps, titles, of: run)
            }
        }
    }

    /// What a run goes on with where Steam does not answer: without what the person owns, and without names.
    private func dispensable(_ run: SteamRun) -> Answer? {
        guard run.steamID != nil else { return nil }
        return run.wantsOwned ? .owned(nil) : run.nextApps.map { .titles([:], of: $0) }
    }

    private func games() async throws(FindieError) -> SteamGames {
        try await database.findieReading { SteamGames(try GameCatalogue.items($0).map(\.game)) }
    }

    /// Notes what becomes of the run without an answer; it waits at its next step.
    private func settle(
        _ failure: StoreFailure,
        _ run: SteamRun,
        _ account: Account.ID,
        failures: inout Int
    ) async throws -> Bool {
        // A cancelled request says so like any other failure.
        guard !Task.isCancelled else { return false }
        if case .unreadable = failure, failures >= Self.patience, let dispensable = dispensable(run) {
            failures = 0
            try await keep(dispensable, of: run, account)
            return true
        }
        let pause = min(Self.firstWait * pow(2, Double(min(failures, 20))), Self.longestWait)
        failures += 1
        let later = timing.now().addingTimeInterval(pause)
        let state: SteamSync.State =
            switch failure {
            case .notFound: .failed(reason: .profileNotFound)
            case .rateLimited(let until): .waiting(until: until, problem: .rateLimited)
            case .offline: .waiting(until: later, problem: .offline)
            case .unreadable: .waiting(until: later, problem: .sourceFailed)
            }
        logger.debug("Steam has not told", metadata: ["reason": "\(failure)"])
        try await database.findieWriting {
            try SteamSyncStore(connection: $0, account: account).set(state, of: run.id)
        }
        return state.isUnderWay
    }
}
