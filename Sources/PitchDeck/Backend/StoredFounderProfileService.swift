package import AccountsDomain
import Foundation
package import PitchDeckDomain
package import Storage

/// An account's profile in the database.
package struct StoredFounderProfileService: FounderProfileService {
    private let database: any SQLDatabase
    private let account: Account.ID

    package init(database: any SQLDatabase, account: Account.ID) {
        (self.database, self.account) = (database, account)
    }

    package func profile() async throws(StartupError) -> FounderProfile {
        let account = account
        return try await database.finding { try StartupStore(connection: $0, asker: account).profile(of: account) }
    }

    package func save(_ profile: FounderProfile) async throws(StartupError) -> FounderProfile {
        var profile = profile
        profile.bio = profile.bio.trimmingCharacters(in: .whitespacesAndNewlines)
        guard profile.bio.count <= StartupAuthor.maximumBio else { throw .invalid("bio", .tooLong) }
        guard !profile.bio.unicodeScalars.contains("\0") else { throw .invalid("bio", .malformed) }
        let (account, saved) = (account, profile)
        return try await database.changing { connection in
            let store = StartupStore(connection: connection, asker: account)
            try store.setProfile(saved, of: account)
            return try store.profile(of: account)
        }
    }
}

extension StartupStore {
    /// What an account says of itself; nothing where it has never said anything.
    func profile(of account: Account.ID) throws -> FounderProfile {
        let row = try connection.row(
            """
            SELECT a.name, a.role, p.email, w.bio, w.picture_id, w.shows_email, w.language,
                (SELECT COUNT(*) FROM account_identities i WHERE i.account_id = a.id) AS identities,
                CASE WHEN w.account_id IS NULL AND p.email IS NULL
                    AND NOT EXISTS (SELECT 1 FROM startup_views v WHERE v.account_id = a.id)
                    AND NOT EXISTS (SELECT 1 FROM startup_workspace s WHERE s.account_id = a.id)
                    AND NOT EXISTS (SELECT 1 FROM startups o WHERE o.account_id = a.id)
                    THEN 1 ELSE 0 END AS is_new
            FROM accounts a
            LEFT JOIN account_passwords p ON p.account_id = a.id
            LEFT JOIN startup_authors w ON w.account_id = a.id
            WHERE a.id = \(account)
            """
        )
        guard let row else { return FounderProfile() }
        let (email, language): (String?, String?) = (try row["email"], try row["language"])
        let (identities, picture): (Int, String?) = (try row["identities"], try row["picture_id"])
        return FounderProfile(
            name: try row["name"],
            email: email,
            isMember: email != nil || identities > 0,
            isModerator: try row["role"] == Account.Role.admin.rawValue,
            bio: try row["bio"] as String? ?? "",
            picture: try picture.map { try DocumentID(stored: $0) },
            showsEmail: try row["shows_email"] as Bool? ?? false,
            language: language.flatMap(PitchDeckLanguage.init),
            isNew: try row["is_new"]
        )
    }

    /// - Throws: `invalid("avatar", …)` for a file that is another's, or no picture.
    func setProfile(_ profile: FounderProfile, of account: Account.ID) throws {
        if let picture = profile.picture {
            try FileStore(connection: connection).checkPicture(picture, of: account, "avatar")
        }
        try connection.execute(
            """
            INSERT INTO startup_authors (account_id, document_id, bio, picture_id, shows_email, language)
            VALUES (\(account), \(DocumentID.author(of: account).text), \(profile.bio), \(profile.picture?.text),
                \(profile.showsEmail), \(profile.language?.rawValue ?? ""))
            ON CONFLICT (account_id) DO UPDATE
            SET bio = excluded.bio, picture_id = excluded.picture_id, shows_email = excluded.shows_email, language = excluded.language
            """
        )
    }
}
