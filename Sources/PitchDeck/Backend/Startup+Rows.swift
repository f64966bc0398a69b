import AccountsDomain
import Calls
import Crypto
import Foundation
import PitchDeckDomain
import Storage

extension Startup {
    /// A row of `StartupStore.columns`.
    init(_ row: SQLRow) throws {
        let state: String = try row["state"]
        let edition: String = try row["edition"]
        self.init(
            id: try DocumentID(stored: try row["document_id"]),
            number: try row["number"],
            slug: try row["slug"],
            content: try StartupContent(row),
            category: try StartupCategory(joined: row),
            author: try StartupAuthor(row),
            state: try State(stored: state),
            edition: try Edition(stored: edition),
            version: try row["version"],
            views: try row["views"],
            isSample: try row["is_sample"],
            createdAt: try row["created_at"],
            updatedAt: try row["updated_at"],
            publishedAt: try row["published_at"],
            confirmedAt: try row["confirmed_at"],
            deletedAt: try row["deleted_at"],
            isHidden: try row["is_hidden"],
            reviewNote: try row["seen_note"],
            appeal: try StartupAppeal(row)
        )
    }
}

extension StartupAppeal {
    fileprivate init?(_ row: SQLRow) throws {
        guard let text: String = try row["appeal_text"] else { return nil }
        self.init(text: text, madeAt: try row["appeal_made_at"], isAnswered: try row["appeal_is_answered"])
    }
}

extension StartupAuthor {
    /// The columns of an author that every query of them names.
    init(_ row: SQLRow) throws {
        let picture: String? = try row["author_picture"]
        self.init(
            id: try DocumentID(stored: try row["author_id"]),
            name: try row["author_name"],
            bio: try row["author_bio"],
            email: try row["author_email"],
            picture: try picture.map { try DocumentID(stored: $0) },
            joinedAt: try row["author_joined_at"]
        )
    }
}

extension StartupContent {
    fileprivate init(_ row: SQLRow) throws {
        let category: String? = try row["category_id"]
        let stage: String? = try row["stage"]
        let (image, deck): (String?, String?) = (try row["image_id"], try row["deck_id"])
        self.init(
            title: try row["title"],
            pitch: try row["pitch"],
            description: try row["description"],
            category: try category.map { try DocumentID(stored: $0) },
            location: try row["location"],
            stage: try stage.map { try Stage(stored: $0) },
            teamSize: try row["team_size"],
            founded: try row["founded"],
            website: try row["website"],
            links: try StoredJSON.value(try row["links"]),
            claims: try StoredJSON.value(try row["claims"]),
            image: try image.map { try DocumentID(stored: $0) },
            gallery: try StoredJSON.value(try row["gallery"]),
            deck: try deck.map { try DocumentID(stored: $0) },
            showsDeck: try row["shows_deck"]
        )
    }
}

extension StartupCategory {
    /// A row of the categories' own table.
    init(_ row: SQLRow) throws {
        self.init(
            id: try DocumentID(stored: try row["document_id"]),
            number: try row["number"],
            name: try row["name"],
            slug: try row["slug"],
            names: try Self.names(try row["names"]),
            position: try row["position"]
        )
    }

    /// The category that was joined, where there is one.
    fileprivate init?(joined row: SQLRow) throws {
        let id: String? = try row["category_id"]
        guard let id else { return nil }
        self.init(
            id: try DocumentID(stored: id),
            number: try row["category_number"],
            name: try row["category_name"],
            slug: try row["category_slug"],
            names: try Self.names(try row["category_names"]),
            position: try row["category_position"]
        )
    }

    /// Most have none.
    private static func names(_ stored: String) throws -> [String: String] {
        stored == "{}" ? [:] : try StoredJSON.value(stored)
    }
}

extension DocumentID {
    /// What an account is known by as an author: of its id, which never leaves, and so of nothing that others know.
    static func author(of account: Account.ID) -> DocumentID { derived(from: "author \(account.uuidString)") }

    /// The id of a text, always the same.
    static func derived(from text: String) -> DocumentID {
        var digest = SHA256.hash(data: Data(text.utf8)).makeIterator()
        let letters = (0..<24).map { _ in
            "abcdefghijklmnopqrstuvwxyz0123456789".dropFirst(Int(digest.next() ?? 0) % 36).prefix(1)
        }
        return DocumentID(letters.joined()) ?? .random()
    }

    /// - Throws: `unreadable` for what no store of ours has written.
    init(stored text: String) throws(StorageError) {
        guard let id = DocumentID(text) else { throw .unreadable(column: "document_id", expected: "DocumentID") }
        self = id
    }
}

extension RawRepresentable<String> {
    /// - Throws: `unreadable` for a word that this version does not know.
    init(stored text: String) throws(StorageError) {
        guard let value = Self(rawValue: text) else { throw .unreadable(column: "\(Self.self)", expected: text) }
        self = value
    }
}
