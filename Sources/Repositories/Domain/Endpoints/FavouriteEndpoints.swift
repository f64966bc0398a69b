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
        maximumBodyBytes: 16 << 20
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
