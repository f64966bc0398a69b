package import AccountsDomain
package import Calls
package import Storage

/// What one subject keeps for persons: each subject conforms once, and the accounts' service asks all of them.
///
/// Deleting is not among it: every table refers to `accounts` with `ON DELETE CASCADE`, so that an account cannot be
/// deleted without its things. All calls run inside a transaction of the caller.
package protocol AccountData: Sendable {
    /// Names the subject in the export, lowerCamelCase.
    var subject: String { get }

    /// Gives what `guest` has to `account`, without duplicates; the guest is deleted afterwards.
    ///
    /// What both have stays once and keeps the most that either says.
    func merge(_ guest: Account.ID, into account: Account.ID, _ connection: any SQLConnection) throws

    /// Tells who listens that what others read of `account` is gone; in the same transaction it is deleted right after.
    func announceGone(_ account: Account.ID, _ connection: any SQLConnection) throws

    /// Everything that is kept for `account`, in the words of the API.
    func export(of account: Account.ID, _ connection: any SQLConnection) throws -> JSONValue

    /// Whether others read what `account` has, so that it stays also where nobody can come back to it.
    func isShownToOthers(of account: Account.ID, _ connection: any SQLConnection) throws -> Bool

    /// Whether `account` would miss something: such guests are kept longer.
    func holdsSomething(of account: Account.ID, _ connection: any SQLConnection) throws -> Bool

    /// Statements that find a row where the blob `picture_blobs.id` is read, so that it stays.
    var blobReaders: [SQL] { get }
}

extension AccountData {
    package var blobReaders: [SQL] { [] }

    package func announceGone(_ account: Account.ID, _ connection: any SQLConnection) throws {}

    package func isShownToOthers(of account: Account.ID, _ connection: any SQLConnection) throws -> Bool { false }
}
