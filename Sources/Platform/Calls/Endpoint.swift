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
