import Calls

/// What stores send, read so that a field of another shape costs only itself; an empty list may come as `{}`.
extension JSONValue {
    subscript(_ key: String) -> JSONValue? { object?[key] }

    /// Empty for what is no list.
    var list: [JSONValue] {
        guard case .array(let values) = self else { return [] }
        return values
    }

    var flag: Bool? {
        switch self {
        case .boolean(let flag): flag
        case .integer(let number): number != 0
        default: nil
        }
    }

    /// Whole numbers of 64 bits come as text.
    var wholeNumber: Int? { integer ?? string.flatMap { Int($0) } }
}
