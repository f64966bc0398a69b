package import Calls

/// The calls of a ``FavouriteService``, for the person who asks.
package enum FavouriteEndpoints {
    package static let list = Endpoint<NoInput, [Favourite], RepositoryError>(
        "listFavourites",
        .get,
        "/api/v1/favourites",
        for: .person,
        subject: "Favourites",
        summary: "List the favourites, newest first"
    )

    package static let save = Endpoint<SaveFavouriteInput, Favourite, RepositoryError>(
        "saveFavourite",
        .post,
        "/api/v1/favourites",
        for: .person,
        subject: "Favourites",
        summary: "Save a repository, or do nothing when it is saved already",
        problems: [.favouriteLimitReached, .repositoryNotFound]
    )

    package static let remove = Endpoint<RemoveFavouriteInput, NoContent, RepositoryError>(
        "removeFavourite",
        .delete,
        "/api/v1/favourites/{owner}/{name}",
        for: .person,
        subject: "Favourites",
        summary: "Remove a repository, or do nothing when it is not saved"
    )

    package static let restore = Endpoint<RestoreFavouriteInput, NoContent, RepositoryError>(
        "restoreFavourite",
        .post,
        "/api/v1/favourite-restorations",
        for: .person,
        subject: "Favourites",
        summary: "Put back a favourite with its tags, note and date",
        problems: [.favouriteLimitReached, .repositoryNotFound]
    )

    package static let annotate = Endpoint<AnnotateFavouriteInput, Favourite, RepositoryError>(
        "annotateFavourite",
        .patch,
        "/api/v1/favourites/{owner}/{name}",
        for: .person,
        subject: "Favourites",
        summary: "Replace the tags and the note of a favourite",
        problems: [.repositoryNotFound]
    )

    package static let importAll = Endpoint<ImportFavouritesInput, ImportReport, RepositoryError>(
        "importFavourites",
        .post,
        "/api/v1/favourite-imports",
        for: .person,
        subject: "Favourites",
        summary: "Add the favourites that are not there yet",
        problems: [.favouriteLimitReached, .repositoryNotFound],
        maximumBodyBytes: ImportFault.maximumBytes
    )

    package static let recentSearches = Endpoint<NoInput, RecentSearches, RepositoryError>(
        "listRecentSearches",
        .get,
        "/api/v1/recent-searches",
        for: .person,
        subject: "Favourites",
        summary: "List the ten newest searches, newest first"
    )

    package static let addRecentSearch = Endpoint<AddRecentSearchInput, NoContent, RepositoryError>(
        "addRecentSearch",
        .put,
        "/api/v1/recent-searches",
        for: .person,
        subject: "Favourites",
        summary: "Put a search first in the list"
    )

    package static let removeRecentSearch = Endpoint<RemoveRecentSearchInput, NoContent, RepositoryError>(
        "removeRecentSearch",
        .delete,
        "/api/v1/recent-searches",
        for: .person,
        subject: "Favourites",
        summary: "Take a search out of the list, or do nothing when it is not there"
    )
}

/// A search to put first.
package struct AddRecentSearchInput: EndpointInput, Hashable {
    package var text: String

    package init(text: String) {
        self.text = text
    }

    package static let fields: [InputField] = [
        .body("text", .string(1...RepositoryQuery.maximumLength), "What was searched for.")
    ]
}

/// The newest searches, newest first; at most 10.
package struct RecentSearches: EndpointOutput, Hashable {
    package var searches: [String]

    package init(searches: [String]) {
        self.searches = searches
    }

    package static let schema = JSONSchema.object(
        .required("searches", .array(of: .string, maximum: 10))
    ).named("RecentSearches")
}

/// A search to take out.
package struct RemoveRecentSearchInput: EndpointInput, Hashable {
    package var text: String

    package init(text: String) {
        self.text = text
    }

    package static let fields: [InputField] = [
        .query("text", .string(1...RepositoryQuery.maximumLength), "The search as it is listed.", .required)
    ]
}

/// What to put back.
package struct RestoreFavouriteInput: EndpointInput, Hashable {
    package var favourite: Favourite
    package var key: IdempotencyKey

    package init(_ favourite: Favourite, key: IdempotencyKey) {
        self.favourite = favourite
        self.key = key
    }

    package static let fields: [InputField] = [
        .body("favourite", Favourite.schema, "The favourite as it was."), .idempotencyKey,
    ]
}

/// What to save.
package struct SaveFavouriteInput: EndpointInput, Hashable {
    package var repository: Repository
    package var key: IdempotencyKey

    package init(_ repository: Repository, key: IdempotencyKey) {
        self.repository = repository
        self.key = key
    }

    package static let fields: [InputField] = [
        .body("repository", Repository.schema, "The repository with the facts that are shown."), .idempotencyKey,
    ]
}

/// What to remove.
package struct RemoveFavouriteInput: EndpointInput, Hashable {
    package var owner: String
    package var name: String
    package var key: IdempotencyKey

    package init(_ id: Repository.ID, key: IdempotencyKey) {
        owner = id.owner
        name = id.name
        self.key = key
    }

    package var id: Repository.ID { Repository.ID(owner: owner, name: name) }

    package static let fields: [InputField] = [.owner, .name, .idempotencyKey]
}

/// What to add.
package struct ImportFavouritesInput: EndpointInput, Hashable {
    package var favourites: [Favourite]
    package var key: IdempotencyKey

    package init(_ favourites: [Favourite], key: IdempotencyKey) {
        self.favourites = favourites
        self.key = key
    }

    package static let fields: [InputField] = [
        .body(
            "favourites",
            .array(of: Favourite.schema, maximum: Favourite.maximumCount),
            "All of them are added or, when one is not valid, none."
        ),
        .idempotencyKey,
    ]
}

/// New tags and a new note.
package struct AnnotateFavouriteInput: EndpointInput, Hashable {
    package var owner: String
    package var name: String
    package var tags: [String]
    package var note: String
    package var key: IdempotencyKey

    package init(_ id: Repository.ID, tags: [String], note: String, key: IdempotencyKey) {
        owner = id.owner
        name = id.name
        self.tags = tags
        self.note = note
        self.key = key
    }

    package var id: Repository.ID { Repository.ID(owner: owner, name: name) }

    package static let fields: [InputField] = [
        .owner, .name,
        .body("tags", Favourite.tagsSchema, "All tags; kept trimmed, in lower case and once."),
        .body("note", Favourite.noteSchema, "The whole note."),
        .idempotencyKey,
    ]
}
