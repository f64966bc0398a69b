package import Calls

/// The types of columns, by PostgreSQL's names.
package enum ColumnType: String, Hashable, Sendable {
    case text, uuid, int4, int8, float8, bool, timestamptz, jsonb
    case texts = "text[]"

    /// As PostgreSQL's messages say it.
    package var name: String {
        switch self {
        case .int4: "integer"
        case .int8: "bigint"
        case .float8: "double precision"
        case .bool: "boolean"
        case .timestamptz: "timestamp with time zone"
        case .jsonb: "json"
        case .text, .uuid, .texts: rawValue
        }
    }
}

/// A column as clients see it.
package struct RestColumn: Hashable, Sendable {
    package var name: String
    package var type: ColumnType
    package var isNullable: Bool
    /// What a row gets that does not name the column; `nil` for nothing but null.
    package var initial: JSONValue?
    /// Whether several spellings name the same: `eq`, `neq`, `in` and `isdistinct` compare ``RestRows/key(_:of:)``.
    package var hasSpellings: Bool

    package init(
        _ name: String,
        _ type: ColumnType,
        isNullable: Bool = false,
        initial: JSONValue? = nil,
        hasSpellings: Bool = false
    ) {
        (self.name, self.type, self.isNullable) = (name, type, isNullable)
        (self.initial, self.hasSpellings) = (initial, hasSpellings)
    }
}

/// A table, or the rows that a function gives.
package struct RestTable: Sendable {
    package enum Relation: Sendable { case one, many }

    package var name: String
    package var columns: [RestColumn]
    package var primaryKey: [String]
    /// What can be embedded, by its name.
    package var relations: [String: Relation]

    package init(_ name: String, _ columns: [RestColumn], key: [String], relations: [String: Relation] = [:]) {
        (self.name, self.columns, primaryKey, self.relations) = (name, columns, key, relations)
    }

    package func index(of column: String) -> Int? { columns.firstIndex { $0.name == column } }
}

/// Rows to be filtered, wherever they come from; a cell is read when it is asked for.
package protocol RestRows: Sendable {
    var table: RestTable { get }
    /// In the order in which they are without `order`.
    var count: Int { get }

    /// `null` for no value.
    func value(_ column: Int, of row: Int) -> JSONValue

    /// What all spellings of a cell have in common, for a column that has spellings.
    func key(_ column: Int, of row: Int) -> String

    /// The same of a text that a request has.
    func key(_ column: Int, ofText text: String) -> String

    /// The rows, ascending, whose cell is one of these (by key, where the column has spellings); `nil` where looking at
    /// each is as good.
    func rows(where column: Int, isIn values: [String]) -> [Int]?

    /// The rows of another table that belong to one; `nil` for a table that does not.
    func embedded(_ table: String, of row: Int) -> (any RestRows)?
}

extension RestRows {
    package func key(_ column: Int, of row: Int) -> String { value(column, of: row).string ?? "" }
    package func key(_ column: Int, ofText text: String) -> String { text }
    package func rows(where column: Int, isIn values: [String]) -> [Int]? { nil }
    package func embedded(_ table: String, of row: Int) -> (any RestRows)? { nil }
}

/// Some of other rows.
package struct ChosenRows: RestRows {
    private let base: any RestRows
    private let chosen: [Int]

    package init(_ base: any RestRows, _ chosen: [Int]) { (self.base, self.chosen) = (base, chosen) }

    package var table: RestTable { base.table }
    package var count: Int { chosen.count }
    package func value(_ column: Int, of row: Int) -> JSONValue { base.value(column, of: chosen[row]) }
    package func key(_ column: Int, of row: Int) -> String { base.key(column, of: chosen[row]) }
    package func key(_ column: Int, ofText text: String) -> String { base.key(column, ofText: text) }
    package func embedded(_ table: String, of row: Int) -> (any RestRows)? { base.embedded(table, of: chosen[row]) }
}

/// Rows of which nothing but the number is asked.
package struct CountedRows: RestRows {
    package let table: RestTable
    package let count: Int

    package init(_ table: RestTable, count: Int) { (self.table, self.count) = (table, count) }

    package func value(_ column: Int, of row: Int) -> JSONValue { .null }
}
