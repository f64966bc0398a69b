import GRDB

extension SQLValue {
    init(_ value: DatabaseValue) {
        switch value.storage {
        case .null: self = .null
        case .int64(let integer): self = .integer(integer)
        case .double(let real): self = .real(real)
        case .string(let text): self = .text(text)
        case .blob(let data): self = .blob(data)
        }
    }

    var databaseValue: DatabaseValue {
        get throws(StorageError) {
            switch self {
            case .null: .null
            case .integer(let integer): integer.databaseValue
            case .real(let real): real.databaseValue
            case .text(let text): try Self.databaseValue(of: text)
            case .blob(let data): data.databaseValue
            }
        }
    }

    /// Text that comes back as it went in: GRDB binds C strings, which end at the first NUL, and PostgreSQL has none.
    private static func databaseValue(of text: String) throws(StorageError) -> DatabaseValue {
        guard !text.containsNUL else { throw .failed("text with a NUL character") }
        return text.databaseValue
    }
}

extension String {
    /// Looked for in memory at once where the text lies in one piece, as nearly all does.
    fileprivate var containsNUL: Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(0) } ?? utf8.contains(0)
    }
}
