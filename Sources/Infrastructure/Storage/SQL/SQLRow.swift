/// One row of an answer; values are asked for by column name.
///
///     let name: String = try row["name"]
///     let note: String? = try row["note"]
package struct SQLRow: Hashable, Sendable {
    // Shared by all rows of an answer. To look through them takes less than to hash a name.
    @usableFromInline let columns: [String]
    @usableFromInline let values: [SQLValue]

    init(columns: [String], values: [SQLValue]) {
        self.columns = columns
        self.values = values
    }

    /// The value of a column, as the type that is asked for.
    @inlinable
    package subscript<Value: SQLConvertible>(column: String) -> Value {
        // For a type that the caller knows nothing has to be looked up at run time.
        get throws(StorageError) {
            guard let index = columns.firstIndex(of: column), let value = Value(sqlValue: values[index]) else {
                throw StorageError.unreadable(column: column, expected: "\(Value.self)")
            }
            return value
        }
    }
}
