import Foundation
import RepositoriesDomain

/// Favourites as a table for spreadsheets (RFC 4180).
nonisolated struct FavouriteCSV {
    let favourites: [Favourite]

    private static let columns = [
        "owner", "name", "url", "description", "language", "license", "stars", "saved_at", "tags", "note",
    ]

    var text: String {
        let rows = [Self.columns] + favourites.map(Self.fields)
        return rows.map { $0.map(Self.escaped).joined(separator: ",") + "\r\n" }.joined()
    }

    private static func fields(of favourite: Favourite) -> [String] {
        let repository = favourite.repository
        return [
            repository.id.owner,
            repository.id.name,
            "https://github.com/\(repository.id.fullName)",
            repository.summary,
            repository.language ?? "",
            repository.license ?? "",
            String(repository.stars),
            favourite.savedAt.formatted(.iso8601),
            favourite.tags.joined(separator: ";"),
            favourite.note,
        ]
    }

    /// A spreadsheet runs a cell that begins like a formula, so such a text gets an apostrophe (OWASP, CSV Injection).
    private static func escaped(_ field: String) -> String {
        let runs = field.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
        let safe = runs ? "'" + field : field
        guard safe.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return safe }
        return "\"" + safe.replacing("\"", with: "\"\"") + "\""
    }
}
