import Crypto
import CryptoExtras
import Foundation
import PitchDeckDomain
import Storage

/// Links to decks in the database, inside a transaction.
struct LinkStore {
    let connection: any SQLConnection

    private static let columns: SQL = """
        l.document_id, l.secret, l.name, l.expires_at, l.password, l.allows_download, l.is_measured,
        l.asks_address, l.is_marked, l.revoked_at, l.created_at, l.startup_id, l.tries, l.tries_since,
        (SELECT COUNT(*) FROM startup_visits v WHERE v.link_id = l.document_id AND \(VisitStore.counted)) AS opens
        """

    func links(of startup: DocumentID) throws -> [DeckLink] {
        try rows("l.startup_id = \(startup.text)").map(\.link)
    }

    func link(_ id: DocumentID) throws -> StoredLink? { try rows("l.document_id = \(id.text)").first }

    func link(bySecret secret: String) throws -> StoredLink? { try rows("l.secret = \(secret)").first }

    private func rows(_ condition: SQL) throws -> [StoredLink] {
        try connection.rows(
            """
            SELECT \(Self.columns) FROM startup_deck_links l WHERE \(condition)
            ORDER BY l.created_at DESC, l.document_id
            """
        ).map(StoredLink.init)
    }

    func insert(_ link: DeckLink, password: String, of startup: DocumentID) throws {
        try connection.execute(
            """
            INSERT INTO startup_deck_links (document_id, startup_id, secret, name, expires_at, password,
                allows_download, is_measured, asks_address, is_marked, created_at, tries, tries_since)
            VALUES (\(link.id.text), \(startup.text), \(link.secret), \(link.name), \(link.expiresAt), \(password),
                \(link.allowsDownload), \(link.isMeasured), \(link.asksAddress), \(link.isMarked), \(link.createdAt), 0, 0)
            """
        )
    }

    func setRevoked(_ id: DocumentID, at date: Date?) throws {
        try connection.execute("UPDATE startup_deck_links SET revoked_at = \(date) WHERE document_id = \(id.text)")
    }

    /// Counts a wrong password; a time of them begins with the first.
    func noteWrongTry(_ stored: StoredLink, at now: Date) throws {
        let isOver = now.timeIntervalSince(stored.triesSince) > DeckLink.tryTime
        try connection.execute(
            """
            UPDATE startup_deck_links SET tries = \(isOver ? 1 : stored.tries + 1),
                tries_since = \(isOver ? now : stored.triesSince) WHERE document_id = \(stored.link.id.text)
            """
        )
    }
}

/// A link with what only the server knows of it.
struct StoredLink: Sendable {
    var link: DeckLink
    var startup: DocumentID
    /// As ``LinkPassword`` writes it; empty for none.
    var password: String
    var tries: Int
    var triesSince: Date

    init(_ row: SQLRow) throws {
        (password, tries, triesSince) = (try row["password"], try row["tries"], try row["tries_since"])
        startup = try DocumentID(stored: try row["startup_id"])
        link = DeckLink(
            id: try DocumentID(stored: try row["document_id"]),
            secret: try row["secret"],
            name: try row["name"],
            expiresAt: try row["expires_at"],
            hasPassword: !password.isEmpty,
            allowsDownload: try row["allows_download"],
            isMeasured: try row["is_measured"],
            asksAddress: try row["asks_address"],
            isMarked: try row["is_marked"],
            revokedAt: try row["revoked_at"],
            createdAt: try row["created_at"],
            opens: try row["opens"]
        )
    }

    func isLocked(at now: Date) -> Bool {
        tries >= DeckLink.maximumTries && now.timeIntervalSince(triesSince) <= DeckLink.tryTime
    }
}

/// A link's password as it is kept: salt and scrypt's key, in hexadecimal.
enum LinkPassword {
    private static let rounds = 1 << 14

    static func hash(_ password: String) throws(StartupError) -> String {
        var generator = SystemRandomNumberGenerator()
        let salt = Data((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
        return "\(hex(salt))$\(hex(try key(password, salt)))"
    }

    static func isRight(_ password: String, _ stored: String) throws(StartupError) -> Bool {
        let parts = stored.split(separator: "$")
        guard parts.count == 2, let salt = data(parts[0]), let wanted = data(parts[1]) else { return false }
        let given = try key(password, salt)
        return given.count == wanted.count && zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func key(_ password: String, _ salt: Data) throws(StartupError) -> Data {
        do {
            let key = try KDF.Scrypt.deriveKey(
                from: Data(password.utf8),
                salt: salt,
                outputByteCount: 32,
                rounds: rounds,
                blockSize: 8,
                parallelism: 1
            )
            return key.withUnsafeBytes { Data($0) }
        } catch {
            throw .failed("scrypt: \(error)")
        }
    }

    private static func hex(_ data: Data) -> String {
        data.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    private static func data(_ hex: Substring) -> Data? {
        let digits = hex.compactMap { $0.hexDigitValue.map(UInt8.init) }
        guard digits.count == hex.count, digits.count.isMultiple(of: 2) else { return nil }
        return Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }
}
