import AccountsDomain
package import Calls
package import DestinyDomain
import Foundation
import Storage

/// Matches for one account; only reports that the person asked to keep are kept.
package struct AccountMatchService: MatchService {
    static let maximumSaved = 50

    let backend: AstrologyBackend
    let account: Account

    package func match(_ request: MatchRequest) async throws(AstrologyError) -> MatchReport {
        let account = account.id
        let settings = try await backend.database.reading {
            try ProfileStore(connection: $0, account: account).row().settings
        }
        return try backend.match(request, settings)
    }

    package func keep(_ request: MatchRequest, key: IdempotencyKey) async throws(AstrologyError) -> SavedMatch {
        let report = try await match(request)
        let date = Date(timeIntervalSince1970: (backend.now().timeIntervalSince1970 * 1000).rounded() / 1000)
        let account = account.id
        return try await backend.database.writing { connection in
            let store = MatchStore(connection: connection, account: account)
            if let kept = try store.match(key.value) { return kept }
            guard try store.count() < Self.maximumSaved else {
                throw AstrologyError.invalid(field: "matches", reason: .limitReached)
            }
            let saved = SavedMatch(id: key.value, savedAt: date, report: report)
            try store.insert(saved)
            return saved
        }
    }

    package func savedMatches() async throws(AstrologyError) -> [SavedMatch] {
        let account = account.id
        return try await backend.database.reading { try MatchStore(connection: $0, account: account).all() }
    }

    package func forget(_ match: SavedMatch.ID) async throws(AstrologyError) {
        let account = account.id
        try await backend.database.writing { try MatchStore(connection: $0, account: account).delete(match) }
    }
}

extension AstrologyBackend {
    /// The match of two births, for anybody; nothing is kept.
    ///
    /// - Throws: `invalid` with the field that is wrong, as in `girl.date`.
    package func match(
        _ request: MatchRequest,
        _ settings: AstrologySettings = AstrologySettings()
    ) throws(AstrologyError) -> MatchReport {
        let boy = try cast(request.boy, settings, as: "boy")
        let girl = try cast(request.girl, settings, as: "girl")
        return MatchReader(boy: boy, girl: girl, language: settings.language).report
    }

    /// The two births that a caller of the API means.
    ///
    /// - Throws: `invalid` with the field that is wrong, as in `girl.place`.
    package func request(boy: GivenBirth, girl: GivenBirth) throws(AstrologyError) -> MatchRequest {
        MatchRequest(boy: try details(of: boy, as: "boy"), girl: try details(of: girl, as: "girl"))
    }

    private func details(of given: GivenBirth, as person: String) throws(AstrologyError) -> BirthDetails {
        do throws(AstrologyError) {
            return try details(of: given)
        } catch {
            throw error.inside(person)
        }
    }

    private func cast(
        _ details: BirthDetails,
        _ settings: AstrologySettings,
        as person: String
    ) throws(AstrologyError) -> CastBirth {
        do throws(AstrologyError) {
            return try astrologer.cast(try details.validated(now: now()), settings)
        } catch {
            throw error.inside(person)
        }
    }
}

/// The reports that one person kept, inside a transaction.
struct MatchStore {
    let connection: any SQLConnection
    let account: Account.ID

    func all() throws -> [SavedMatch] {
        try connection.rows(
            "SELECT * FROM saved_matches WHERE account_id = \(account) ORDER BY saved_at DESC, id"
        ).map(Self.saved)
    }

    func match(_ id: UUID) throws -> SavedMatch? {
        try connection.row(
            "SELECT * FROM saved_matches WHERE account_id = \(account) AND id = \(id)"
        ).map(Self.saved)
    }

    func count() throws -> Int {
        try connection.row("SELECT COUNT(*) AS total FROM saved_matches WHERE account_id = \(account)")?["total"] ?? 0
    }

    func insert(_ match: SavedMatch) throws {
        try connection.execute(
            """
            INSERT INTO saved_matches (id, account_id, report, saved_at)
            VALUES (\(match.id), \(account), \(try StoredText.text(match.report)), \(match.savedAt))
            """
        )
    }

    func delete(_ id: UUID) throws {
        try connection.execute("DELETE FROM saved_matches WHERE account_id = \(account) AND id = \(id)")
    }

    private static func saved(_ row: SQLRow) throws -> SavedMatch {
        SavedMatch(id: try row["id"], savedAt: try row["saved_at"], report: try StoredText.value(try row["report"]))
    }
}
