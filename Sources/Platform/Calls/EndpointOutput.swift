/// What a call answers with.
package protocol EndpointOutput: Codable, JSONDescribed, Sendable {}

/// The output of a call that answers with nothing but success (204).
package struct NoContent: EndpointOutput, Hashable {
    package static let schema = JSONSchema.object()

    package init() {}
}

extension Array: EndpointOutput where Element: EndpointOutput {}
