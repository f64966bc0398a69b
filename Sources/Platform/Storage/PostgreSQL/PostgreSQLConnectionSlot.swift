import Dispatch
import Foundation

/// What a thread of the pool works with: its connection, made when it is needed and replaced when it broke.
final class PostgreSQLConnectionSlot {
    private let url: String
    private var current: PostgreSQLSession?
    /// A read whose answer was given and whose end the server does not know yet.
    private var finishedRead: PostgreSQLTransaction?

    init(url: String) {
        self.url = url
    }

    /// Runs `body` as one transaction, again and again until it succeeds, fails for good, or `deadline` has passed.
    ///
    /// - Throws: ``StorageError``, `CancellationError`, and whatever `body` throws.
    func run<Value>(
        _ kind: PostgreSQLTransaction.Kind,
        until deadline: DispatchTime,
        _ interruption: PostgreSQLInterruption,
        _ body: (any SQLConnection) throws -> Value
    ) throws -> Value {
        defer { interruption.end() }
        var attempt = 0
        while true {
            attempt += 1
            switch runOnce(kind, interruption, body) {
            case .success(let value):
                return value
            case .failure(let attemptFailure):
                let failure = attemptFailure.failure
                if interruption.isCancelled, failure?.isCancellation == true { throw CancellationError() }
                let isRepeated = failure?.remedy == .runAgain || failure?.remedy == .runAgainOnce && attempt == 1
                guard isRepeated, DispatchTime.now() < deadline else { throw attemptFailure.error }
                if attempt > 1 { Self.pause(attempt) }
            }
        }
    }

    /// Ends the last read on the server, while its asker already has the answer.
    func settle() {
        defer { finishedRead = nil }
        do throws(PostgreSQLFailure) {
            try finishedRead?.commit()
        } catch {
            current = nil
        }
    }

    /// What a body's run ended with, and the failure behind it when there is one.
    private struct AttemptFailure: Error {
        var error: any Error
        var failure: PostgreSQLFailure?
    }

    private func runOnce<Value>(
        _ kind: PostgreSQLTransaction.Kind,
        _ interruption: PostgreSQLInterruption,
        _ body: (any SQLConnection) throws -> Value
    ) -> Result<Value, AttemptFailure> {
        let session: PostgreSQLSession
        do {
            session = try self.session()
        } catch {
            return .failure(AttemptFailure(error: error.storageError, failure: error))
        }
        interruption.begin(session.canceller)
        let transaction = PostgreSQLTransaction(kind, on: session, interruption: interruption)
        do {
            let value = try body(PostgreSQLConnection(transaction))
            // A body that went on after a failed statement has nothing that could be kept.
            if let failure = transaction.failure { throw failure }
            if kind == .read { finishedRead = transaction } else { try transaction.commit() }
            return .success(value)
        } catch {
            transaction.rollBack()
            let failure = error as? PostgreSQLFailure ?? transaction.failure
            if failure?.remedy == .runAgainOnce { session.forgetStatements() }
            if failure?.isLoss == true || !session.isIdle { current = nil }
            let cause = (error as? PostgreSQLFailure)?.storageError ?? error
            return .failure(AttemptFailure(error: cause, failure: failure))
        }
    }

    private func session() throws(PostgreSQLFailure) -> PostgreSQLSession {
        if let current { return current }
        let session = try PostgreSQLSession(url: url)
        current = session
        return session
    }

    /// Random, so that two that were in each other's way are not again, and longer each time.
    private static func pause(_ attempt: Int) {
        let longest = min(0.25, 0.001 * Double(1 << min(attempt, 8)))
        Thread.sleep(forTimeInterval: .random(in: 0...longest))
    }
}

/// A transaction of PostgreSQL's, in our words.
struct PostgreSQLConnection: SQLConnection {
    private let transaction: PostgreSQLTransaction

    init(_ transaction: PostgreSQLTransaction) {
        self.transaction = transaction
    }

    var dialect: SQLDialect { .postgreSQL }

    func execute(_ sql: SQL) throws(StorageError) -> Int {
        try answer(to: sql).changeCount
    }

    func rows(_ sql: SQL) throws(StorageError) -> [SQLRow] {
        try answer(to: sql).rows()
    }

    func announce(_ change: Change) throws(StorageError) {
        guard transaction.kind == .write else { throw .failed("a read announces nothing") }
        transaction.announce(try change.validated())
    }

    private func answer(to sql: SQL) throws(StorageError) -> PostgreSQLAnswer {
        let (text, values) = dialect.render(sql)
        let parameters = try PostgreSQLParameters(values)
        do {
            return try transaction.run(text, parameters)
        } catch {
            throw error.storageError
        }
    }
}
