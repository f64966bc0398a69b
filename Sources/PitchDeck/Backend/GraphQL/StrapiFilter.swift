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
    /// Whether it is of ``StartupListings``, and whether all that it compares can be found of these.
    private(set) var readsListings = false
    var isListed = true
    /// How many of what it is part of say the opposite.
    private(set) var negations = 0

    private static let deepest = 6
    private static let mostConditions = 50
    private static let mostValues = 200

    init(_ store: StartupStore) {
        self.store = store
    }

    /// What holds for all.
    static let everything = PublishedList.everything

    /// A condition of ``StartupStore/tables``.
    static func startups(_ filters: GraphQLValue?, _ store: StartupStore) throws -> SQL {
        var filter = StrapiFilter(store)
        return try filter.condition(filters, depth: 1) { try $0.startup($1, $2, $3) }
    }

    /// The same of ``StartupListings``, whose alias is `l`; `nil` where it compares what these have not.
    static func listings(_ filters: GraphQLValue?, _ store: StartupStore) throws -> SQL? {
        var filter = StrapiFilter(store)
        filter.readsListings = true
        let condition = try filter.condition(filters, depth: 1) { try $0.startup($1, $2, $3) }
        return filter.isListed ? condition : nil
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
            case "not":
                negations += 1
                parts.append("NOT (\(try condition(one.value, depth: depth + 1, member)))")
                negations -= 1
            default: parts.append(try member(&self, one.name, one.value, depth))
            }
        }
        parts.removeAll { $0 == Self.everything }
        return parts.isEmpty ? Self.everything : parts.joined(separator: " AND ")
    }

    private mutating func startup(_ name: String, _ value: GraphQLValue, _ depth: Int) throws -> SQL {
        if name == "category" { return try condition(value, depth: depth + 1) { try $0.category($1, $2, $3, "c") } }
        return readsListings ? try listing(name, value, depth) : try edition(name, value, depth)
    }

    /// What compares nothing asks nothing of listings.
    private mutating func unlisted(_ condition: SQL) -> SQL {
        if condition != Self.everything { isListed = false }
        return condition
    }

    mutating func edition(_ name: String, _ value: GraphQLValue, _ depth: Int) throws -> SQL {
        switch name {
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
        guard readsListings, name != "startups" else { return unlisted(try joined(name, value, depth, alias)) }
        if name == "documentId" { return try operators(value, .text("l.category_id")) }
        return listedCategory(try joined(name, value, depth, alias), value)
    }

    private mutating func joined(_ name: String, _ value: GraphQLValue, _ depth: Int, _ alias: String) throws -> SQL {
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

    mutating func operators(_ value: GraphQLValue, _ column: FilterColumn) throws -> SQL {
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
