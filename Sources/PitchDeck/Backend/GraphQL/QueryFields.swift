import AccountsDomain
import Foundation
import GraphQL
import PitchDeckDomain
import Storage

/// Strapi's `status`: what is published, or what is still written.
enum PublicationStatus: String, Decodable, CaseIterable, Sendable {
    case draft = "DRAFT"
    case published = "PUBLISHED"

    var edition: Startup.Edition { self == .draft ? .draft : .published }
}

struct DocumentArguments: Decodable, Sendable {
    var documentId: String
}

private struct OneArguments: Decodable, Sendable {
    var documentId: String
    var status: PublicationStatus?
}

private struct ListArguments: Decodable, Sendable {
    var filters: GraphQLValue?
    var pagination: PaginationArguments?
    var sort: [String?]?
    var status: PublicationStatus?
}

/// What takes no arguments.
struct NoArguments: Decodable, Sendable {}

struct CategoryConnection: ObjectOutput {
    var nodes: [StartupCategory]
    var pageInfo: PageInfo
}

extension SchemaBinding where Context == PitchDeckContext {
    func bindQueries() {
        bindStartupQueries()
        bindCategoryQueries()
        find("usersPermissionsUser", DocumentArguments.self) { arguments, _, store in
            try store.author(arguments.documentId)
        }
        find("ownFile", DocumentArguments.self) { arguments, _, store -> StartupFile? in
            let (id, files) = (DocumentID(argument: arguments.documentId), FileStore(connection: store.connection))
            guard let asker = store.asker, try files.owner(of: id) == asker else { return nil }
            return try files.file(id)
        }
        find("me", NoArguments.self) { _, call, store in
            try call.context.visit.map { try AuthorProfile($0.account, store, call.context.review) }
        }
        type("StartupEntityResponseCollection", StartupConnection.self) {
            $0.value("nodes") { $0.nodes }
            $0.value("pageInfo") { $0.pageInfo }
        }
        type("CategoryEntityResponseCollection", CategoryConnection.self) {
            $0.value("nodes") { $0.nodes }
            $0.value("pageInfo") { $0.pageInfo }
        }
        type("Pagination", PageInfo.self) {
            $0.value("total") { $0.total }
            $0.value("page") { $0.page }
            $0.value("pageSize") { $0.pageSize }
            $0.value("pageCount") { $0.pageCount }
        }
    }

    private func bindStartupQueries() {
        find("startup", OneArguments.self) { arguments, _, store in
            guard arguments.status == .draft else {
                return try store.startup(DocumentID(argument: arguments.documentId), .published)
            }
            let condition = store.visible(.draft) + " AND s.document_id = \(arguments.documentId)"
            return try store.startups(where: condition, "LIMIT 1").first
        }
        find("startups", ListArguments.self, cost: listCost) { arguments, _, store in
            let page = try StrapiPage(arguments.pagination)
            if let list = try PublishedList(arguments, page, store) { return try list.page(counts: false).startups }
            return try store.startups(
                where: "\(store.visible(arguments.status)) AND \(try StrapiFilter.startups(arguments.filters, store))",
                order: try StrapiSort.startups(arguments.sort),
                page.range
            )
        }
        find("startups_connection", ListArguments.self, cost: listCost) {
            arguments,
            call,
            store -> StartupConnection? in
            let page = try StrapiPage(arguments.pagination)
            // Counting is for those who ask.
            let (shows, counts) = (call.selects("nodes"), call.selects("pageInfo"))
            if let list = try PublishedList(arguments, page, store) {
                let (startups, total) = try list.page(shows: shows, counts: counts)
                return StartupConnection(nodes: startups, pageInfo: page.info(total: total))
            }
            let order = try StrapiSort.startups(arguments.sort)
            let filter = try StrapiFilter.startups(arguments.filters, store)
            let condition: SQL = "\(store.visible(arguments.status)) AND \(filter)"
            return StartupConnection(
                nodes: shows ? try store.startups(where: condition, order: order, page.range) : [],
                pageInfo: page.info(total: counts ? try store.count(where: condition) : 0)
            )
        }
    }

    private func bindCategoryQueries() {
        find("category", OneArguments.self) { arguments, _, store in
            try store.categories(where: "k.document_id = \(arguments.documentId)", order: "k.name", "LIMIT 1").first
        }
        find("categories", ListArguments.self, cost: listCost) { arguments, _, store in
            let page = try StrapiPage(arguments.pagination)
            return try store.categories(
                where: try StrapiFilter.categories(arguments.filters, store),
                order: try StrapiSort.categories(arguments.sort),
                page.range
            )
        }
        find("categories_connection", ListArguments.self, cost: listCost) {
            arguments,
            call,
            store -> CategoryConnection? in
            let page = try StrapiPage(arguments.pagination)
            let condition = try StrapiFilter.categories(arguments.filters, store)
            let order = try StrapiSort.categories(arguments.sort)
            let total: Int =
                try store.connection.row("SELECT COUNT(*) AS total FROM startup_categories k WHERE \(condition)")?[
                    "total"
                ]
                ?? 0
            return CategoryConnection(
                nodes: call.selects("nodes") ? try store.categories(where: condition, order: order, page.range) : [],
                pageInfo: page.info(total: total)
            )
        }
    }
}

