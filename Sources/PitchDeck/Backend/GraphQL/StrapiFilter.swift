import Foundation
import GraphQL
import PitchDeckDomain
import Storage

/// `filters` in Strapi's dialect as conditions of SQL: a filter sees what its asker could read.
///
/// An operator that is absent or `null` is not given, so that optional variables just work.
struct StrapiFilter {
    let store: StartupStore
    private var conditionCount = 0

    private static let deepest = 6
    private static let mostConditions = 50
    private static let mostValues = 200

    init(_ store: StartupStore) {
        self.store = store
    }

    /// What holds for all.
    static let everything: SQL = "1 = 1"

    /// A condition of ``StartupStore/tables``.
    static func startups(_ filters: GraphQLValue?, _ store: StartupStore) throws -> SQL {
        var filter = StrapiFilter(store)
        return try filter.condition(filters, depth: 1) { try $0.startup($1, $2, $3) }
    }

    /// A condition of `startup_categories k`.
    static func categories(_ filters: GraphQLValue?, _ store: StartupStore) throws -> SQL {
        var filter = StrapiFilter(store)
        return try filter.condition(filters, depth: 1) { try $0.category($1, $2, $3, "k") }
    }

    // MARK: Types

    private typealias Member = (inout StrapiFilter, _ name: String, GraphQLValue, _ depth: Int) throws -> SQL

    /// All members of a filter; what is not given holds.
    private mutating func condition(
        _ filters: GraphQLValue?,
        depth: Int,
        _ member: Member
    ) throws -> SQL {
        guard case .object(let members)? = filters else { return Self.everything }
        guard depth <= Self.deepest else { throw Self.tooMuch("Filters nest deeper than", Self.deepest) }
        var parts: [SQL] = []
        for one in members where !one.value.isNull {
            switch one.name {
            case "and", "or":
                guard case .list(let items) = one.value, !items.isEmpty else { continue }
                try Self.check(items)
                let inner = try items.map { try condition($0, depth: depth + 1, member) }
                parts.append("(\(inner.joined(separator: one.name == "and" ? " AND " : " OR ")))")
            case "not": parts.append("NOT (\(try condition(one.value, depth: depth + 1, member)))")
            default: parts.append(try member(&self, one.name, one.value, depth))
            }
        }
        parts.removeAll { $0 == Self.everything }
        return parts.isEmpty ? Self.everything : parts.joined(separator: " AND ")
    }

    private mutating func startup(_ name: String, _ value: GraphQLValue, _ depth: Int) throws -> SQL {
        switch name {
        case "category": return try condition(value, depth: depth + 1) { try $0.category($1, $2, $3, "c") }
        case "author": return try condition(value, depth: depth + 1) { try $0.author($1, $2, $3) }
        case "documentId": return try operators(value, .text("s.document_id"))
        case "id": return try operators(value, .number("s.number"))
        case "title": return try operators(value, .text("e.title", folded: "e.title_key"))
        case "slug": return try operators(value, .text("s.slug"))
        case "description": return try operators(value, .text("e.description"))
        case "views": return try operators(value, .number("s.views"))
        case "createdAt": return try operators(value, .date("e.created_at"))
        case "updatedAt": return try operators(value, .date("s.updated_at"))
        case "publishedAt": return try operators(value, .date("s.published_at"))
        default: throw GraphQLError.strapi(.validation, "Invalid key \(name)", path: ["filters", name])
        }
    }

    private mutating func category(_ name: String, _ value: GraphQLValue, _ depth: Int, _ alias: String) throws -> SQL {
        switch name {
        case "documentId": return try operators(value, .text(alias == "c" ? "e.category_id" : "k.document_id"))
        case "id": return try operators(value, .number("\(raw: alias).number"))
        case "name": return try operators(value, .text("\(raw: alias).name"))
        case "slug": return try operators(value, .text("\(raw: alias).slug"))
        // Categories keep no time.
        case "createdAt": return try operators(value, .date("CAST(NULL AS BIGINT)"))
        case "startups":
            let inner = try condition(value, depth: depth + 1) { try $0.startup($1, $2, $3) }
            let own: SQL = alias == "c" ? "e.category_id" : "k.document_id"
            return """
                \(own) IN (SELECT e.category_id FROM \(StartupStore.tables) WHERE \(StartupStore.isPublished) AND \(inner))
                """
        default: throw GraphQLError.strapi(.validation, "Invalid key \(name)", path: ["filters", name])
        }
    }

    private mutating func author(_ name: String, _ value: GraphQLValue, _ depth: Int) throws -> SQL {
        switch name {
        case "documentId": return try operators(value, .text("w.document_id"))
        case "username": return try operators(value, .text("a.name"))
        // Nobody learns by it who has an account.
        case "email": return try operators(value, .text("(\(store.visibleEmail))"))
        default: throw GraphQLError.strapi(.validation, "Invalid key \(name)", path: ["filters", name])
        }
    }

    // MARK: Operators

    private mutating func operators(_ value: GraphQLValue, _ column: FilterColumn) throws -> SQL {
        guard case .object(let members) = value else { return Self.everything }
        var parts: [SQL] = []
        for one in members where !one.value.isNull {
            conditionCount += 1
            guard conditionCount <= Self.mostConditions else {
                throw Self.tooMuch("There are more conditions than", Self.mostConditions)
            }
            switch one.name {
            case "not": parts.append("NOT (\(try operators(one.value, column)))")
            case "and", "or":
                guard case .list(let items) = one.value, !items.isEmpty else { continue }
                try Self.check(items)
                let inner = try items.map { try column.compared("eq", $0) }
                parts.append("(\(inner.joined(separator: one.name == "and" ? " AND " : " OR ")))")
            default:
                if case .list(let items) = one.value { try Self.check(items) }
                parts.append(try column.compared(one.name, one.value))
            }
        }
        return parts.isEmpty ? Self.everything : parts.joined(separator: " AND ")
    }

    private static func check(_ items: [GraphQLValue]) throws(GraphQLError) {
        guard items.count <= mostValues else { throw tooMuch("There are more values than", mostValues) }
    }

    private static func tooMuch(_ words: String, _ limit: Int) -> GraphQLError {
        .strapi(
            .validation,
            "\(words) \(limit).",
            path: ["filters"],
            reason: StartupError.Reason.tooMany.rawValue
        )
    }
}

/// What a filter compares, and Strapi's operators on it.
enum FilterColumn {
    /// `folded` is the column without case, where one is kept.
    case text(SQL, folded: SQL? = nil)
    case number(SQL)
    case date(SQL)

    private var column: SQL {
        switch self {
        case .text(let column, _), .number(let column), .date(let column): column
        }
    }

    /// Without case; only ASCII letters have one where no such column is kept.
    private var folded: SQL {
        if case .text(_, let folded?) = self { return folded }
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
        case .text: return "\(try Self.text(value))"
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
