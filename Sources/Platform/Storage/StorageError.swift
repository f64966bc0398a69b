/// What can go wrong in a database.
///
/// Texts are for the log, not for people.
package enum StorageError: Error, Hashable, Sendable {
    /// A statement broke a constraint of the schema; the transaction is rolled back.
    case constraint(Constraint, String)
    /// The file is not a database, or is damaged.
    case corrupted(String)
    /// The disk is full, or may not be written to.
    case full(String)
    /// Others hold the database, or all its connections, for longer than the time-out.
    case busy
    /// The database server does not answer, or the connection to it broke.
    ///
    /// When it broke during a commit, whether that happened is not known.
    case unreachable(String)
    /// A newer version of the program has migrated this database.
    case newerSchema(subject: String, migration: String)
    /// A column is missing or holds something else than was asked for.
    case unreadable(column: String, expected: String)
    /// A statement that is wrong, or any other failure.
    case failed(String)

    package enum Constraint: Hashable, Sendable {
        case unique, foreignKey, check, notNull, other
    }
}
