package import Calls

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
