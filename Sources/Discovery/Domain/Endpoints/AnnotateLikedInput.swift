package import Calls
package import RepositoriesDomain

/// New tags and a new note of something liked.
package struct AnnotateLikedInput: EndpointInput, Hashable {
    package var owner: String
    package var name: String
    package var tags: [String]
    package var note: String

    package init(_ id: Repository.ID, tags: [String], note: String) {
        owner = id.owner
        name = id.name
        self.tags = tags
        self.note = note
    }

    package var id: Repository.ID { Repository.ID(owner: owner, name: name) }

    package static let fields: [InputField] = [
        .repositoryOwner, .repositoryName,
        .body("tags", Favourite.tagsSchema, "All tags; kept trimmed, in lower case and once."),
        .body("note", Favourite.noteSchema, "The whole note."),
    ]
}
