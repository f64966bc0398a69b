import CPostgres
import Foundation

/// What the server answered to one command.
final class PostgreSQLAnswer {
    private let result: OpaquePointer

    /// Takes over `result` and frees it.
    init(_ result: OpaquePointer) {
        self.result = result
    }

    deinit { PQclear(result) }

    /// What went wrong; also for a command that was skipped because one before it in the pipeline failed.
    var failure: PostgreSQLFailure? {
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_PIPELINE_SYNC: nil
        case PGRES_PIPELINE_ABORTED: .server(state: "25P02", message: "a command before this one failed")
        default: error
        }
    }

    private var error: PostgreSQLFailure {
        let message = field("M") ?? String(cString: PQresultErrorMessage(result))
        // The server's last words on this connection, such as before it stops.
        if let severity = field("V"), ["FATAL", "PANIC"].contains(severity) { return .lost(message) }
        return .server(state: field("C") ?? "XX000", message: message)
    }

    /// A part of an error, by its letter (PostgreSQL, "Error and Notice Message Fields").
    private func field(_ letter: Unicode.Scalar) -> String? {
        PQresultErrorField(result, CInt(letter.value)).map { String(cString: $0) }
    }

    /// Such as `COMMIT` or `INSERT 0 1`.
    var tag: String { PQcmdStatus(result).map { String(cString: $0) } ?? "" }

    /// How many rows were inserted, updated or deleted.
    var changeCount: Int {
        guard !tag.hasPrefix("SELECT"), let count = PQcmdTuples(result) else { return 0 }
        return Int(String(cString: count)) ?? 0
    }

    func rows() -> [SQLRow] {
        let columns = (0..<PQnfields(result)).map { column in
            PQfname(result, column).map { String(cString: $0) } ?? ""
        }
        let types = (0..<PQnfields(result)).map { PQftype(result, $0) }
        return (0..<PQntuples(result)).map { row in
            SQLRow(
                columns: columns,
                values: types.enumerated().map { value(row, CInt($0), type: $1) }
            )
        }
    }

    private func value(_ row: CInt, _ column: CInt, type: Oid) -> SQLValue {
        guard PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column) else { return .null }
        let length = Int(PQgetlength(result, row, column))
        return start.withMemoryRebound(to: UInt8.self, capacity: length) { bytes in
            SQLValue(UnsafeBufferPointer(start: bytes, count: length), type: type)
        }
    }
}
