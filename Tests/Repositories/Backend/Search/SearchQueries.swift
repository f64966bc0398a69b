import Foundation
import Testing

/// What people type, and what comes first in the starter catalogue.
enum SearchQueries {
    struct Query: Sendable, CustomTestStringConvertible {
        var typed: String
        /// At most three.
        var expected: [String]
        var correction: String?

        var testDescription: String { typed }
    }

    static func all() throws -> [Query] {
        String(decoding: PackageResources.queries_tsv, as: UTF8.self).split(separator: "\n")
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
