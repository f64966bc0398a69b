import CPostgres
import Foundation

/// The values of a statement in the form libpq takes; none of them is null, as a null is written into the text.
struct PostgreSQLParameters {
    /// A parameter's type says how the server reads it; without one `$1 + 1` would be a 32-bit sum.
    private(set) var types: [Oid] = []
    /// One after the other, each with a NUL behind it.
    private var bytes: [CChar] = []
    private var offsets: [Int] = []
    private var lengths: [CInt] = []
    private var formats: [CInt] = []

    private static let text: CInt = 0
    private static let binary: CInt = 1

    var count: Int { types.count }

    /// - Throws: `failed` for text with a NUL character, which PostgreSQL cannot keep.
    init(_ values: [SQLValue]) throws(StorageError) {
        for value in values {
            switch value {
            case .null: preconditionFailure("a null is part of the text")
            case .integer(let integer): append(PostgreSQLType.int8, "\(integer)".utf8)
            case .real(let real): append(PostgreSQLType.float8, "\(real)".utf8)
            case .text(let text):
                guard !text.utf8.contains(0) else { throw .failed("text with a NUL character") }
                append(PostgreSQLType.text, text.utf8)
            case .blob(let data): append(PostgreSQLType.bytea, data, format: Self.binary)
            }
        }
    }

    private mutating func append(_ type: Oid, _ value: some Sequence<UInt8>, format: CInt = text) {
        types.append(type)
        offsets.append(bytes.count)
        bytes += value.lazy.map { CChar(bitPattern: $0) }
        lengths.append(CInt(bytes.count - (offsets.last ?? 0)))
        bytes.append(0)
        formats.append(format)
    }

    /// Calls libpq with pointers that are valid during the call.
    func withPointers<Result>(
        _ body: (_ values: [UnsafePointer<CChar>?], _ lengths: [CInt], _ formats: [CInt]) -> Result
    ) -> Result {
        bytes.withUnsafeBufferPointer { buffer in
            body(offsets.map { buffer.baseAddress?.advanced(by: $0) }, lengths, formats)
        }
    }
}
