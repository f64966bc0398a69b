package import Calls

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
