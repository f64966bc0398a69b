package import Foundation
package import RepositoriesDomain

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

    /// - Throws: `invalidImport` for anything this app has not written.
    package init(json: Data) throws(RepositoryError) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let document: Document
        do {
            document = try decoder.decode(Document.self, from: json)
        } catch {
            throw .invalidImport(line: nil)
        }
        guard document.format == Self.format, document.version == Self.version else {
            throw .invalidImport(line: nil)
        }
        guard document.favourites.count <= Self.favouriteLimit else {
            throw .favouriteLimitReached(limit: Self.favouriteLimit)
        }
        favourites = document.favourites
        exportedAt = document.exportedAt
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
