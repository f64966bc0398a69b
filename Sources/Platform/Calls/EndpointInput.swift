/// What a call takes.
///
/// Every member that `Codable` writes has one entry in `fields`, of the same name; a member is optional, or its field
/// is required or has a default.
package protocol EndpointInput: Codable, Sendable {
    static var fields: [InputField] { get }
}

/// The input of a call that takes nothing.
package struct NoInput: EndpointInput, Hashable {
    package static let fields: [InputField] = []

    package init() {}
}
