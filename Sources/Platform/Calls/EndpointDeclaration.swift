/// Everything about a call that is not a Swift type; the server's routes and the API's document are made from it.
package struct EndpointDeclaration: Hashable, Sendable {
    /// Unique in the API, lowerCamelCase: `searchRepositories`.
    package var operation: String
    package var method: EndpointMethod
    package var path: PathTemplate
    package var audience: Audience
    /// Groups operations in the document: `Repositories`.
    package var subject: String
    /// One line, imperative, without a full stop.
    package var summary: String
    package var fields: [InputField]
    /// `nil` when there is no content.
    package var output: JSONSchema?
    package var successStatus: Int
    /// Beyond those that every call may answer with.
    package var problems: [ProblemKind]
    package var maximumBodyBytes: Int

    package enum Audience: Hashable, Sendable {
        /// Also without an account.
        case anyone
        /// Only with an account, a guest's included.
        case person
    }

    /// What the answer's body may be when it is no JSON.
    package var outputContentTypes: [String] = []

    /// Whether it takes a JSON object.
    package var takesBody: Bool { fields.contains { $0.place == .body } }

    /// What the body may be when it is taken as it is.
    package var inputContentTypes: [String]? {
        fields.lazy.compactMap { field in
            guard case .content(let types) = field.place else { return nil }
            return types
        }.first
    }
}
