import Calls
package import Foundation

/// Startups in a file of others: a CSV with a line of names, or a JSON list of objects.
///
/// The names are `title`, `pitch`, `description`, `category` (its slug), `location`, `stage`, `teamSize`, `founded`
/// and `website`; others are left out.
package struct StartupTable: Sendable {
    /// The line of the file, or the place in the list, from 1; and what stands there.
    package let rows: [(line: Int, fields: [String: String])]

    /// Why a file is none.
    package enum Problem: Error, Hashable, Sendable {
        case notText
        case notJSON
        /// A line of names is missing, or has no `title`.
        case noTitles
    }

    package init(_ file: Data, isJSON: Bool) throws(Problem) {
        rows = isJSON ? try Self.objects(file) : try Self.lines(file)
    }

    private static func objects(_ file: Data) throws(Problem) -> [(line: Int, fields: [String: String])] {
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

    private static func lines(_ file: Data) throws(Problem) -> [(line: Int, fields: [String: String])] {
        guard let text = String(data: file, encoding: .utf8) else { throw .notText }
        var records = CSVRecords(text).records
        guard let names = records.first?.fields, names.contains("title") else { throw .noTitles }
        records.removeFirst()
        return records.map { record in
            (record.line, Dictionary(zip(names, record.fields)) { first, _ in first })
        }
    }
}

/// Records of a CSV file (RFC 4180), each with the line that it begins on.
struct CSVRecords {
    private(set) var records: [(line: Int, fields: [String])] = []

    init(_ text: String) {
        var (fields, field) = ([String](), "")
        var (isQuoted, line, start) = (false, 1, 1)
        var rest = text.unicodeScalars.makeIterator()
        var next = rest.next()
        // A mark of the byte order is no letter of the first name.
        if next == "\u{FEFF}" { next = rest.next() }
        func isBlank() -> Bool { fields.isEmpty && field.isEmpty }
        while let scalar = next {
            next = rest.next()
            switch scalar {
            case "\"" where isQuoted && next == "\"":
                field.unicodeScalars.append("\"")
                next = rest.next()
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                fields.append(field)
                field = ""
            case "\r" where !isQuoted: break
            case "\n" where !isQuoted:
                if !isBlank() { records.append((start, fields + [field])) }
                (fields, field, line) = ([], "", line + 1)
                start = line
            default:
                if scalar == "\n" { line += 1 }
                field.unicodeScalars.append(scalar)
            }
        }
        if !isBlank() { records.append((start, fields + [field])) }
    }
}
