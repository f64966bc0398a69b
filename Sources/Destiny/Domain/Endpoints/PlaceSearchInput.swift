package import Calls

/// A place to look for.
package struct PlaceSearchInput: EndpointInput, Hashable {
    package var q: String

    package init(_ text: String) {
        q = text
    }

    package static let fields: [InputField] = [
        .query("q", .string(0...100), "A city's name, perhaps with a region or country after a comma.", .required)
    ]
}
