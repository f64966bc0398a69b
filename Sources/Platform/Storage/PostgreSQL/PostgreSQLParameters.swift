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

/// One message of a pipeline.
enum PostgreSQLCommand {
    /// A statement without values.
    case text(String)
    /// A statement that is run once, with its values.
    case once(String, PostgreSQLParameters)
    case prepare(name: String, String, types: [Oid])
    case run(name: String, PostgreSQLParameters)

    /// Whether libpq took it.
    ///
    /// Answers come later, in the order of sending and in text format.
    func send(on connection: OpaquePointer) -> Bool {
        switch self {
        case .text(let text):
            PQsendQueryParams(connection, text, 0, nil, nil, nil, nil, 0) == 1
        case .once(let text, let parameters):
            parameters.withPointers { values, lengths, formats in
                PQsendQueryParams(
                    connection,
                    text,
                    CInt(parameters.count),
                    parameters.types,
                    values,
                    lengths,
                    formats,
                    0
                )
            } == 1
        case .prepare(let name, let text, let types):
            PQsendPrepare(connection, name, text, CInt(types.count), types) == 1
        case .run(let name, let parameters):
            parameters.withPointers { values, lengths, formats in
                PQsendQueryPrepared(connection, name, CInt(parameters.count), values, lengths, formats, 0)
            } == 1
        }
    }
}

extension SQLValue {
    /// Reads a value as the server prints it ("text format").
    ///
    /// Types without a counterpart, such as `uuid` and `jsonb`, are text.
    init(_ bytes: UnsafeBufferPointer<UInt8>, type: Oid) {
        switch type {
        case PostgreSQLType.int8, PostgreSQLType.int4, PostgreSQLType.int2:
            self = Self.integer(bytes)
        case PostgreSQLType.float8, PostgreSQLType.float4:
            self = Self.real(bytes)
        case PostgreSQLType.numeric:
            // The sum of integers is a whole `numeric`.
            self = bytes.contains(UInt8(ascii: ".")) ? Self.real(bytes) : Self.integer(bytes)
        case PostgreSQLType.bool:
            self = .integer(bytes.first == UInt8(ascii: "t") ? 1 : 0)
        case PostgreSQLType.bytea:
            self = .blob(Self.data(hex: bytes.dropFirst(2)))
        default:
            self = .text(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// A number that 64 bits cannot hold is read as a real one.
    private static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> SQLValue {
        Int64(String(decoding: bytes, as: UTF8.self)).map(SQLValue.integer) ?? real(bytes)
    }

    private static func real(_ bytes: UnsafeBufferPointer<UInt8>) -> SQLValue {
        let text = String(decoding: bytes, as: UTF8.self)
        return Double(text).map(SQLValue.real) ?? .text(text)
    }

    /// Two digits a byte, lower case ("bytea Hex Format").
    private static func data(hex: Slice<UnsafeBufferPointer<UInt8>>) -> Data {
        func digit(_ character: UInt8) -> UInt8 {
            character < UInt8(ascii: "a") ? character - UInt8(ascii: "0") : character - UInt8(ascii: "a") + 10
        }
        var data = Data(capacity: hex.count / 2)
        var index = hex.startIndex
        while index + 1 < hex.endIndex {
            data.append(digit(hex[index]) << 4 | digit(hex[index + 1]))
            index += 2
        }
        return data
    }
}

/// Numbers of the server's built-in types (its `pg_type.dat`), which never change.
enum PostgreSQLType {
    static let bool: Oid = 16
    static let bytea: Oid = 17
    static let int8: Oid = 20
    static let int2: Oid = 21
    static let int4: Oid = 23
    static let text: Oid = 25
    static let float4: Oid = 700
    static let float8: Oid = 701
    static let numeric: Oid = 1700
}
