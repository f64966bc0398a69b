import Foundation
import Testing

/// What people type, and what comes first.
enum SearchQueries {
    struct Query: Sendable, CustomTestStringConvertible {
        var typed: String
        /// At most three.
        var expected: [String]
        var correction: String?

        var testDescription: String { typed }
    }

    /// In the starter catalogue.
    static func all() throws -> [Query] { read(PackageResources.queries_tsv) }

    /// Among all repositories that ship with Serendip.
    static func ofWholeCatalogue() -> [Query] { read(PackageResources.catalogue_queries_tsv) }

    private static func read(_ lines: [UInt8]) -> [Query] {
        String(decoding: lines, as: UTF8.self).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { line in
                let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                return Query(
                    typed: cells[0],
                    expected: cells[1].split(separator: " ").map(String.init),
                    correction: cells[2].isEmpty ? nil : cells[2]
                )
            }
    }
}
