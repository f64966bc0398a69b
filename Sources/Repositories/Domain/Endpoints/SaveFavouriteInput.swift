package import Calls

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
