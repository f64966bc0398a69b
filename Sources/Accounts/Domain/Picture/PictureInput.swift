package import Calls

/// Asks for the person's picture.
package struct PictureInput: EndpointInput, Hashable {
    package var version: String?

    package init(version: String? = nil) {
        self.version = version
    }

    package static let fields: [InputField] = [
        .query("version", .string(0...64), "Makes another address for other bytes; the answer is the picture of now.")
    ]
}
