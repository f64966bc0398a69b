package import Calls

/// What the person wants to be called.
package struct RenameInput: EndpointInput, Hashable {
    package var name: String

    package init(name: String) {
        self.name = name
    }

    package static let fields: [InputField] = [
        .body("name", .string(0...1_000), "At most 60 characters; may be empty.")
    ]
}
