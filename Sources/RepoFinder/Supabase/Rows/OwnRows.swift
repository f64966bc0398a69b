import Calls
import Foundation
import PostgREST

/// Rows of one account, read whole.
struct OwnRows: RestRows {
    var table: RestTable
    /// A value for each column.
    var cells: [[JSONValue]] = []
    /// The repositories' keys, row by row; empty for tables without repositories.
    var keys: [String] = []
    /// Keys by what a request calls repositories.
    var aliases: [String: String] = [:]
    /// By name.
    var inner: [String: OwnRows] = [:]

    var count: Int { cells.count }

    func value(_ column: Int, of row: Int) -> JSONValue { cells[row][column] }

    func key(_ column: Int, of row: Int) -> String {
        isRepository(column) ? keys[row] : cells[row][column].string?.lowercased() ?? ""
    }

    func key(_ column: Int, ofText text: String) -> String {
        isRepository(column) ? aliases[text] ?? text.lowercased() : text.lowercased()
    }

    func embedded(_ table: String, of row: Int) -> (any RestRows)? { inner[table] }

    private func isRepository(_ column: Int) -> Bool { table.columns[column].name == "repo_id" }

    /// Adds a row from its cells by name.
    mutating func append(_ row: [String: JSONValue], key: String = "") {
        cells.append(table.columns.map { row[$0.name] ?? .null })
        if !key.isEmpty { keys.append(key) }
    }

    /// The rows of these keys, in their order.
    func rows(ofKeys wanted: [String]) -> ChosenRows {
        let places = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return ChosenRows(self, wanted.compactMap { places[$0] })
    }
}

extension [String: JSONValue] {
    func text(_ name: String) -> String? { self[name]?.string }

    /// The date a client gives a new row; never in the future.
    func date(_ name: String, notAfter now: Date) -> Date {
        guard let date = text(name).flatMap({ RestValue.date($0) }), date < now else { return now }
        return date.roundedToMilliseconds
    }

    /// `nil` where the column is not named.
    func texts(_ name: String) -> [String]? {
        switch self[name] {
        case .array(let elements): elements.compactMap(\.string)
        case .null: []
        default: nil
        }
    }
}

extension Date {
    /// As the database keeps it.
    var roundedToMilliseconds: Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 * 1000).rounded() / 1000)
    }
}
