import Foundation
import GraphQL
import PitchDeckDomain
import Storage

extension Startup: ObjectOutput {}
extension StartupCategory: ObjectOutput {}
extension StartupAuthor: ObjectOutput {}
extension StartupLink: ObjectOutput {}
extension StartupClaim: ObjectOutput {}
extension WorkspaceEntry: ObjectOutput {}
extension StartupContent.Stage: EnumOutput {}
extension Startup.State: EnumOutput {}
extension StartupClaim.Metric: EnumOutput {}
extension WorkspaceStage: ObjectOutput {}
extension StartupSearch.TeamBand: EnumOutput {}

extension StartupFile: ObjectOutput {}

struct StartupConnection: ObjectOutput {
    var nodes: [Startup]
    var pageInfo: PageInfo
}

/// What a category is called in a language.
struct CategoryName: ObjectOutput {
    var language: String
    var name: String
}

/// The startups of a category or an author, which are in no pages.
struct StartupRelation: ObjectOutput {
    var nodes: [Startup]
}

/// As many as are asked for at once, with what its filters compare, so that what a list costs is known.
let listCost = FieldCost(
    sizedBy: ["pagination.pageSize", "pagination.limit", "limit"],
    assumedSize: 10,
    largestSize: StrapiPage.largest,
    conditions: ConditionCost(
        argument: "filters",
        dear: ["contains", "notContains", "containsi", "notContainsi", "startsWith", "endsWith"],
        dearWeight: 25
    )
)

struct RelationArguments: Decodable, Sendable {
    var filters: GraphQLValue?
    var pagination: PaginationArguments?
    var sort: [String?]?
}

struct SimilarArguments: Decodable, Sendable {
    var limit: Int?
}

extension SchemaBinding where Context == PitchDeckContext {
    func bindStartups() {
        type("Startup", Startup.self) {
            $0.value("documentId") { $0.id.text }
            $0.value("id") { $0.number }
            $0.value("title") { $0.content.title }
            $0.value("slug") { $0.slug }
            $0.value("description") { $0.content.description }
            $0.value("pitch") { $0.content.pitch }
            $0.value("views") { min($0.views, Int(Int32.max)) }
            $0.value("imageUrl") { $0.content.image.map(StartupFile.path) }
            $0.read("image", NoArguments.self) { rows, _, _, store in
                let files = try FileStore(connection: store.connection).files(rows.compactMap(\.content.image))
                return rows.map { $0.content.image.flatMap { files[$0] } }
            }
            $0.value("category") { $0.category }
            $0.value("author") { $0.author }
            $0.value("isOwner") { $0.author.id == $1.context.author }
            $0.value("version") { $0.version }
            $0.value("createdAt") { Moment($0.createdAt) }
            $0.value("updatedAt") { Moment($0.updatedAt) }
            $0.value("publishedAt") { $0.edition == .published ? $0.publishedAt.map(Moment.init) : nil }
        }
        bindAdditions()
        type("Link", StartupLink.self) {
            $0.value("name") { $0.name }
            $0.value("url") { $0.url.absoluteString }
        }
        type("Claim", StartupClaim.self) {
            $0.value("metric") { $0.metric }
            $0.value("value") { $0.value }
            $0.value("unit") { $0.unit }
            $0.value("asOf") { Moment($0.asOf) }
            $0.value("evidence") { $0.evidence?.absoluteString }
        }
        bindFiles()
    }

    private func bindAdditions() {
        type("Startup", Startup.self) {
            $0.value("categoryName") { $0.category?.name ?? "" }
            $0.value("location") { $0.content.location }
            $0.value("ownerEmail") { $0.author.email ?? "" }
            $0.value("stage") { $0.content.stage }
            $0.value("teamSize") { $0.content.teamSize }
            $0.value("founded") { $0.content.founded }
            $0.value("website") { $0.content.website?.absoluteString }
            $0.value("links") { $0.content.links }
            $0.value("claims") { $0.content.claims }
            $0.value("state") { $0.state }
            $0.value("confirmedAt") { $0.confirmedAt.map(Moment.init) }
            $0.value("deletedAt") { $0.deletedAt.map(Moment.init) }
            $0.value("isSample") { $0.isSample }
            $0.value("isHidden") { $0.isHidden }
            $0.value("reviewNote") { $0.reviewNote }
            $0.value("appeal") { $0.appeal }
            $0.value("showsDeck") { $0.content.showsDeck }
            $0.read("gallery", NoArguments.self) { rows, _, _, store in
                let files = try FileStore(connection: store.connection).files(rows.flatMap(\.content.gallery))
                return rows.map { $0.content.gallery.compactMap { files[$0] } }
            }
            $0.value("hasDeck") {
                $0.content.deck != nil && ($0.content.showsDeck || $0.author.id == $1.context.author)
            }
            $0.read("deck", NoArguments.self) { rows, _, call, store in
                // A deck that is shown by links alone is nobody else's business.
                let own = rows.filter { $0.author.id == call.context.author }.compactMap(\.content.deck)
                let files = try FileStore(connection: store.connection).files(own)
                return rows.map { $0.content.deck.flatMap { files[$0] } }
            }
            $0.read("similar", SimilarArguments.self, cost: listCost) { rows, arguments, _, store in
                let ids = Set(rows.map(\.id)).sorted { $0.text < $1.text }
                let limit = min(max(arguments.limit ?? 6, 1), StrapiPage.largest)
                let found = try SimilarStartups(store: store).find(ids, limit: limit)
                return rows.map { found[$0.id] ?? [] }
            }
        }
    }

