import Calls
import Foundation
import GRDB
import RepositoriesDomain

/// Favourites and recent searches as the person sees them on this phone, inside a transaction.
struct LocalFavourites {
    let database: Database

    static let maximumSearches = 10

    /// Newest first.
    func all() throws -> [Favourite] {
        try Data.fetchAll(database, sql: "SELECT value FROM favourites ORDER BY savedAt DESC, key")
            .map { try JSONCoding.decode(Favourite.self, from: $0) }
    }

    func favourite(_ id: Repository.ID) throws -> Favourite? {
        try Data.fetchOne(database, sql: "SELECT value FROM favourites WHERE key = ?", arguments: [id.key])
            .map { try JSONCoding.decode(Favourite.self, from: $0) }
    }

    func count() throws -> Int {
        try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM favourites") ?? 0
    }

    func put(_ favourite: Favourite) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO favourites (key, value, savedAt) VALUES (?, ?, ?)",
            arguments: [
                favourite.id.key, try JSONCoding.encode(favourite), favourite.savedAt.timeIntervalSince1970,
            ]
        )
    }

    func remove(_ id: Repository.ID) throws {
        try database.execute(sql: "DELETE FROM favourites WHERE key = ?", arguments: [id.key])
    }

    func replaceAll(_ favourites: [Favourite]) throws {
        try database.execute(sql: "DELETE FROM favourites")
        for favourite in favourites { try put(favourite) }
    }

    /// Newest first.
    func searches() throws -> [String] {
        try String.fetchAll(database, sql: "SELECT content FROM recentSearches ORDER BY position DESC")
    }

    func addSearch(_ text: String) throws {
        try removeSearch(text)
        try database.execute(
            sql: "INSERT INTO recentSearches (key, content) VALUES (?, ?)",
            arguments: [text.lowercased(), text]
        )
        try database.execute(
            sql: """
                DELETE FROM recentSearches WHERE position NOT IN
                    (SELECT position FROM recentSearches ORDER BY position DESC LIMIT ?)
                """,
            arguments: [Self.maximumSearches]
        )
    }

    func removeSearch(_ text: String) throws {
        try database.execute(sql: "DELETE FROM recentSearches WHERE key = ?", arguments: [text.lowercased()])
    }

    func replaceSearches(_ searches: [String]) throws {
        try database.execute(sql: "DELETE FROM recentSearches")
        for search in searches.reversed() { try addSearch(search) }
    }
}
