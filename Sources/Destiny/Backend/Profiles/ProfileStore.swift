import AccountsDomain
import DestinyDomain
import Calls
import Foundation
import Storage

/// One person's birth details and choices, inside a transaction.
struct ProfileStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// What is kept; the defaults where nothing is.
    struct Row {
        var birth: BirthDetails?
        var settings = AstrologySettings()
        var conversations = ConversationSettings()
    }

    func row() throws -> Row {
        let row = try connection.row(
            "SELECT birth, settings, conversations FROM astrology_profiles WHERE account_id = \(account)"
        )
        guard let row else { return Row() }
        let birth: String? = try row["birth"]
        return Row(
            birth: try birth.map(StoredText.value),
            settings: try StoredText.value(try row["settings"]),
            conversations: try StoredText.value(try row["conversations"])
        )
    }

    func save(_ row: Row) throws {
        let birth = try row.birth.map(StoredText.text)
        let settings = try StoredText.text(row.settings)
        let conversations = try StoredText.text(row.conversations)
        try connection.execute(
            """
            INSERT INTO astrology_profiles (account_id, birth, settings, conversations)
            VALUES (\(account), \(birth), \(settings), \(conversations))
            ON CONFLICT (account_id)
            DO UPDATE SET birth = \(birth), settings = \(settings), conversations = \(conversations)
            """
        )
    }

    func deleteEverything() throws {
        try connection.execute("DELETE FROM astrology_profiles WHERE account_id = \(account)")
        try connection.execute("DELETE FROM guide_sessions WHERE account_id = \(account)")
        try connection.execute("DELETE FROM guide_drafts WHERE account_id = \(account)")
        try connection.execute("DELETE FROM saved_matches WHERE account_id = \(account)")
    }
}

/// Values of the API in a text column; the same value is always the same text.
enum StoredText {
    static func text(_ value: some Encodable) throws -> String {
        String(decoding: try JSONCoding.encode(value, sorted: true), as: UTF8.self)
    }

    static func value<Value: Decodable>(_ text: String) throws -> Value {
        try JSONCoding.decode(Value.self, from: Data(text.utf8))
    }
}
