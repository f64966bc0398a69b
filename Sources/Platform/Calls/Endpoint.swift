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
