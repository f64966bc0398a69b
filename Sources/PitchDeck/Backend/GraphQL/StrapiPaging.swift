import Foundation
import GraphQL
import PitchDeckDomain
import Storage

/// `pagination` as Strapi takes it: a page and its size, or a start and a limit, never both.
struct PaginationArguments: Decodable, Sendable {
    var page: Int?
    var pageSize: Int?
    var start: Int?
    var limit: Int?
}

/// A part of a list, with sizes clamped as Strapi clamps them.
struct StrapiPage: Sendable {
    let start: Int
    let limit: Int

    static let largest = 100
    private static let usual = 10
    private static let furthest = 10_000_000

    /// - Throws: `BAD_USER_INPUT` for both pairs at once.
    init(_ arguments: PaginationArguments?) throws(GraphQLError) {
        let (byPage, byStart) = (
            arguments?.page != nil || arguments?.pageSize != nil, arguments?.start != nil || arguments?.limit != nil
        )
        guard !(byPage && byStart) else {
            throw .strapi(
                .validation,
                "Invalid pagination attributes. You cannot use page and offset pagination in the same query",
                path: ["pagination"],
                reason: StartupError.Reason.malformed.rawValue
            )
        }
        if byStart {
            limit = arguments?.limit.map(Self.size) ?? Self.usual
            start = min(max(arguments?.start ?? 0, 0), Self.furthest)
        } else {
            limit = arguments?.pageSize.map(Self.size) ?? Self.usual
            start = (min(max(arguments?.page ?? 1, 1), Self.furthest / limit) - 1) * limit
        }
    }

    /// All that may be asked for where -1 is.
    private static func size(_ asked: Int) -> Int { asked == -1 ? largest : min(max(asked, 1), largest) }

    var range: SQL { "LIMIT \(limit) OFFSET \(start)" }

    func info(total: Int) -> PageInfo {
        PageInfo(total: total, page: start / limit + 1, pageSize: limit, pageCount: (total + limit - 1) / limit)
    }
}

struct PageInfo: ObjectOutput {
    var total: Int
    var page: Int
    var pageSize: Int
    var pageCount: Int
}

/// `sort` as Strapi takes it: `field`, `field:asc` or `field:desc`, of a closed list of fields.
struct StrapiSort {
    private static let startups: [String: SQL] = [
        "documentId": "s.document_id", "id": "s.number", "title": "e.title_key", "slug": "s.slug", "views": "s.views",
        "createdAt": "e.created_at", "updatedAt": "s.updated_at", "publishedAt": "s.published_at",
        "category.name": "c.name", "author.username": "a.name",
    ]
    /// What of it ``StartupListings`` have.
    private static let listed: [String: SQL] = [
        "documentId": "l.document_id", "title": "l.title_key", "views": "l.views", "createdAt": "l.created_at",
        "publishedAt": "l.published_at",
    ]
    private static let categories: [String: SQL] = [
        "documentId": "k.document_id", "id": "k.number", "name": "k.name", "slug": "k.slug",
    ]

    static func startups(_ sort: [String?]?) throws(GraphQLError) -> SQL {
        order(try keys(sort, of: startups), startups, otherwise: "e.created_at", last: "e.document_id")
    }

    /// The same of listings, whose alias is `l`; `nil` where it orders by what these have not.
    static func listings(_ sort: [String?]?) throws(GraphQLError) -> SQL? {
        let keys = try keys(sort, of: startups)
        guard keys.allSatisfy({ listed[$0.name] != nil }) else { return nil }
        return order(keys, listed, otherwise: "l.created_at", last: "l.document_id")
    }

    static func categories(_ sort: [String?]?) throws(GraphQLError) -> SQL {
        order(try keys(sort, of: categories), categories, otherwise: "k.name", last: "k.document_id")
    }

    private struct Key {
        let name: String
        let isDescending: Bool
    }

    private static func order(_ keys: [Key], _ columns: [String: SQL], otherwise: SQL, last: SQL) -> SQL {
        let parts = keys.compactMap { key in columns[key.name].map { key.isDescending ? "\($0) DESC" : $0 } }
        return ((parts.isEmpty ? [otherwise] : parts) + [last]).joined(separator: ", ")
    }

    private static func keys(_ sort: [String?]?, of columns: [String: SQL]) throws(GraphQLError) -> [Key] {
        var keys: [Key] = []
        for text in (sort ?? []).compactMap({ $0 }) {
            for item in text.split(separator: ",").prefix(columns.count) {
                keys.append(try key(item.trimmingCharacters(in: .whitespaces), of: columns))
            }
        }
        guard keys.count <= 2 * columns.count else { throw refused("Too many sort keys", ["sort"], .tooMany) }
        return keys
    }

    private static func key(_ text: String, of columns: [String: SQL]) throws(GraphQLError) -> Key {
        let words = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let name = words.first, columns[name] != nil, words.count <= 2 else {
            throw refused("Invalid key \(words.first ?? "")", ["sort", words.first ?? ""], .unknownValue)
        }
        switch words.dropFirst().first?.lowercased() ?? "asc" {
        case "asc": return Key(name: name, isDescending: false)
        case "desc": return Key(name: name, isDescending: true)
        default: throw refused("Invalid order. order can only be one of asc|desc|ASC|DESC", ["sort"], .unknownValue)
        }
    }

    private static func refused(_ message: String, _ path: [String], _ reason: StartupError.Reason) -> GraphQLError {
        .strapi(.validation, message, path: path, reason: reason.rawValue)
    }
}
