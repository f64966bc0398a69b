/// One row of an answer; values are asked for by column name.
///
///     let name: String = try row["name"]
///     let note: String? = try row["note"]
package struct SQLRow: Hashable, Sendable {
    // Shared by all rows of an answer; to look through them takes less than to hash a name.
    private let columns: [String]
    private let values: [SQLValue]

    init(columns: [String], values: [SQLValue]) {
        self.columns = columns
        self.values = values
    }

    /// The value of a column, as the type that is asked for.
    package subscript<Value: SQLConvertible>(column: String) -> Value {
        get throws(StorageError) {
            guard let index = columns.firstIndex(of: column), let value = Value(sqlValue: values[index]) else {
                throw StorageError.unreadable(column: column, expected: "\(Value.self)")
            }
            return value
        }
    }
}
