package import Calls
package import RepositoriesDomain

/// What to be similar to.
package struct SimilarInput: EndpointInput, Hashable {
    package var owner: String
    package var name: String
    package var count: Int

    package init(_ id: Repository.ID, count: Int) {
        owner = id.owner
        name = id.name
        self.count = count
    }

    package var id: Repository.ID { Repository.ID(owner: owner, name: name) }

    package static let fields: [InputField] = [
        .repositoryOwner, .repositoryName, .query("count", .integer(1...20), "How many.", .defaulted(10)),
    ]
}
