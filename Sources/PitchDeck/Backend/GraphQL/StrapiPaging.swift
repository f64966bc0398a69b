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
    private static let categories: [String: SQL] = [
        "documentId": "k.document_id", "id": "k.number", "name": "k.name", "slug": "k.slug",
    ]

    static func startups(_ sort: [String?]?) throws(GraphQLError) -> SQL {
        try order(sort, startups, otherwise: "e.created_at", last: "e.document_id")
    }

    static func categories(_ sort: [String?]?) throws(GraphQLError) -> SQL {
        try order(sort, categories, otherwise: "k.name", last: "k.document_id")
    }

    private static func order(
        _ sort: [String?]?,
        _ columns: [String: SQL],
        otherwise: SQL,
        last: SQL
    ) throws(GraphQLError) -> SQL {
        var parts: [SQL] = []
        for key in (sort ?? []).compactMap({ $0 }) {
            for item in key.split(separator: ",").prefix(columns.count) {
                parts.append(try part(item.trimmingCharacters(in: .whitespaces), columns))
            }
        }
        guard parts.count <= 2 * columns.count else { throw refused("Too many sort keys", ["sort"], .tooMany) }
        if parts.isEmpty { parts = [otherwise] }
        return (parts + [last]).joined(separator: ", ")
    }

    private static func part(_ key: String, _ columns: [String: SQL]) throws(GraphQLError) -> SQL {
        let words = key.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let name = words.first, let column = columns[name], words.count <= 2 else {
            throw refused("Invalid key \(words.first ?? "")", ["sort", words.first ?? ""], .unknownValue)
        }
        switch words.dropFirst().first?.lowercased() ?? "asc" {
        case "asc": return column
        case "desc": return "\(column) DESC"
        default: throw refused("Invalid order. order can only be one of asc|desc|ASC|DESC", ["sort"], .unknownValue)
        }
    }

    private static func refused(_ message: String, _ path: [String], _ reason: StartupError.Reason) -> GraphQLError {
        .strapi(.validation, message, path: path, reason: reason.rawValue)
    }
}
