import Calls
import Foundation

/// A startup as ``PitchDeckOperation`` selects it.
///
/// A draft beside what is published does not say when that was.
struct StartupAnswer: Decodable {
    var documentId: DocumentID
    var id: Int
    var slug: String
    var title: String
    var pitch: String?
    var description: String?
    var views: Int
    var version: Int
    var state: Startup.State
    var createdAt: Date
    var updatedAt: Date
    var publishedAt: Date?
    var confirmedAt: Date?
    var deletedAt: Date?
    var isSample: Bool
    var isHidden: Bool
    var reviewNote: String
    var appeal: StartupAppeal?
    var location: String
    var stage: StartupContent.Stage?
    var teamSize: Int?
    var founded: Int?
    var website: URL?
    var showsDeck: Bool
    var hasDeck: Bool
    var links: [StartupLink]
    var claims: [StartupClaim]
    var category: CategoryAnswer?
    var author: Author
    var image: FileAnswer?
    var gallery: [FileAnswer]
    var deck: FileAnswer?

    struct FileAnswer: Decodable {
        var documentId: DocumentID
    }

    struct Author: Decodable {
        var documentId: DocumentID
        var username: String
        var bio: String?
        var email: String?
        var avatar: FileAnswer?
        var createdAt: Date
    }

    var startup: Startup {
        Startup(
            id: documentId,
            number: id,
            slug: slug,
            content: content,
            category: category?.category,
            author: StartupAuthor(
                id: author.documentId,
                name: author.username,
                bio: author.bio ?? "",
                email: author.email,
                picture: author.avatar?.documentId,
                joinedAt: author.createdAt
            ),
            state: state,
            edition: publishedAt == nil ? .draft : .published,
            version: version,
            views: views,
            isSample: isSample,
            createdAt: createdAt,
            updatedAt: updatedAt,
            publishedAt: publishedAt,
            confirmedAt: confirmedAt,
            deletedAt: deletedAt,
            isHidden: isHidden,
            reviewNote: reviewNote,
            appeal: appeal
        )
    }

    private var content: StartupContent {
        StartupContent(
            title: title,
            pitch: pitch ?? "",
            description: description ?? "",
            category: category?.documentId,
            location: location,
            stage: stage,
            teamSize: teamSize,
            founded: founded,
            website: website,
            links: links,
            claims: claims,
            image: image?.documentId,
            gallery: gallery.map(\.documentId),
            // Which file another's deck is is nobody's business; that there is one is told by any id.
            deck: deck?.documentId ?? (hasDeck ? documentId : nil),
            showsDeck: showsDeck
        )
    }
}

struct CategoryAnswer: Decodable {
    var documentId: DocumentID
    var id: Int
    var name: String
    var slug: String
    var names: [Name]
    var position: Int

    struct Name: Decodable {
        var language: String
        var name: String
    }

    var category: StartupCategory {
        StartupCategory(
            id: documentId,
            number: id,
            name: name,
            slug: slug,
            names: Dictionary(names.map { ($0.language, $0.name) }) { first, _ in first },
            position: position
        )
    }
}

struct PageAnswer: Decodable {
    var nodes: [StartupAnswer]
    var pageInfo: Info
    /// Of a search alone.
    var newer: Int?
    var partial: Bool?
    var leftOut: [String]?
    var facets: Facets?

    struct Info: Decodable {
        var total: Int
        var page: Int
        var pageSize: Int
    }

    struct Facets: Decodable {
        var categories: [Category]
        var stages: [Stage]
        var places: [StartupFacets.Place]
        var teams: [Team]
        var hiring: Int
        var withDeck: Int
        var fresh: Int

        struct Category: Decodable {
            var documentId: DocumentID
            var count: Int
        }

        struct Stage: Decodable {
            var stage: StartupContent.Stage
            var count: Int
        }

        struct Team: Decodable {
            var team: StartupSearch.TeamBand
            var count: Int
        }

        var facets: StartupFacets {
            StartupFacets(
                categories: Dictionary(categories.map { ($0.documentId, $0.count) }) { first, _ in first },
                stages: Dictionary(stages.map { ($0.stage, $0.count) }) { first, _ in first },
                places: places,
                teams: Dictionary(teams.map { ($0.team, $0.count) }) { first, _ in first },
                hiring: hiring,
                withDeck: withDeck,
                fresh: fresh
            )
        }
    }
}

/// The content as the schema's input takes it: everything, so that what is empty is cleared.
extension StartupContent {
    func input() throws -> JSONValue {
        func json(_ value: (some Encodable)?) throws -> JSONValue {
            guard let value else { return .null }
            // In an array, since a text alone is no document.
            guard case .array(let items) = try JSONCoding.value(from: JSONCoding.encode([value])) else { return .null }
            return items.first ?? .null
        }
        return [
            "title": .string(title), "pitch": .string(pitch), "description": .string(description),
            "category": try json(category), "location": .string(location), "stage": try json(stage),
            "teamSize": try json(teamSize), "founded": try json(founded), "website": try json(website),
            "links": try json(links), "claims": try json(claims), "image": try json(image),
            "gallery": try json(gallery), "deck": try json(deck), "showsDeck": .boolean(showsDeck),
        ]
    }
}
