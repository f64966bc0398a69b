import AccountsDomain
import Crypto
import Foundation
import PitchDeckDomain
import Storage

/// Names a change, so that sending it twice counts once.
struct ChangeKey: Sendable {
    private let key: String
    /// Of what was asked for, so that another change under the same key is seen.
    private let hash: String

    init(_ key: String, arguments: String) {
        self.key = key
        hash = SHA256.hash(data: Data(arguments.utf8)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
            .joined()
    }

    /// What a value says, with the names of its properties and without those of types.
    ///
    /// The name of a private type has an address in it, which is another in each process: what was sent again after a
    /// restart, or to another process, would be another change.
    static func text(of value: Any) -> String {
        if let text = value as? String { return text.debugDescription }
        let children = Mirror(reflecting: value).children
        guard !children.isEmpty else { return "\(value)" }
        return "(" + children.map { "\($0.label ?? ""):\(text(of: $0.value))" }.joined(separator: ",") + ")"
    }

    /// What the change was made to; `nil` where it was not made.
    ///
    /// - Throws: `keyReused`.
    func document(of account: Account.ID, _ connection: any SQLConnection) throws -> DocumentID? {
        let row = try connection.row(
            "SELECT hash, document_id FROM startup_changes WHERE account_id = \(account) AND key = \(key)"
        )
        guard let row else { return nil }
        let stored: String = try row["hash"]
        guard stored == hash else { throw StartupError.keyReused }
        return try DocumentID(stored: try row["document_id"])
    }

    func note(_ id: DocumentID, of account: Account.ID, at date: Date, _ connection: any SQLConnection) throws {
        try connection.execute(
            """
            INSERT INTO startup_changes (account_id, key, hash, document_id, made_at)
            VALUES (\(account), \(key), \(hash), \(id.text), \(date))
            """
        )
    }
}
