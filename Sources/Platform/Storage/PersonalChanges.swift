package import Foundation

/// Tells the other pages of a person that something of theirs has changed, in whichever process they are.
///
/// A value and its copies are one teller: it does not hear what it told itself, as that is shown already.
package struct PersonalChanges: Sendable {
    private let topic: String
    private let teller = UUID().lowercasedText

    /// - Parameters:
    ///   - subject: What changes, such as `favourites`.
    ///   - account: Whose.
    package init(of subject: String, account: UUID) {
        topic = "\(subject)/\(account.lowercasedText)"
    }

    /// To be called in the transaction that changes something.
    package func announce(_ connection: any SQLConnection) throws(StorageError) {
        try connection.announce(Change(topic: topic, payload: teller))
    }

    /// Changes that others made, or may have made, from now on; ends when the database is closed.
    package func elsewhere(in database: any SQLDatabase) -> AsyncStream<Void> {
        let (teller, changes) = (teller, database.changes(of: topic))
        return AsyncStream {
            for await change in changes where change != .changed(payload: teller) { return () }
            return nil
        }
    }
}
