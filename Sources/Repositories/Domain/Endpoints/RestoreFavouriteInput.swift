package import Calls

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
