import CPostgres
import Foundation

/// One libpq connection, for one thread at a time.
///
/// It is always in pipeline mode: commands of which only the last one's answer matters go in one message, so a new
/// statement is prepared and run, and a transaction begun, in one round trip.
final class PostgreSQLSession {
    private struct StatementKey: Hashable {
        var text: String
        var types: [Oid]
    }

    /// Statements with more values than this have a new text each time; keeping them would push others out.
    private static let maximumCachedParameters = 64

    private let connection: OpaquePointer
    /// Stops what this connection runs, from another thread.
    let canceller: PostgreSQLCanceller
    private var statements = StatementCache<StatementKey>(capacity: 256)
    private var statementCount = 0
    /// Prepared statements the server still has to be told to forget.
    private var staleNames: [String] = []

    /// Connects, and waits until that is done.
    ///
    /// - Throws: `lost`, or the server's error about the settings.
    init(url: String) throws(PostgreSQLFailure) {
        connection = try Self.connect(url)
        guard let canceller = PostgreSQLCanceller(connection) else {
            PQfinish(connection)
            throw .lost("no connection to cancel")
        }
        self.canceller = canceller
        // Notices are for people at a terminal; by default libpq prints them.
        PQsetNoticeProcessor(connection, { _, _ in }, nil)
        PQenterPipelineMode(connection)
        for setting in Self.settings { _ = try run(.text(setting)) }
    }

    deinit { PQfinish(connection) }

    /// Whether nothing is open that a new transaction would be part of.
    var isIdle: Bool { PQstatus(connection) == CONNECTION_OK && PQtransactionStatus(connection) == PQTRANS_IDLE }

    var socket: CInt { PQsocket(connection) }

    /// Runs one statement after `commands`, all in one round trip, and returns its answer.
    ///
    /// - Throws: the first failure; the commands after it were skipped.
    func run(
        _ text: String,
        _ parameters: PostgreSQLParameters,
        after commands: [PostgreSQLCommand]
    ) throws(PostgreSQLFailure) -> PostgreSQLAnswer {
        guard parameters.count <= Self.maximumCachedParameters else {
            return try last(of: exchange(commands + [.once(text, parameters)]))
        }
        let key = StatementKey(text: text, types: parameters.types)
        if let name = statements.name(for: key) {
            return try last(of: exchange(commands + [.run(name: name, parameters)]))
        }
        return try prepareAndRun(key, parameters, after: commands)
    }

    /// Runs one command.
    func run(_ command: PostgreSQLCommand) throws(PostgreSQLFailure) -> PostgreSQLAnswer {
        try last(of: exchange([command]))
    }

    /// Runs commands in one round trip, and returns the last one's answer.
    func run(_ commands: [PostgreSQLCommand]) throws(PostgreSQLFailure) -> PostgreSQLAnswer {
        try last(of: exchange(commands))
    }

    /// Forgets the prepared statements, which no longer fit the tables.
    func forgetStatements() {
        staleNames += statements.removeAll()
    }

    /// Takes what has arrived without being asked for; payloads of notifications, oldest first.
    func notifications() throws(PostgreSQLFailure) -> [String] {
        guard PQconsumeInput(connection) == 1 else { throw lost() }
        var payloads: [String] = []
        while let notification = PQnotifies(connection) {
            payloads.append(String(cString: notification.pointee.extra))
            PQfreemem(notification)
        }
        return payloads
    }

    private func prepareAndRun(
        _ key: StatementKey,
        _ parameters: PostgreSQLParameters,
        after commands: [PostgreSQLCommand]
    ) throws(PostgreSQLFailure) -> PostgreSQLAnswer {
        statementCount += 1
        let name = "s\(statementCount)"
        let stale = staleNames
        let forgetting = stale.map { PostgreSQLCommand.text("DEALLOCATE \($0)") }
        let preparing = PostgreSQLCommand.prepare(name: name, key.text, types: key.types)
        let all = commands + forgetting + [preparing, .run(name: name, parameters)]
        let answers = try exchange(all)
        if answers[answers.count - 2].failure == nil {
            staleNames.removeFirst(stale.count)
            if let evicted = statements.insert(name, for: key) { staleNames.append(evicted) }
        }
        return try last(of: answers)
    }

    private func last(of answers: [PostgreSQLAnswer]) throws(PostgreSQLFailure) -> PostgreSQLAnswer {
        for answer in answers { if let failure = answer.failure { throw failure } }
        guard let last = answers.last else { preconditionFailure("no command, no answer") }
        return last
    }

    /// Sends all commands, then reads all answers.
    private func exchange(_ commands: [PostgreSQLCommand]) throws(PostgreSQLFailure) -> [PostgreSQLAnswer] {
        for command in commands {
            guard command.send(on: connection) else { throw lost() }
        }
        guard PQpipelineSync(connection) == 1 else { throw lost() }
        var answers: [PostgreSQLAnswer] = []
        for _ in commands { answers.append(try nextAnswer()) }
        guard let end = PQgetResult(connection) else { throw lost() }
        PQclear(end)
        return answers
    }

    /// One command's answer; libpq ends each with a null.
    private func nextAnswer() throws(PostgreSQLFailure) -> PostgreSQLAnswer {
        var answer: PostgreSQLAnswer?
        while let result = PQgetResult(connection) { answer = PostgreSQLAnswer(result) }
        guard PQstatus(connection) == CONNECTION_OK, let answer else {
            throw .lost(answer?.failure.map { "\($0)" } ?? Self.message(connection))
        }
        return answer
    }

    private func lost() -> PostgreSQLFailure { .lost(Self.message(connection)) }
}

extension PostgreSQLSession {
    /// Every connection's settings, whatever the server's and the role's are.
    private static let settings = [
        // Acknowledged is on the disk; stronger settings, such as `remote_apply`, stay.
        """
        SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
        """,
        // A process that stops in the middle of a transaction must not hold its locks for ever.
        "SET idle_in_transaction_session_timeout = '60s'",
        "SET lock_timeout = '10s'",
        // Serializable transactions lock what they read; an index is less of it than a table.
        "SET random_page_cost = 1.1",
    ]

    private static func connect(_ url: String) throws(PostgreSQLFailure) -> OpaquePointer {
        // What the address says comes later and wins; a server that is gone is noticed after about a minute.
        let settings = [
            ("application_name", "serendip"), ("connect_timeout", "5"), ("keepalives_idle", "30"),
            ("keepalives_interval", "10"), ("keepalives_count", "3"), ("dbname", url), ("client_encoding", "UTF8"),
        ]
        let keywords = settings.map { strdup($0.0) } + [nil]
        let values = settings.map { strdup($0.1) } + [nil]
        defer { for text in keywords + values { free(text) } }
        let connection = PQconnectdbParams(
            keywords.map { $0.map { UnsafePointer($0) } },
            values.map { $0.map { UnsafePointer($0) } },
            1
        )
        guard let connection else { throw .lost("no memory for a connection") }
        guard PQstatus(connection) == CONNECTION_OK else {
            defer { PQfinish(connection) }
            throw .lost(message(connection).replacing(url, with: "the database's address"))
        }
        return connection
    }

    private static func message(_ connection: OpaquePointer) -> String {
        PQerrorMessage(connection).map { String(cString: $0).trimmingCharacters(in: .whitespacesAndNewlines) }
            ?? "the connection is lost"
    }
}
