package import Calls

/// A search to put first.
package struct AddRecentSearchInput: EndpointInput, Hashable {
    package var text: String

    package init(text: String) {
        self.text = text
    }

    package static let fields: [InputField] = [
        .body("text", .string(1...RepositoryQuery.maximumLength), "What was searched for.")
    ]
}
