package import Calls

/// Which threads to list.
package struct ThreadListInput: EndpointInput, Hashable {
    package var q: String
    package var archived: Bool

    package init(matching text: String, archived: Bool) {
        q = text
        self.archived = archived
    }

    package static let fields: [InputField] = [
        .query("q", .string(0...200), "Words in a title or message.", .defaulted("")),
        .query("archived", .boolean, "The archived ones instead of the others.", .defaulted(false)),
    ]
}