extension PublishedList {
    /// `nil` for drafts, and where the filter or the order is of what listings have not.
    fileprivate init?(_ arguments: ListArguments, _ page: StrapiPage, _ store: StartupStore) throws {
        guard arguments.status != .draft, let order = try StrapiSort.listings(arguments.sort),
            let filter = try StrapiFilter.listings(arguments.filters, store)
        else { return nil }
        self.init(store: store, filter: filter, order: order, start: page.start, limit: page.limit)
    }
}

extension StartupStore {
    /// What a status shows: what is published, or one's own as they are written, where that is nothing else as published.
    func visible(_ status: PublicationStatus?) -> SQL {
        guard status == .draft else { return Self.isPublished }
        return """
            s.account_id = \(askerKey) AND s.deleted_at IS NULL AND (e.edition = 'draft' OR NOT EXISTS (
                SELECT 1 FROM startup_editions d WHERE d.document_id = s.document_id AND d.edition = 'draft'
            ))
            """
    }

    func categories(where condition: SQL, order: SQL, _ range: SQL = "") throws -> [StartupCategory] {
        try connection.rows(
            "SELECT k.* FROM startup_categories k WHERE \(condition) ORDER BY \(order) \(range)"
        ).map(StartupCategory.init)
    }

    /// Somebody who has published, or who asks.
    func author(_ id: String) throws -> StartupAuthor? {
        try connection.row(
            """
            SELECT \(authorColumns) FROM startup_authors w
            JOIN accounts a ON a.id = w.account_id
            LEFT JOIN account_passwords p ON p.account_id = w.account_id
            WHERE w.document_id = \(id) AND (w.account_id = \(askerKey) OR EXISTS (
                SELECT 1 FROM startups s JOIN startup_editions e ON e.document_id = s.document_id
                WHERE s.account_id = w.account_id AND \(Self.isPublished)
            ))
            """
        ).map(StartupAuthor.init)
    }
}

/// Who asks, as Strapi's `me` tells them.
struct AuthorProfile: ObjectOutput {
    var account: Account
    /// What they say of themselves here.
    var profile: FounderProfile
    /// As Strapi has it: where no mail is sent, whoever has signed up is.
    var isConfirmed: Bool

    init(_ account: Account, _ store: StartupStore, _ rule: ReviewRule?) throws {
        self.account = account
        isConfirmed =
            rule?.needsConfirmedAddress == true ? account.emailConfirmedAt != nil : account.kind == .member
        profile = try store.profile(of: account.id)
    }

    var id: DocumentID { .author(of: account.id) }
}

/// Strapi's roles, of which everybody who has signed in has the same.
struct AuthorRole: ObjectOutput {}

extension SchemaBinding where Context == PitchDeckContext {
    func bindProfile() {
        type("UsersPermissionsMe", AuthorProfile.self) {
            // Strapi's is a number; this is one of the same kind that tells nothing.
            $0.value("id") { $0.id.number }
            $0.value("documentId") { $0.id.text }
            $0.value("username") { $0.account.name }
            $0.value("email") { $0.account.email }
            $0.value("confirmed") { $0.isConfirmed }
            $0.value("blocked") { _ in false }
            $0.value("role") { _ in AuthorRole?.some(AuthorRole()) }
            $0.value("bio") { $0.profile.bio.isEmpty ? nil : $0.profile.bio }
            $0.readPicture { $0.profile.picture }
            $0.value("isMember") { $0.profile.isMember }
            $0.value("isModerator") { $0.profile.isModerator }
            $0.value("isNew") { $0.profile.isNew }
            $0.value("showsEmail") { $0.profile.showsEmail }
            $0.value("language") { $0.profile.language?.rawValue }
        }
        type("UsersPermissionsMeRole", AuthorRole.self) {
            $0.value("id") { _ in 1 }
            $0.value("name") { _ in "Authenticated" }
            $0.value("description") { _ in String?.some("Default role given to authenticated user.") }
            $0.value("type") { _ in String?.some("authenticated") }
        }
    }
}

extension StartupStore {
    /// Whose an author's id is, where ``author(_:)`` tells of them.
    func account(ofAuthor id: String) throws -> Account.ID? {
        guard try author(id) != nil else { return nil }
        return try connection.row("SELECT account_id FROM startup_authors WHERE document_id = \(id)")?["account_id"]
    }
}

extension DocumentID {
    /// A number of the id, from 1, for clients that want one.
    var number: Int {
        Int(text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 } >> 1) + 1
    }
}
