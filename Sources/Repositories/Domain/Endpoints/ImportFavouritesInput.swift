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
