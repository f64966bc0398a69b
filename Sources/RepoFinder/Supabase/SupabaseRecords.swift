import AccountData
package import AccountsDomain
package import Calls
import Foundation
package import Storage

/// What clients wrote, as the accounts' service asks for it.
package struct SupabaseRecords: AccountData {
    package var subject: String { "supabase" }

    package init() {}

    /// The account's own documents stay; of the guest comes what the account has not.
    package func merge(_ guest: Account.ID, into account: Account.ID, _ connection: any SQLConnection) throws {
        try connection.execute(
            """
            UPDATE supabase_documents SET account_id = \(account) WHERE account_id = \(guest) AND NOT EXISTS (
                SELECT 1 FROM supabase_documents AS own WHERE own.account_id = \(account)
                    AND own.kind = supabase_documents.kind AND own.key = supabase_documents.key)
            """
        )
        try connection.execute(
            """
            UPDATE supabase_interactions SET account_id = \(account) WHERE account_id = \(guest)
                AND id NOT IN (SELECT id FROM supabase_interactions WHERE account_id = \(account))
            """
        )
        for table in ["supabase_preferences", "supabase_metadata"] {
            try connection.execute(
                """
                UPDATE \(raw: table) SET account_id = \(account) WHERE account_id = \(guest)
                    AND NOT EXISTS (SELECT 1 FROM \(raw: table) AS own WHERE own.account_id = \(account))
                """
            )
        }
    }

    package func export(of account: Account.ID, _ connection: any SQLConnection) throws -> JSONValue {
        let store = DocumentStore(connection: connection, account: account)
        let documents = try store.documents(.saved) + store.documents(.liked)
        return .object([
            "documents": .array(documents.map(Self.value)),
            "interactions": .array(try store.interactions().map(Self.value)),
            "preferences": try PreferencesStore(connection: connection, account: account).stored()?.document ?? .null,
            "metadata": try store.metadata(),
        ])
    }

    package func holdsSomething(of account: Account.ID, _ connection: any SQLConnection) throws -> Bool {
        try connection.row(
            """
            SELECT 1 AS one FROM supabase_documents WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM supabase_interactions WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM supabase_preferences WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM supabase_metadata WHERE account_id = \(account)
            LIMIT 1
            """
        ) != nil
    }

    private static func value(_ document: StoredDocument) -> JSONValue {
        [
            "kind": .string(document.kind.rawValue), "repo_id": .string(document.repositoryID),
            "full_name": .string(document.fullName), "repo_data": document.document ?? .null,
            "created_at": .string(RFC3339.string(from: document.createdAt)),
        ]
    }

    private static func value(_ interaction: StoredInteraction) -> JSONValue {
        [
            "id": .string(interaction.id.uuidString.lowercased()), "action": .string(interaction.action.rawValue),
            "repo_id": .string(interaction.repositoryID),
            "created_at": .string(RFC3339.string(from: interaction.createdAt)),
        ]
    }
}
