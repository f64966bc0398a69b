package import Calls

/// Which repository.
package struct RepositoryInput: EndpointInput, Hashable {
    package var owner: String
    package var name: String

    package init(_ id: Repository.ID) {
        owner = id.owner
        name = id.name
    }

    package var id: Repository.ID { Repository.ID(owner: owner, name: name) }

    package static let fields: [InputField] = [.owner, .name]
}

extension InputField {
    static let owner = InputField.path("owner", .string(1...39), "Who the repository belongs to.")
    static let name = InputField.path("name", .string(1...100), "What the repository is called.")
}
