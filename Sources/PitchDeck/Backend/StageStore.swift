import AccountsDomain
import PitchDeckDomain
import Storage

/// The stages of an account's saved startups, inside a transaction; whoever has edited none has no rows.
struct StageStore {
    let connection: any SQLConnection
    let account: Account.ID

    static let statements: [SQL] = [
        """
        CREATE TABLE startup_workspace_stages (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            stage TEXT NOT NULL,
            name TEXT,
            position INTEGER NOT NULL,
            PRIMARY KEY (account_id, stage)
        )
        """
    ]

    func stages() throws -> [WorkspaceStage] {
        let own = try edited()
        return own.isEmpty ? WorkspaceStage.first : own
    }

    func check(_ stage: WorkspaceEntry.Stage) throws {
        guard try stages().contains(where: { $0.id == stage }) else {
            throw StartupError.invalid("stage", .unknownValue)
        }
    }

    func write(_ stages: [WorkspaceStage]) throws {
        try connection.execute("DELETE FROM startup_workspace_stages WHERE account_id = \(account)")
        // Who has what all begin with gets what those will be called.
        guard stages != WorkspaceStage.first else { return try settle() }
        for (position, stage) in stages.enumerated() {
            try connection.execute(
                """
                INSERT INTO startup_workspace_stages (account_id, stage, name, position)
                VALUES (\(account), \(stage.id.rawValue), \(stage.name), \(position))
                """
            )
        }
        try settle()
    }

    /// Takes the stages of a guest over, whose startups are the account's by now: after its own, where it has edited them.
    func take(from guest: Account.ID) throws {
        let others = try StageStore(connection: connection, account: guest).edited()
        let own = try edited()
        let known = Set(own.map(\.id))
        let all = own + others.filter { !known.contains($0.id) }
        try connection.execute("DELETE FROM startup_workspace_stages WHERE account_id = \(guest)")
        // They may be more than one can write at once; none goes, for startups are in them.
        if !all.isEmpty { try write(all) }
    }

    private func edited() throws -> [WorkspaceStage] {
        try connection.rows(
            "SELECT stage, name FROM startup_workspace_stages WHERE account_id = \(account) ORDER BY position, stage"
        ).map { WorkspaceStage(id: WorkspaceEntry.Stage(rawValue: try $0["stage"]), name: try $0["name"]) }
    }

    /// What is in a stage that is gone goes into the first.
    private func settle() throws {
        let stages = try stages()
        try connection.execute(
            """
            UPDATE startup_workspace SET stage = \(stages[0].id.rawValue)
            WHERE account_id = \(account) AND stage NOT IN (\(values: stages.map(\.id.rawValue)))
            """
        )
    }
}
