import GRDB
import Synchronization

/// Lets writes that arrive while another one goes to the disk share one transaction, and so one wait for the disk.
///
/// Each body has a savepoint of its own: one that throws takes back what it did and nothing else. Nobody is told of
/// success before the transaction they share is on the disk.
final class SQLiteWriteGroup: Sendable {
    /// One write.
    struct Job: Sendable {
        /// Runs the body and gives what it announces; throws to take everything back.
        let run: @Sendable (Database) throws -> [Change]
        /// Tells who waits.
        let finish: @Sendable (Result<Void, any Error>) -> Void
    }

    private struct State {
        var jobs: [Job] = []
        var isScheduled = false
        var isClosed = false
    }

    /// More would make the first of them wait for long.
    private static let largest = 64

    private let writer: any DatabaseWriter
    private let hub: ChangeHub
    private let state = Mutex(State())

    init(writer: any DatabaseWriter, hub: ChangeHub) {
        self.writer = writer
        self.hub = hub
    }

    /// How many wait for those before them.
    var waiting: Int { state.withLock { $0.jobs.count } }

    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Refuses all that has not begun; the writer can be closed after it.
    ///
    /// - Returns: Whether it was open.
    func close() -> Bool {
        state.withLock { state in
            defer { state.isClosed = true }
            return !state.isClosed
        }
    }

    func add(_ job: Job) {
        let isFirst = state.withLock { state in
            state.jobs.append(job)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        if isFirst { schedule() }
    }

    private func schedule() {
        writer.asyncWriteWithoutTransaction { database in
            let (jobs, isMore) = self.state.withLock { state in
                let jobs = Array(state.jobs.prefix(Self.largest))
                state.jobs.removeFirst(jobs.count)
                state.isScheduled = !state.jobs.isEmpty
                return (jobs, state.isScheduled)
            }
            if isMore { self.schedule() }
            // GRDB reaches for a connection without asking whether it is there.
            guard !self.isClosed else { return jobs.forEach { $0.finish(.failure(StorageError.closed)) } }
            self.write(jobs, to: database)
        }
    }

    private func write(_ jobs: [Job], to database: Database) {
        guard jobs.count > 1 else { return jobs.forEach { alone($0, database) } }
        var results: [Result<[Change], any Error>] = []
        do {
            try database.inTransaction(.immediate) {
                for job in jobs { results.append(try savepoint(job, database)) }
                return .commit
            }
        } catch {
            // The transaction is gone with the work of all; each is told what becomes of its own.
            return jobs.forEach { alone($0, database) }
        }
        for (job, result) in zip(jobs, results) { tell(job, result) }
    }

    /// - Throws: when SQLite gave up the whole transaction, as on a full disk.
    private func savepoint(_ job: Job, _ database: Database) throws -> Result<[Change], any Error> {
        var changes: [Change] = []
        do {
            try database.inSavepoint {
                changes = try job.run(database)
                return .commit
            }
            return .success(changes)
        } catch {
            guard database.isInsideTransaction else { throw error }
            return .failure(error)
        }
    }

    private func alone(_ job: Job, _ database: Database) {
        var changes: [Change] = []
        do {
            try database.inTransaction(.immediate) {
                changes = try job.run(database)
                return .commit
            }
            tell(job, .success(changes))
        } catch {
            tell(job, .failure(error))
        }
    }

    /// Listeners hear of a change before its writer does, and in the order of the commits.
    private func tell(_ job: Job, _ result: Result<[Change], any Error>) {
        if case .success(let changes) = result {
            for change in changes { hub.publish(change) }
        }
        job.finish(result.map { _ in })
    }
}
