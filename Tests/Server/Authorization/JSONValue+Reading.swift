import Calls

extension JSONValue {
    subscript(name: String) -> JSONValue? { object?[name] }

    var array: [JSONValue]? {
        guard case .array(let array) = self else { return nil }
        return array
    }

    var bool: Bool? {
        guard case .boolean(let bool) = self else { return nil }
        return bool
    }
}
