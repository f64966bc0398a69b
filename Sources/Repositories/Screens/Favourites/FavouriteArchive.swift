package import Foundation
package import RepositoriesDomain
import Tables

/// Favourites as a file to take along.
nonisolated package struct FavouriteArchive: Equatable {
    package enum Format: String, CaseIterable {
        case json, csv, markdown

        var fileName: String {
            switch self {
            case .json: "gitrepd-favourites.json"
            case .csv: "gitrepd-favourites.csv"
            case .markdown: "gitrepd-favourites.md"
            }
        }
    }

    /// The service keeps no more.
    package static let favouriteLimit = 5_000

    package var favourites: [Favourite]
    package var exportedAt: Date

    package init(favourites: [Favourite], exportedAt: Date) {
        self.favourites = favourites
        self.exportedAt = exportedAt
    }

    @MainActor func text(in format: Format) throws -> String {
        switch format {
        case .json: try json
        case .csv: FavouriteCSV(favourites: favourites).text
        case .markdown: FavouriteMarkdown(favourites: favourites, exportedAt: exportedAt).text
        }
    }
}

// MARK: JSON, the form that can be read back

nonisolated extension FavouriteArchive {
    private struct Document: Codable {
        var format: String
        var version: Int
        var exportedAt: Date
        var favourites: [Favourite]
    }

    private static let format = "gitrepd-favourites"
    private static let version = 1

    /// - Throws: `invalidImport` for anything this app has not written, and for a favourite that cannot be kept.
    package init(json: Data) throws(RepositoryError) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let document: Document
        do {
            document = try decoder.decode(Document.self, from: json)
        } catch {
            throw .invalidImport(.notOurs)
        }
        guard document.format == Self.format, document.version == Self.version else {
            throw .invalidImport(.notOurs)
        }
        guard document.favourites.count <= Self.favouriteLimit else {
            throw .favouriteLimitReached(limit: Self.favouriteLimit)
        }
        favourites = document.favourites
        exportedAt = document.exportedAt
        for (index, favourite) in favourites.enumerated() {
            do throws(RepositoryError) {
                _ = try favourite.validated()
            } catch {
                let name = String(favourite.id.fullName.prefix(100))
                throw .invalidImport(.entry(number: index + 1, name: name, field: error.field))
            }
        }
    }

    private var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let document = Document(
                format: Self.format,
                version: Self.version,
                exportedAt: exportedAt,
                favourites: favourites
            )
            return String(decoding: try encoder.encode(document), as: UTF8.self)
        }
    }
}

/// Favourites as a table for spreadsheets (RFC 4180).
nonisolated struct FavouriteCSV {
    let favourites: [Favourite]

    private static let columns = [
        "owner", "name", "url", "description", "language", "license", "stars", "saved_at", "tags", "note",
    ]

    var text: String {
        CommaSeparatedTable.text([Self.columns] + favourites.map(Self.fields))
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
}

/// Favourites as a page to read or to publish.
nonisolated struct FavouriteMarkdown {
    let favourites: [Favourite]
    let exportedAt: Date

    @MainActor var text: String {
        let day = exportedAt.formatted(.iso8601.year().month().day())
        return (["# \(words("repositories.export.markdown.title"))\n\n\(day)\n"] + favourites.map(Self.entry))
            .joined(separator: "\n")
    }

    private static func entry(_ favourite: Favourite) -> String {
        let repository = favourite.repository
        let name = repository.id.fullName
        var line = "- [\(escaped(name))](https://github.com/\(name))"
        if !repository.summary.isEmpty { line += ": \(escaped(repository.summary))" }
        if !favourite.tags.isEmpty { line += " (\(escaped(favourite.tags.joined(separator: ", "))))" }
        if !favourite.note.isEmpty {
            let note = favourite.note.split(separator: "\n", omittingEmptySubsequences: true)
            line += note.map { "\n  > \(escaped(String($0)))" }.joined()
        }
        return line
    }

    /// The texts are other people's: none of their characters may become markup.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\n", "\r\n", "\r": result += " "
            case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "!", "~": result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }
}

extension RepositoryError {
    /// The field that cannot be kept; a name that GitHub does not allow is told as `name`.
    nonisolated fileprivate var field: String {
        guard case .invalidQuery(let field, _) = self else { return "name" }
        return field
    }
}
