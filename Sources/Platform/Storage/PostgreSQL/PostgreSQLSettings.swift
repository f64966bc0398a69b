/// Where a PostgreSQL database is, and how much of it one process uses.
package struct PostgreSQLSettings: Sendable {
    /// `postgres://…`, as libpq reads it ("Connection URIs"); may hold a password, so it is never printed.
    package var url: String
    /// Connections that run transactions, from 1; one more listens for changes.
    package var maximumConnections: Int
    /// How long a transaction waits for a connection, and is run again when the server asks for it.
    package var patience: Duration

    package init(url: String, maximumConnections: Int = 8, patience: Duration = .seconds(10)) {
        self.url = url
        self.maximumConnections = maximumConnections
        self.patience = patience
    }
}

extension PostgreSQLSettings: CustomStringConvertible, CustomReflectable {
    package var description: String { "PostgreSQL, \(maximumConnections) connections" }

    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
