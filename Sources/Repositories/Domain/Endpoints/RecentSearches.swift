package import Calls

/// The newest searches, newest first; at most 10.
package struct RecentSearches: EndpointOutput, Hashable {
    package var searches: [String]

    package init(searches: [String]) {
        self.searches = searches
    }

    package static let schema = JSONSchema.object(
        .required("searches", .array(of: .string, maximum: 10))
    ).named("RecentSearches")
}
