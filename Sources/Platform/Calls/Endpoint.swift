package import Foundation

/// One call of the API, declared once: the server mounts it, clients call it, the API's document lists it.
package struct Endpoint<Input: EndpointInput, Output: EndpointOutput, Failure: EndpointFailure>: Sendable {
    package let declaration: EndpointDeclaration

    /// Declares a call.
    ///
    /// `status` is the status of success, 204 for ``NoContent`` in any case; `problems` are what `Failure` can be,
    /// beyond the problems of every call; a body larger than `maximumBodyBytes` is refused before it is read.
    package init(
        _ operation: String,
        _ method: EndpointMethod,
        _ path: PathTemplate,
        for audience: EndpointDeclaration.Audience,
        subject: String,
        summary: String,
        status: Int = 200,
        problems: [ProblemKind] = [],
        maximumBodyBytes: Int = 64 * 1024
    ) {
        let hasContent = Output.self != NoContent.self
        declaration = EndpointDeclaration(
            operation: operation,
            method: method,
            path: path,
            audience: audience,
            subject: subject,
            summary: summary,
            fields: Input.fields,
            output: hasContent ? Output.schema : nil,
            successStatus: hasContent ? status : 204,
            problems: problems,
            maximumBodyBytes: maximumBodyBytes,
            outputContentTypes: (Output.self as? any ContentOutput.Type)?.contentTypes ?? []
        )
        precondition(
            Set(path.parameters) == Set(Input.fields.filter { $0.place == .path }.map(\.name)),
            "the places in the path of \(operation) are its path fields"
        )
    }
}

/// What a call answers with.
package protocol EndpointOutput: Codable, JSONDescribed, Sendable {}

/// The output of a call that answers with nothing but success (204).
package struct NoContent: EndpointOutput, Hashable {
    package static let schema = JSONSchema.object()

    package init() {}
}

extension Array: EndpointOutput where Element: EndpointOutput {}

/// An input that is sent as the request's body, as it is, besides fields in path, query and headers.
///
/// It has one field at the place `content`, which says what types are taken; `Codable` leaves the bytes out.
package protocol ContentInput: EndpointInput {
    var content: Data { get set }
    /// What a client says the bytes are, such as `image/png`; the server looks at the bytes.
    var contentType: String { get }
}

/// An output that is sent as the answer's body, as it is.
package protocol ContentOutput: EndpointOutput {
    /// What it may be.
    static var contentTypes: [String] { get }

    var content: Data { get }
    var contentType: String { get }
    /// Differs whenever the bytes differ; what caches compare.
    var version: String { get }

    /// - Returns: `nil` for a type that it cannot be.
    init?(content: Data, contentType: String, version: String)
}

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

/// Names one decision of a person, so that sending it twice counts once.
package struct IdempotencyKey: Hashable, Sendable {
    package var value: UUID

    package init(_ value: UUID = UUID()) {
        self.value = value
    }
}

/// The bare UUID.
extension IdempotencyKey: Codable {
    package init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(UUID.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

/// The errors of a subject's calls, which travel as problems.
package protocol EndpointFailure: Error {
    /// For the wire; nothing in it that only a log may show.
    var problem: Problem { get }

    /// The error a problem stands for. Total: it also gets `offline`, `unreadable` and problems it does not know.
    init(problem: Problem)
}

extension Problem: EndpointFailure {
    package var problem: Problem { self }

    package init(problem: Problem) { self = problem }
}
