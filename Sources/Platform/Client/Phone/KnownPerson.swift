import Calls
import Foundation
import GRDB
package import PitchDeckDomain

/// Who a phone's person is, as the server said last.
package struct KnownPerson: Hashable, Codable, Sendable {
    /// What they are known by as an author; `nil` for nobody in particular.
    package var author: DocumentID?
    package var profile: FounderProfile

    package init(author: DocumentID?, profile: FounderProfile) {
        (self.author, self.profile) = (author, profile)
    }

    /// Tells apart whose drafts are on the phone, guests from guests as well; of nobody in particular it is empty.
    package var draftOwner: String { author?.text ?? "" }
}

extension DeviceDatabase {
    /// Who has a session, by a digest of its token; `nil` where the server has not said so of this very session.
    ///
    /// - Throws: `failed` where the phone's own data cannot be read.
    package func person(of session: String) async throws(StartupError) -> KnownPerson? {
        do {
            return try await read { database in
                let sql = "SELECT value FROM knownPeople WHERE session = ?"
                return try Data.fetchOne(database, sql: sql, arguments: [session])
                    .map { try JSONCoding.decode(KnownPerson.self, from: $0) }
            }
        } catch {
            throw .failed("device: \(error)")
        }
    }

    /// Keeps who has a session, in the place of whoever was known before; `nil` only forgets.
    ///
    /// - Throws: `failed` where the phone's own data cannot be written.
    package func remember(_ person: KnownPerson?, of session: String) async throws(StartupError) {
        do {
            try await write { database in
                try database.execute(sql: "DELETE FROM knownPeople")
                guard let person else { return }
                try database.execute(
                    sql: "INSERT INTO knownPeople (session, value) VALUES (?, ?)",
                    arguments: [session, try JSONCoding.encode(person)]
                )
            }
        } catch {
            throw .failed("device: \(error)")
        }
    }
}
