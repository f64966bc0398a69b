import Calls
package import Foundation
import Tables

/// Startups in a file of others: a CSV with a line of names, or a JSON list of objects.
///
/// The names are `title`, `pitch`, `description`, `category` (its slug), `location`, `stage`, `teamSize`, `founded`
/// and `website`; others are left out.
package struct StartupTable: Sendable {
    /// The line of the file, or the place in the list, from 1; and what stands there.
    package typealias Line = (line: Int, fields: [String: String])

    package let rows: [Line]

    /// Why a file is none.
    package enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
        case notText
        case notJSON
        /// A line of names is missing, or has no `title`.
        case noTitles

        package var description: String {
            switch self {
            case .notText: "it is not UTF-8"
            case .notJSON: "it is not a JSON list"
            case .noTitles: "its first line names no column “title”"
            }
        }
    }

    package init(_ file: Data, isJSON: Bool) throws(Problem) {
        rows = isJSON ? try Self.objects(file) : try Self.lines(file)
    }

    private static func objects(_ file: Data) throws(Problem) -> [Line] {
        guard let value = try? JSONCoding.decode(JSONValue.self, from: file), case .array(let items) = value else {
            throw .notJSON
        }
        return items.enumerated().map { index, item in
            guard case .object(let members) = item else { return (index + 1, [:]) }
            return (index + 1, members.compactMapValues(text))
        }
    }

    private static func text(_ value: JSONValue) -> String? {
        switch value {
        case .string(let text): text
        case .integer(let number): String(number)
        case .number(let number): String(number)
        default: nil
        }
    }

    private static func lines(_ file: Data) throws(Problem) -> [Line] {
        guard let text = String(data: file, encoding: .utf8) else { throw .notText }
        var records = CommaSeparatedTable.rows(text)
        guard let names = records.first?.cells, names.contains("title") else { throw .noTitles }
        records.removeFirst()
        return records.map { record in
            (record.line, Dictionary(zip(names, record.cells)) { first, _ in first })
        }
    }
}
