package import Calls

/// A search to take out.
package struct RemoveRecentSearchInput: EndpointInput, Hashable {
    package var text: String

    package init(text: String) {
        self.text = text
    }

    package static let fields: [InputField] = [
        .query("text", .string(1...RepositoryQuery.maximumLength), "The search as it is listed.", .required)
    ]
}