    private func bindFiles() {
        type("UploadFile", StartupFile.self) {
            $0.value("documentId") { $0.id.text }
            $0.value("id") { $0.number }
            $0.value("byteCount") { $0.byteCount }
            $0.value("name") { $0.name }
            $0.value("alternativeText") { _ in String?.none }
            $0.value("caption") { _ in String?.none }
            $0.value("width") { $0.width }
            $0.value("height") { $0.height }
            $0.value("mime") { $0.kind.rawValue }
            // In kilobytes, as Strapi has it.
            $0.value("size") { (Double($0.byteCount) / 10).rounded() / 100 }
            $0.value("url") { $0.path }
            $0.value("createdAt") { Moment($0.createdAt) }
        }
    }

    func bindCategories() {
        type("Category", StartupCategory.self) {
            $0.value("documentId") { $0.id.text }
            $0.value("id") { $0.number }
            $0.value("name") { $0.name }
            $0.value("slug") { $0.slug }
            $0.value("names") { category in
                category.names.sorted { $0.key < $1.key }.map { CategoryName(language: $0.key, name: $0.value) }
            }
            $0.value("position") { $0.position }
            // Categories keep no time.
            $0.value("createdAt") { _ in Moment?.none }
            $0.value("updatedAt") { _ in Moment?.none }
            $0.read("startups", RelationArguments.self, cost: listCost) { rows, arguments, _, store in
                try RelatedStartups(store, arguments, "e.category_id").lists(of: rows.map(\.id))
            }
            $0.read("startups_connection", RelationArguments.self, cost: listCost) { rows, arguments, _, store in
                try RelatedStartups(store, arguments, "e.category_id").lists(of: rows.map(\.id))
                    .map { StartupRelation(nodes: $0) }
            }
        }
        type("CategoryName", CategoryName.self) {
            $0.value("language") { $0.language }
            $0.value("name") { $0.name }
        }
        type("StartupRelationResponseCollection", StartupRelation.self) { $0.value("nodes") { $0.nodes } }
    }

    func bindAuthors() {
        type("UsersPermissionsUser", StartupAuthor.self) {
            $0.value("documentId") { $0.id.text }
            $0.value("username") { $0.name }
            $0.value("email") { $0.email }
            $0.value("bio") { $0.bio.isEmpty ? nil : $0.bio }
            $0.readPicture { $0.picture }
            $0.value("createdAt") { Moment($0.joinedAt) }
            $0.read("startups", RelationArguments.self, cost: listCost) { rows, arguments, _, store in
                try RelatedStartups(store, arguments, "w.document_id").lists(of: rows.map(\.id))
            }
        }
    }
}

extension TypeBinding where Context == PitchDeckContext {
    /// What somebody shows of themselves, all of a wave in one statement.
    func readPicture(_ picture: @escaping @Sendable (Row) -> DocumentID?) {
        read("avatar", NoArguments.self) { rows, _, _, store in
            let files = try FileStore(connection: store.connection).files(rows.compactMap(picture))
            return rows.map { picture($0).flatMap { files[$0] } }
        }
    }
}

/// What is published of several categories or authors, in one statement for all of them.
struct RelatedStartups {
    private let store: StartupStore
    private let column: SQL
    private let condition: SQL
    private let order: SQL
    private let page: StrapiPage

    /// So many limited selects make one statement on every engine.
    private static let mostParts = 100

    init(_ store: StartupStore, _ arguments: RelationArguments, _ column: SQL) throws {
        (self.store, self.column) = (store, column)
        page = try StrapiPage(arguments.pagination)
        order = try StrapiSort.startups(arguments.sort)
        condition = "\(StartupStore.isPublished) AND \(try StrapiFilter.startups(arguments.filters, store))"
    }

    func lists(of ids: [DocumentID]) throws -> [[Startup]] {
        var found: [String: [Startup]] = [:]
        let distinct = Array(Set(ids.map(\.text))).sorted()
        for start in stride(from: 0, to: distinct.count, by: Self.mostParts) {
            let parts = distinct[start...].prefix(Self.mostParts).enumerated().map { index, id -> SQL in
                """
                SELECT * FROM (
                    SELECT \(column) AS parent, \(store.columns) FROM \(StartupStore.tables)
                    WHERE \(column) = \(id) AND \(condition) ORDER BY \(order) \(page.range)
                ) AS \(raw: "part\(index)")
                """
            }
            for row in try store.connection.rows(parts.joined(separator: " UNION ALL ")) {
                found[try row["parent"], default: []].append(try Startup(row))
            }
        }
        return ids.map { found[$0.text] ?? [] }
    }
}
