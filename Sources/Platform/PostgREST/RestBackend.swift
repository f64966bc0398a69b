package import Calls

/// A function that is called below `rpc/`.
package struct RestFunction: Sendable {
    package struct Parameter: Sendable {
        package var name: String
        package var type: ColumnType
        package var isRequired: Bool

        package init(_ name: String, _ type: ColumnType, isRequired: Bool = false) {
            (self.name, self.type, self.isRequired) = (name, type, isRequired)
        }
    }

    package var name: String
    package var parameters: [Parameter]
    /// Of what it gives.
    package var result: RestTable
    /// Whether it gives one row, as an object, instead of a list.
    package var isSingle: Bool
    /// Whether it changes something, so that `GET` cannot call it.
    package var isVolatile: Bool

    package init(
        _ name: String,
        _ parameters: [Parameter],
        result: RestTable,
        isSingle: Bool = false,
        isVolatile: Bool = false
    ) {
        (self.name, self.parameters, self.result) = (name, parameters, result)
        (self.isSingle, self.isVolatile) = (isSingle, isVolatile)
    }
}

/// What a write asks a backend to do with rows, and how its answer is made, both within its transaction: what throws
/// undoes the write.
package struct RestWrite: Sendable {
    package enum Change: Sendable {
        /// `resolution` says what becomes of a row that is there.
        case insert(RestBody, RestPreferences.Resolution?)
        /// The columns to set.
        case update([String: JSONValue])
        case delete
    }

    package var change: Change
    package var query: RestQuery
    /// Whether the answer has the rows themselves; else their number is enough.
    package var showsRows: Bool
    /// Which of the rows that the caller may change are meant.
    package var choose: @Sendable (any RestRows) throws(RestError) -> [Int]
    /// The answer for the rows as they are afterwards, or were before they were deleted; `inserted` of them are new.
    package var answer: @Sendable (_ rows: any RestRows, _ inserted: Int) throws(RestError) -> RestResponse
}

/// What stands behind the tables and functions.
package protocol RestBackend<Caller>: Sendable {
    associatedtype Caller: Sendable

    var tables: [RestTable] { get }
    var functions: [RestFunction] { get }

    /// The rows of a table that the caller may see, and the answer made of them.
    func read(
        _ table: RestTable,
        _ query: RestQuery,
        by caller: Caller,
        answer: @escaping @Sendable (any RestRows) throws(RestError) -> RestResponse
    ) async throws -> RestResponse

    /// - Throws: `42501` for what the caller may not do.
    func write(_ table: RestTable, _ write: RestWrite, by caller: Caller) async throws -> RestResponse

    /// The rows that a function gives.
    func call(
        _ function: RestFunction,
        _ arguments: [String: JSONValue],
        _ query: RestQuery,
        by caller: Caller
    ) async throws -> any RestRows
}
