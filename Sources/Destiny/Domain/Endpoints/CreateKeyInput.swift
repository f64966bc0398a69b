package import Calls

/// A key that is to be made.
package struct CreateKeyInput: EndpointInput, Hashable {
    package var name: String

    package init(_ name: String) {
        self.name = name
    }

    package static let fields: [InputField] = [
        .body("name", .string(1...APIKey.maximumNameLength), "What to call it.")
    ]
}
