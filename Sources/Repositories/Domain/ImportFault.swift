import Calls

/// Why a file of favourites cannot be imported; then nothing of it is.
package enum ImportFault: Hashable, Sendable {
    /// Of a file, and of what is sent to import: 5,000 favourites with long notes take about this much.
    package static let maximumBytes = 32 << 20

    /// Not a file that Serendip has written.
    case notOurs
    case tooLarge
    /// A favourite cannot be kept: its place in the file from 1, its name, and the field that is wrong.
    case entry(number: Int, name: String, field: String)
}

extension ImportFault {
    /// As members of a problem.
    var members: [String: JSONValue] {
        switch self {
        case .notOurs: [:]
        case .tooLarge: ["limit": .integer(Int64(Self.maximumBytes))]
        case .entry(let number, let name, let field):
            ["entry": .integer(Int64(number)), "name": .string(name), "field": .string(field)]
        }
    }

    init(members: [String: JSONValue]) {
        if let number = members["entry"]?.integer {
            let field = members["field"]?.string ?? ""
            self = .entry(number: Int(number), name: members["name"]?.string ?? "", field: field)
        } else {
            self = members["limit"] == nil ? .notOurs : .tooLarge
        }
    }
}
