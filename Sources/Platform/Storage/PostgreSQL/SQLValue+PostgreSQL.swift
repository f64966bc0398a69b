import CPostgres
import Foundation

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
