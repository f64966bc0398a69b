package import Calls

/// Which repository, and whether to ask the source again.
package struct DetailInput: EndpointInput, Hashable {
    package var owner: String
    package var name: String
    package var refresh: Bool

    package init(_ id: Repository.ID, refresh: Bool) {
        owner = id.owner
        name = id.name
        self.refresh = refresh
    }

    package var id: Repository.ID { Repository.ID(owner: owner, name: name) }

    package static let fields: [InputField] = [
        .owner, .name,
        .query("refresh", .boolean, "Ask the source again instead of showing what is stored.", .defaulted(false)),
    ]
}
