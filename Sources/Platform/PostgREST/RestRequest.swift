package import Calls
import Foundation

/// An HTTP request as far as the grammar goes.
package struct RestRequest: Sendable {
    package var method: String
    /// Below the API's address, such as `saved_repos` or `rpc/swipe`.
    package var path: String
    package var query: String
    /// Names in lower case.
    package var headers: [(name: String, value: String)]
    package var body: [UInt8]

    package init(method: String, path: String, query: String, headers: [(String, String)] = [], body: [UInt8] = []) {
        (self.method, self.path, self.query, self.body) = (method, path, query, body)
        self.headers = headers.map { (name: $0.0, value: $0.1) }
    }

    package func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

/// An answer; names of headers in lower case.
package struct RestResponse: Sendable {
    package var status: Int
    package var headers: [(name: String, value: String)] = []
    package var body: [UInt8] = []

    package init(_ status: Int) { self.status = status }

    package func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

/// What a body says of a table's rows.
package struct RestBody: Sendable {
    /// By column, converted to its type; a column that no row names is not there.
    package var rows: [[String: JSONValue]]
    /// What a merge sets, in the body's or the parameter's order.
    package var columns: [String]

    /// - Throws: `PGRST102`, `PGRST204`, `22P02`, `23502`.
    init(
        _ bytes: [UInt8],
        contentType: String?,
        table: RestTable,
        columns named: [String]?,
        usesDefaults: Bool
    ) throws(RestError) {
        for name in named ?? [] where table.index(of: name) == nil { throw .unknownBodyColumn(name, of: table.name) }
        let objects = try Self.objects(bytes, contentType: contentType)
        guard objects.count <= RestLimits.writtenRows else {
            throw .tooMuch("More than \(RestLimits.writtenRows) rows are not taken at once.")
        }
        let keys = Set(objects.first?.keys ?? [:].keys)
        if let named {
            columns = named
        } else {
            guard objects.allSatisfy({ Set($0.keys) == keys }) else { throw .body("All object keys must match") }
            columns = keys.sorted()
        }
        if let unknown = columns.first(where: { table.index(of: $0) == nil }) {
            throw .unknownBodyColumn(unknown, of: table.name)
        }
        rows = []
        for object in objects {
            rows.append(try Self.row(object, columns, table, usesDefaults: usesDefaults))
        }
    }

    /// Without a row.
    package var isEmpty: Bool { rows.isEmpty || columns.isEmpty }

    private static func row(
        _ object: [String: JSONValue],
        _ columns: [String],
        _ table: RestTable,
        usesDefaults: Bool
    ) throws(RestError) -> [String: JSONValue] {
        var row: [String: JSONValue] = [:]
        for name in columns {
            guard let index = table.index(of: name) else { continue }
            let column = table.columns[index]
            guard let value = object[name] else {
                if usesDefaults {
                    row[name] = column.initial
                } else {
                    row[name] = .null
                }
                continue
            }
            row[name] = try RestValue.convert(value, to: column.type)
        }
        return row
    }

    /// One object or an array of them.
    package static func objects(
        _ bytes: [UInt8],
        contentType: String?
    ) throws(RestError) -> [[String: JSONValue]] {
        let type = contentType?.split(separator: ";").first.map { $0.filter { !$0.isWhitespace }.lowercased() }
        guard type == nil || type == "application/json" || type?.hasSuffix("+json") == true || type == "*/*" else {
            throw .body("Content-Type not acceptable: \(type ?? "")")
        }
        guard let value = try? JSONCoding.value(from: Data(bytes)) else { throw .body("Empty or invalid json") }
        switch value {
        case .object(let object): return [object]
        case .array(let elements):
            let objects = elements.compactMap(\.object)
            guard objects.count == elements.count else { throw .body("All elements must be objects") }
            return objects
        default: throw .body("Empty or invalid json")
        }
    }
}
