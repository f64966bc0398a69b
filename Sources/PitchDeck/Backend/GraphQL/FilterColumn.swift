import GraphQL
import PitchDeckDomain
import Storage

/// What a filter compares, and Strapi's operators on it.
enum FilterColumn {
    /// `folded` is the column without case, where one is kept.
    case text(SQL, folded: SQL? = nil)
    /// A text of which nothing else is kept, and so only some operators are meant by it.
    case folded(SQL)
    case number(SQL)
    case date(SQL)

    /// Those that compare without case, or say of others what they say.
    static let foldedOperators: Set<String> = ["eqi", "nei", "containsi", "notContainsi", "not"]

    private var column: SQL {
        switch self {
        case .text(let column, _), .folded(let column), .number(let column), .date(let column): column
        }
    }

    /// Without case; only ASCII letters have one where no such column is kept.
    private var folded: SQL {
        switch self {
        case .text(_, let folded?), .folded(let folded): return folded
        default: break
        }
        return "LOWER(\(column))"
    }

    func compared(_ name: String, _ value: GraphQLValue) throws -> SQL {
        switch name {
        case "eq": return "\(column) = \(try bound(value))"
        case "ne": return "\(column) <> \(try bound(value))"
        case "gt": return "\(column) > \(try bound(value))"
        case "gte": return "\(column) >= \(try bound(value))"
        case "lt": return "\(column) < \(try bound(value))"
        case "lte": return "\(column) <= \(try bound(value))"
        case "in", "notIn", "between": return try compared(name, all: value)
        case "null": return value == .boolean(true) ? "\(column) IS NULL" : "\(column) IS NOT NULL"
        case "notNull": return value == .boolean(true) ? "\(column) IS NOT NULL" : "\(column) IS NULL"
        default: return try compared(name, text: try Self.text(value))
        }
    }

    private func compared(_ name: String, all value: GraphQLValue) throws -> SQL {
        guard case .list(let items) = value else { return StrapiFilter.everything }
        let values = try items.filter { !$0.isNull }.map(bound)
        guard name == "between" else {
            guard !values.isEmpty else { return name == "in" ? "1 = 0" : "1 = 1" }
            let list = values.joined(separator: ", ")
            return name == "in" ? "\(column) IN (\(list))" : "\(column) NOT IN (\(list))"
        }
        guard values.count == 2 else {
            throw Self.malformed("between takes two values", ["filters", "between"])
        }
        return "\(column) BETWEEN \(values[0]) AND \(values[1])"
    }

    private func compared(_ name: String, text: String) throws -> SQL {
        let key = StartupStore.titleKey(text)
        let length = SQL(raw: String(text.unicodeScalars.count))
        switch name {
        case "eqi": return "\(folded) = \(key)"
        case "nei": return "\(folded) <> \(key)"
        case "startsWith": return "SUBSTR(\(column), 1, \(length)) = \(text)"
        case "endsWith":
            return """
                (LENGTH(\(column)) >= \(length) AND SUBSTR(\(column), LENGTH(\(column)) - \(length) + 1) = \(text))
                """
        // Without signs of patterns, and with case on both engines.
        case "contains": return text.isEmpty ? "1 = 1" : "REPLACE(\(column), \(text), '') <> \(column)"
        case "notContains": return text.isEmpty ? "1 = 0" : "REPLACE(\(column), \(text), '') = \(column)"
        case "containsi": return "\(folded) LIKE \(StartupStore.containing(key)) ESCAPE '!'"
        case "notContainsi": return "\(folded) NOT LIKE \(StartupStore.containing(key)) ESCAPE '!'"
        default: throw GraphQLError.strapi(.validation, "Invalid operator \(name)", path: ["filters", name])
        }
    }

    private func bound(_ value: GraphQLValue) throws -> SQL {
        switch self {
        case .text, .folded: return "\(try Self.text(value))"
        case .number:
            guard case .int(let number) = value else { break }
            return "\(number)"
        case .date:
            guard case .string(let text) = value, let moment = Moment(text) else { break }
            return "\(moment.date)"
        }
        throw Self.malformed("Invalid value", ["filters"])
    }

    private static func text(_ value: GraphQLValue) throws -> String {
        switch value {
        case .string(let text), .enum(let text):
            // No database takes it, and so nothing has it.
            guard !text.unicodeScalars.contains("\0") else {
                throw Self.malformed("Invalid value", ["filters"])
            }
            return text
        case .int(let number): return String(number)
        default: throw Self.malformed("Invalid value", ["filters"])
        }
    }

    private static func malformed(_ message: String, _ path: [String]) -> GraphQLError {
        .strapi(.validation, message, path: path, reason: StartupError.Reason.malformed.rawValue)
    }
}
